"""The program as `ui/startup/program.py` puts it together, which can end and start again within one process."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QFileDialog

from tapa_desktop.ai.cube.cubeful import AtScore, CubeState
from tapa_desktop.ai.probabilities import Probabilities
from tapa_desktop.app.background.thinker import Thinker
from tapa_desktop.app.session.session import Session
from tapa_desktop.app.settings import load_settings
from tapa_desktop.app.storage.archive import Archive, data_dir
from tapa_desktop.cancelling import Cancelled, IsCancelled
from tapa_desktop.rules.dice import Roll
from tapa_desktop.rules.outcome import Stage, dice_due
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.ruleset import RuleSet
from tapa_desktop.ui.main.window import MainWindow, TranslatedWindow
from tapa_desktop.ui.text.translator import Translator

_THOUGHT_S = 0.004  # at most, for a choice


class Choice(NamedTuple):
    """A play, or a decision about the cube."""

    position: Position
    equity: float = 0.0
    is_yes: bool = False
    turning_equity: float | None = None
    probabilities: Probabilities = Probabilities(0.5, 0.2, 0.1, 0.2, 0.1)
    at_score: AtScore | None = None


class Gambler:
    """Plays at random, depending only on the position, and thinks for a moment, in which it can be cancelled."""

    def choose(
        self,
        rule_set: RuleSet,
        position: Position,
        roll: Roll | None,
        is_cancelled: IsCancelled,
        stage: Stage,
        **_: object,
    ) -> Choice:
        chance = self._think(position, is_cancelled)
        return Choice(chance.choice(list(plays(rule_set, position, dice_due(stage, roll)))))

    def double(self, _: RuleSet, position: Position, _stand: CubeState, is_cancelled: IsCancelled) -> Choice:
        return Choice(position, is_yes=self._think(position, is_cancelled).random() < 0.1)

    def take(self, _: RuleSet, position: Position, _stand: CubeState, is_cancelled: IsCancelled) -> Choice:
        return Choice(position, is_yes=self._think(position, is_cancelled).random() < 0.7)

    def _think(self, position: Position, is_cancelled: IsCancelled) -> random.Random:
        chance = random.Random(str(position))
        until = time.monotonic() + chance.uniform(0, _THOUGHT_S)
        while time.monotonic() < until:
            if is_cancelled():
                raise Cancelled
        return chance


class Program:
    """One run of the program after the other, in the home that the environment names."""

    def __init__(self, application: QApplication, make_player: Callable[..., object] = lambda *_: Gambler()) -> None:
        application.setQuitOnLastWindowClosed(False)
        self._application = application
        self._make_player = make_player
        self.starts = 0
        self.start()

    @property
    def window(self) -> MainWindow:
        return self._translated.window

    def start(self) -> None:
        """Start the program, as a click on its icon does."""
        self.starts += 1
        self._thinker = Thinker(self._make_player, list)
        self.session = Session(Archive(data_dir()), self._thinker, load_settings()[0])
        self._translated = TranslatedWindow(self.session, Translator(self._application))
        self.window.show()
        self.session.start()
        self.window.features.history_service.read_archive()

    def start_again(self) -> None:
        self.end()
        self.start()

    def end(self) -> None:
        self.window.close()
        for part in (self.window, self._translated, self.session, self._thinker):
            part.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@contextmanager
def stub_dialogs(chance: random.Random, folder: Path) -> Iterator[None]:
    """Answer file dialogs at random, and open nothing outside the program."""

    def answer(dialog: QFileDialog) -> None:
        """Choose a good, bad or missing file, or close the dialog.

        Nothing is saved over a match: the program would notice that only later, and the file is checked before.
        """
        saves = dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave
        files = sorted(path for path in folder.rglob("*") if path.is_file())
        files = [path for path in files if not (saves and path.suffix == ".tapa")]
        odd = [folder / name for name in ("none.tapa", "no folder/none.csv", "ω ش.tapa", ".")]
        if chance.random() < 0.8:
            dialog.fileSelected.emit(str(chance.choice(files[:50] + odd)))
        dialog.close()
        dialog.deleteLater()

    with (
        patch.object(QFileDialog, "open", answer),
        patch.object(QDesktopServices, "openUrl", lambda _url: chance.random() < 0.5),
    ):
        yield
