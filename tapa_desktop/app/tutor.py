"""The tutor: judges a roll while a person composes a play, and objects once to one that gives too much away.

It holds nothing up. What has not been judged in time is played.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from tapa_desktop.coach.hint import PlayQuestion
from tapa_desktop.coach.judging import Option
from tapa_desktop.coach.marks import Mark
from tapa_desktop.coach.tutor import Objection, explanations, is_looked_at, judgements, objection
from tapa_desktop.rules.position import Position

from .coaching import question_of
from .door import Door
from .session import Session


class Tutor(QObject):
    """Sits beside a session, if the settings want one.

    Signals:
        objected: an `Objection` to the play that was to be made. Whoever wishes for the same again has his will.
        explained: the `Reason`s why the play that it has objected to is not as good, a moment later.
        withdrawn: the play that it objected to is no longer there.
    """

    objected = Signal(object)
    explained = Signal(object)
    withdrawn = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._door, self._explaining = Door(judgements, parent=self), Door(explanations, parent=self)
        self._question: PlayQuestion | None = None
        self._judged: tuple[Option, ...] = ()
        self.is_through = False  # whether no more of the present roll is to be judged
        self._objected_to: Position | None = None
        self._door.answered.connect(self._hear)
        self._door.finished.connect(self._end)
        self._explaining.answered.connect(self.explained)
        session.state_changed.connect(self._follow)
        session.settings_changed.connect(self._follow)
        session.heed(self)

    def objects(self, *, is_wished: bool) -> bool:
        """Whether the play that is drafted is not to be made now; a person who wishes for it twice is not held back."""
        found = self._objection()
        if found is None or (is_wished and found.played.position == self._objected_to):
            return False
        if found.played.position != self._objected_to:
            self._objected_to = found.played.position
            self.objected.emit(found)
            self._explaining.ask(found)
        return True

    def close(self) -> None:
        """End the thinking."""
        self._door.close()
        self._explaining.close()

    def _follow(self) -> None:
        """Judge the present roll, unless that is being done."""
        if self._objected_to is not None:
            self._objected_to = None
            self._explaining.cancel()
            self.withdrawn.emit()
        question = question_of(self._session.state) if self._session.settings.tutor != "off" else None
        if question == self._question:
            return
        self._door.cancel()
        self._judged, self.is_through = (), False
        self._question = question if isinstance(question, PlayQuestion) else None
        if self._question is not None:
            self._door.ask(self._question)

    def _hear(self, judged: tuple[Option, ...]) -> None:
        self._judged = judged

    def _end(self) -> None:
        self.is_through = True

    def _objection(self) -> Objection | None:
        """What there is to say against what is drafted, as far as it has been judged."""
        draft, settings = self._session.draft, self._session.settings
        if self._question is None or draft is None:
            return None
        if not (self.is_through or is_looked_at(self._judged, draft.position)):
            return None
        return objection(self._question, self._judged, draft.position, settings.marks, Mark(settings.tutor))
