"""The tutor: judges a person's decisions, and objects once to an action that would lose too much.

It never delays the player: an action that is not judged in time is carried out.
"""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from tapa_desktop.app.background.task import BackgroundTask
from tapa_desktop.coach.candidates import Candidate
from tapa_desktop.coach.decision import Action, PlayQuestion
from tapa_desktop.coach.strength import ErrorClass
from tapa_desktop.coach.tutor import (
    CubeLosses,
    CubeObjection,
    Objection,
    cube_objection,
    explanations,
    judgements,
    objection,
)
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.position import Position

from .automatic import question_to_person
from .session import Session


class Tutor(QObject):
    """Watches a session, if the settings say so."""

    # An `Objection` to the play about to be made, or a `CubeObjection`; if the player repeats the action, it is done.
    objected = Signal(object)
    explained = Signal(object)  # the `Reason`s why that play is not as good, a moment later
    withdrawn = Signal()  # the decision that it objected to no longer has to be made

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._judging = BackgroundTask(judgements, session.engine, parent=self)
        self._explaining = BackgroundTask(explanations, session.engine, parent=self)
        self._question: PlayQuestion | GameState | None = None
        self._judgement: tuple[Candidate, ...] | CubeLosses = ()  # empty until it is there
        self._objected_to: Position | Action | None = None
        self._judging.answered.connect(self._keep_judgement)
        self._explaining.answered.connect(self.explained)
        session.match.state_changed.connect(self._follow)
        session.change_of("tutor", "doubtful_loss", "error_loss", "blunder_loss").connect(self._follow)
        session.match.adviser = self
        if session.match.is_live:  # from before the tutor existed
            self._follow()

    def objects_to_play(self, *, is_requested: bool) -> bool:
        """Whether the drafted play should not be made now; False if a person requests it a second time."""
        objection = self._objection()
        if objection is None:
            return False
        is_repeated = objection.played.position == self._objected_to
        if not is_repeated:
            self._object(objection.played.position, objection)
            self._explaining.ask(objection)
        return not (is_repeated and is_requested)

    def objects_to(self, action: Action) -> bool:
        """Like `objects_to_play`, for a decision about the cube."""
        settings = self._session.settings
        if not isinstance(self._judgement, CubeLosses) or action == self._objected_to:
            return False
        objection = cube_objection(self._judgement, action, settings.marks, ErrorClass(settings.tutor))
        if objection is not None:
            self._object(action, objection)
        return objection is not None

    def _object(self, to: Position | Action, objection: Objection | CubeObjection) -> None:
        self._objected_to = to
        self.objected.emit(objection)

    def _follow(self) -> None:
        if self._objected_to is not None:
            self._objected_to = None
            self._explaining.cancel()
            self.withdrawn.emit()
        question = self._decision() if self._session.settings.tutor != "off" else None
        if question != self._question:
            self._judging.cancel()
            self._question, self._judgement = question, ()
            if question is not None:
                self._judging.ask(question)

    def _decision(self) -> PlayQuestion | GameState | None:
        """The decision that a person has to make now: about a play, or, as the state, about the cube."""
        state = self._session.match.state
        question = question_to_person(state)
        if question is None or isinstance(question, PlayQuestion):
            return question
        return None if question.cube is None else state

    def _keep_judgement(self, judgement: tuple[Candidate, ...] | CubeLosses) -> None:
        self._judgement = judgement

    def _objection(self) -> Objection | None:
        """The objection to the draft; None if there is none, or it has not been judged yet."""
        draft, settings = self._session.match.draft, self._session.settings
        if not isinstance(self._question, PlayQuestion) or isinstance(self._judgement, CubeLosses) or draft is None:
            return None
        result = objection(self._question, self._judgement, draft.position, settings.marks, ErrorClass(settings.tutor))
        if result is None:
            return None
        play = format_play(draft.steps)  # the judge may have another order of its steps
        return replace(result, played=replace(result.played, play=play))
