"""The computer thinks in another thread: what it needs is loaded before it is asked.

How a player answers a question knows no Qt, and brings no NumPy before somebody asks. The files that the players need
are looked over once; a notice names each that cannot be used.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Final, Protocol

from PySide6.QtCore import QCoreApplication, QObject, Signal

from tapa_desktop.ai.score import AtScore, CubeState
from tapa_desktop.app.levels import DEFAULT_LEVEL
from tapa_desktop.app.text.errors import with_file
from tapa_desktop.app.text.notation import behind_path
from tapa_desktop.app.text.notice import Notice
from tapa_desktop.cancelling import IsCancelled
from tapa_desktop.coach.hint import Action
from tapa_desktop.resources import resource
from tapa_desktop.rules.defaults import network_of
from tapa_desktop.rules.dice import Roll, dice_of
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.ruleset import RULE_SETS, RuleSet
from tapa_desktop.rules.side import Side

from .cube_decision import CubeDecision
from .questions import ComputerAnswer, ComputerQuestion, CubeAnswer, DoubleQuestion, PlayAnswer, PlayQuestion
from .task import BackgroundTask

LookOver = Callable[[], list[Notice]]  # what a player lacks

translate = QCoreApplication.translate
_log: Final = logging.getLogger(__name__)


def learned_player(level: str, seed: int) -> ComputerPlayer:
    """The player of the program. It brings NumPy with it, which is loaded only here, in the other thread.

    Raises:
        ValueError: when there is no such level.
    """
    from tapa_desktop.ai.levels import level_named  # noqa: PLC0415
    from tapa_desktop.ai.player import Player as Learned  # noqa: PLC0415

    found = level_named(level)
    if found is None:
        raise ValueError(f"there is no level {level!r}")
    player: ComputerPlayer = Learned(found, seed)
    return player


def look_over_networks() -> list[Notice]:
    """Load what the computer player needs for all games; a notice for each file that cannot be used.

    It plays on without: weaker, by what was thought out by hand, or slower. The detail names the file.
    """
    from tapa_desktop.ai.bearoff.table import TableError  # noqa: PLC0415
    from tapa_desktop.ai.network import NetworkError  # noqa: PLC0415
    from tapa_desktop.ai.pruning import PruningError  # noqa: PLC0415
    from tapa_desktop.ai.shipped import (  # noqa: PLC0415
        BEAROFF,
        NETWORKS,
        PRUNERS,
        SUFFIX,
        WIN_SHARES,
        bearoff_table,
        network_named,
        pruner_named,
        win_shares,
    )
    from tapa_desktop.ai.winshares import WinSharesError  # noqa: PLC0415

    notices = []
    names = dict.fromkeys(network_of(rule_set) for rule_set in RULE_SETS.values())
    loads: list[tuple[tuple[str, ...], Callable[[], object]]] = [
        (BEAROFF, bearoff_table),
        (WIN_SHARES, win_shares),
    ]
    for folder, named in ((NETWORKS, network_named), (PRUNERS, pruner_named)):
        loads += [((folder, name + SUFFIX), partial(named, name)) for name in names if name is not None]
    for parts, load in loads:
        try:
            load()
        except OSError as error:
            notices.append(_notice(with_file(error), error))
        except (NetworkError, PruningError, TableError, WinSharesError) as error:
            what = translate("Networks", "It is damaged, or of another version of this program.")
            notices.append(_notice(behind_path(resource(*parts), what), error))
    return notices


class Thinker(QObject):
    """Answers one question at a time; a new one calls off the one before.

    Signals:
        answered: an `Answer` to the present question.
        failed: its ticket, and what went wrong.
        noticed: a `Notice` of something that the computer lacks, soon after it has been opened.
    """

    answered = Signal(object)
    failed = Signal(int, str)
    noticed = Signal(object)

    def __init__(
        self,
        make_player: MakePlayer = learned_player,
        look_over: LookOver = look_over_networks,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._make_player, self._look_over = make_player, look_over
        self._door = BackgroundTask(self._think, self._warm_up, self)
        self._door.answered.connect(self.answered)
        self._door.failed.connect(self._tell_failure)
        self._door.prepared.connect(self.noticed)

    def open(self) -> None:
        """Load what is needed, if that has not begun: the first question does so as well."""
        self._door.open()

    def ask(self, question: ComputerQuestion) -> None:
        """Let the computer think about a question."""
        self._door.ask(question)

    def cancel(self) -> None:
        """Call the present question off: no answer to it will come."""
        self._door.cancel()

    def close(self) -> None:
        """Call everything off and wait for the thread to end: as long as a player needs to notice."""
        self._door.close()

    def _think(self, question: ComputerQuestion, is_cancelled: IsCancelled) -> Iterator[ComputerAnswer]:
        yield answer_to(question, self._make_player, is_cancelled)

    def _warm_up(self) -> Iterable[Notice]:
        self._make_player(DEFAULT_LEVEL, 0)
        return self._look_over()

    def _tell_failure(self, question: ComputerQuestion, what: str) -> None:
        self.failed.emit(question.ticket, what)


class PlayChoice(Protocol):
    """What a player has chosen: the position after its play, and what that is worth to it in points."""

    @property
    def position(self) -> Position: ...  # noqa: D102 - a field

    @property
    def equity(self) -> float: ...  # noqa: D102 - a field


class CubeChoice(Protocol):
    """Whether a player doubles or takes, and what it goes by, seen by itself: fields as in `CubeDecision`."""

    @property
    def is_yes(self) -> bool: ...  # noqa: D102 - a field

    @property
    def equity(self) -> float: ...  # noqa: D102 - a field

    @property
    def turning_equity(self) -> float | None: ...  # noqa: D102 - a field

    @property
    def chances(self) -> Sequence[float]: ...  # noqa: D102 - a field

    @property
    def at_score(self) -> AtScore | None: ...  # noqa: D102 - a field


class ComputerPlayer(Protocol):
    """Whoever can play. It asks `is_cancelled` often, and stops with an exception when it says yes."""

    def choose(self, rule_set: RuleSet, position: Position, roll: Roll, is_cancelled: IsCancelled) -> PlayChoice:
        """The play of its choice."""
        ...

    def double(self, rule_set: RuleSet, position: Position, stand: CubeState, is_cancelled: IsCancelled) -> CubeChoice:
        """Whether it doubles; it is to move, and it all is as it sees it."""
        ...

    def take(self, rule_set: RuleSet, position: Position, stand: CubeState, is_cancelled: IsCancelled) -> CubeChoice:
        """Whether it takes; position and stand are as the side that doubles sees them."""
        ...


MakePlayer = Callable[[str, int], ComputerPlayer]  # from the key of a level and the seed of its errors


def answer_to(question: ComputerQuestion, make_player: MakePlayer, is_cancelled: IsCancelled) -> ComputerAnswer:
    """The answer of a player that is made for the question.

    Raises:
        ValueError: when it has chosen what is not legal; and whatever a player that is called off raises.
    """
    if isinstance(question, PlayQuestion):
        return _play(question, make_player, is_cancelled)
    player = make_player(question.level, question.seed)
    about = question.rule_set, question.position, question.stand, is_cancelled
    if isinstance(question, DoubleQuestion):
        doubling = player.double(*about)
        return CubeAnswer(question.ticket, _word(question.side, "double" if doubling.is_yes else "no double", doubling))
    taking = player.take(*about)
    return CubeAnswer(question.ticket, _word(question.side, "take" if taking.is_yes else "drop", taking))


def _play(question: PlayQuestion, make_player: MakePlayer, is_cancelled: IsCancelled) -> PlayAnswer:
    """The chosen position looked up among the legal plays, here, since that takes its time after a double."""
    legal = plays(question.rule_set, question.position, dice_of(question.roll))
    if len(legal) == 1:
        ((only, steps),) = legal.items()
        return PlayAnswer(question.ticket, format_play(steps), only)
    player = make_player(question.level, question.seed)
    choice = player.choose(question.rule_set, question.position, question.roll, is_cancelled)
    if choice.position not in legal:
        raise ValueError(f"no legal play leads to {choice.position}")
    return PlayAnswer(question.ticket, format_play(legal[choice.position]), choice.position, choice.equity)


def _word(side: Side, deed: Action, choice: CubeChoice) -> CubeDecision:
    win, mars, best, lose_mars, lose_best = choice.chances
    return CubeDecision(
        side, deed, choice.equity, choice.turning_equity, win, mars, best, lose_mars, lose_best, choice.at_score
    )


def _notice(detail: str, error: Exception) -> Notice:
    """What to say of a file; what is wrong with it in particular is for the log."""
    _log.info("%s", error)
    text = translate(
        "Networks", "The computer plays weaker or slower than it could: a file that it needs cannot be used."
    )
    return Notice("warning", text, detail)
