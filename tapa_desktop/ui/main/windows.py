"""Opens the windows that stand beside the main one: the dice, the map of rolls, practice, openings, lessons."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from msgspec import structs
from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtWidgets import QMenu

from tapa_desktop.app.background.task import BackgroundTask, Priority
from tapa_desktop.app.game_history.service import HistoryService
from tapa_desktop.app.settings import WEAKEST
from tapa_desktop.game.events import Seat
from tapa_desktop.game.history import History
from tapa_desktop.game.state import GameState
from tapa_desktop.ui.export import file_name, save_dialog, write_export
from tapa_desktop.ui.text.names import level_name
from tapa_desktop.ui.widgets.dialogs import close_by, make_top_level, show_and_raise

from .presenter import MatchWindow

if TYPE_CHECKING:
    from tapa_desktop.app.game_history.finished_games import HistoryGame
    from tapa_desktop.ui.dice import DiceDialog
    from tapa_desktop.ui.lesson.lessons import Lesson
    from tapa_desktop.ui.lesson.window import LessonWindow, NextStep
    from tapa_desktop.ui.openings.window import OpeningsWindow
    from tapa_desktop.ui.practice.window import PracticeWindow
    from tapa_desktop.ui.roll_map import RollMapDialog


class DiceController(QObject):
    """Opens the dice dialog beside the game, and keeps it up to date."""

    def __init__(self, window: MatchWindow) -> None:
        super().__init__(window)
        self._window, self._match = window, window.session.match
        window.commands.dice.triggered.connect(self.appear)
        window.commands.verify_dice.triggered.connect(self.verify)

    @cached_property
    def dialog(self) -> DiceDialog:
        """The dialog, created when it is first wanted."""
        from tapa_desktop.ui.dice import DiceDialog  # noqa: PLC0415 - no start waits for it

        dialog = DiceDialog(self._window)
        dialog.setObjectName("dice")
        close_by(dialog, self._window.commands.dice)
        dialog.explanation_requested.connect(self._window.commands.how_dice.trigger)
        dialog.by_hand_requested.connect(self._window.session.player.set_by_hand)
        dialog.by_hand_requested.connect(self._follow)  # a match that is still being read has not changed
        self._match.state_changed.connect(self._follow)
        return dialog

    def appear(self) -> None:
        """Show the dice of the present match."""
        self.dialog.show_match(self._match.history)
        show_and_raise(self.dialog)

    def verify(self) -> None:
        """Show whether they follow from their seed."""
        self.appear()
        self.dialog.verify()

    def _follow(self) -> None:
        if self.dialog.isVisible():
            self.dialog.show_match(self._match.history)


class RollMapController(QObject):
    """Shows the map, and follows the game on the board while the map is open."""

    def __init__(self, window: MatchWindow) -> None:
        super().__init__(window)
        self._window, self._session = window, window.session
        window.commands.roll_map.triggered.connect(self.show)

    @cached_property
    def dialog(self) -> RollMapDialog:
        """The dialog, created when it is first wanted."""
        from tapa_desktop.coach.hint import roll_maps  # noqa: PLC0415
        from tapa_desktop.ui.roll_map import RollMapDialog  # noqa: PLC0415

        dialog = RollMapDialog(BackgroundTask(roll_maps, self._session.engine, parent=self), self._window)
        dialog.setObjectName("roll_map")
        dialog.follow_settings(self._session.settings)
        self._session.match.state_changed.connect(self.follow)
        self._session.settings_changed.connect(dialog.follow_settings)
        return dialog

    def show(self) -> None:
        """Show the map of the position on the board."""
        self.show_state(self._session.match.shown)

    def show_state(self, state: GameState) -> None:
        """Show the map of the position in this state."""
        show_and_raise(self.dialog)
        self.dialog.show_state(state)

    def follow(self) -> None:
        """Show the state on the board, if the map is open."""
        if "dialog" in vars(self) and self.dialog.isVisible():
            self.dialog.show_state(self._session.match.shown)


class OpeningsController(QObject):
    """Opens the openings at the turn on the board, or at one of a review. They do not follow the game."""

    def __init__(self, window: MatchWindow, service: HistoryService) -> None:
        super().__init__(window)
        self._window, self._session, self._service = window, window.session, service
        window.commands.openings.triggered.connect(self.show)

    @cached_property
    def window(self) -> OpeningsWindow:
        """The window, created when it is first wanted."""
        from tapa_desktop.app.game_history.own_openings import own_openings  # noqa: PLC0415
        from tapa_desktop.coach.openings import opening_pages  # noqa: PLC0415
        from tapa_desktop.ui.openings.window import OpeningsWindow  # noqa: PLC0415

        task = BackgroundTask(opening_pages, self._session.engine, parent=self)
        window = OpeningsWindow(task, self._window.board.options, self._window)
        self._own = BackgroundTask(own_openings, self._session.files, Priority.LONG, self)
        self._own.answered.connect(window.show_own)
        make_top_level(window)
        window.setObjectName("openings")
        window.game_changed.connect(self._service.list_games)
        window.print_requested.connect(self._print)
        window.finished.connect(self._own.cancel)
        self._service.listed.connect(self._look_through)
        self._window.board.options_changed.connect(window.set_options)
        return window

    def show(self) -> None:
        """Show the turn on the board."""
        history = self._session.match.history
        states = enumerate(history.states)
        at = next((at for at, state in states if state is self._session.match.past), len(history.states) - 1)
        self.show_turn(history, at)

    def show_turn(self, history: History, at: int) -> None:
        """Show the turn to which this state of a match belongs, or the one with which its game has left the book."""
        from tapa_desktop.coach.openings import opening_of  # noqa: PLC0415

        show_and_raise(self.window)
        self.window.show_game(*opening_of(history, at), mine=history.states[at].only_person)

    def _print(self, page: str) -> None:
        from tapa_desktop.ui.review.report import pdf  # noqa: PLC0415 - only when it is asked for

        name = file_name(self.window.windowTitle(), ".pdf")
        kind = QCoreApplication.translate("ReportExport", "PDF (*.pdf)")
        save_dialog(
            *(self.window, self.tr("Save this page"), [kind], name),
            lambda path: write_export(path, pdf(page), self.window.show_notice),
        ).open()

    def _look_through(self, games: tuple[HistoryGame, ...]) -> None:
        from tapa_desktop.app.game_history.own_openings import OwnQuestion  # noqa: PLC0415

        if self.window.isVisible():
            self._own.ask(OwnQuestion(self.window.placed.rule_set, self._session.archive, games))


class PracticeController(QObject):
    """Opens the practice window. It does not touch the match on the main board."""

    def __init__(self, main: MatchWindow, service: HistoryService) -> None:
        super().__init__(main)
        self._main, self._session, self._service = main, main.session, service
        self._window: PracticeWindow | None = None
        main.commands.practice.triggered.connect(self.show)
        self._session.change_of("practice_loss").connect(self._renew)

    def show(self) -> PracticeWindow:
        """Open the window, or bring it to the front."""
        window = self._window = self._window or self._new_window()
        show_and_raise(window)
        QTimer.singleShot(0, window, self._deal)  # by then it may have taken up the work of another window
        return window

    def _deal(self) -> None:
        if self._window is not None and self._window.packs.is_read:
            self._service.deal_from(self._window.packs.given)

    def _new_window(self) -> PracticeWindow:
        from tapa_desktop.app.storage.packs import PackFolder  # noqa: PLC0415
        from tapa_desktop.coach.drill import judge_attempts  # noqa: PLC0415 - only when it is asked for
        from tapa_desktop.ui.practice.panel import PackChooser  # noqa: PLC0415
        from tapa_desktop.ui.practice.window import PracticeWindow  # noqa: PLC0415

        session, service = self._session, self._service
        task = BackgroundTask(judge_attempts, session.engine)
        packs = PackChooser(PackFolder(session.archive.folder), session.files)
        game = session.match.state.rule_set.key
        window = PracticeWindow(task, packs, self._main.board.options, game, self._main)
        task.setParent(window)
        make_top_level(window)
        window.setObjectName("practice")
        window.answered.connect(service.answer_card)
        window.left_out.connect(service.leave_card_out)
        window.rounds.answered.connect(service.answer_given)
        window.rounds.wanted.connect(service.play_round)
        service.found_rounds.connect(window.rounds.receive)
        packs.packs.setCurrentIndex(max(0, packs.row_for(session.settings.practice_pack)))
        packs.chosen.connect(service.deal_from)
        packs.chosen.connect(self._remember)
        packs.mistakes_wanted.connect(service.find_mistakes)
        service.found_mistakes.connect(packs.export_mistakes)
        window.finished.connect(self._leave)
        self._main.board.options_changed.connect(window.set_options)
        service.deck_ready.connect(window.show_deck)
        service.trouble_changed.connect(window.show_trouble)
        window.follow_settings(session.settings)
        session.settings_changed.connect(window.follow_settings)
        return window

    def _remember(self) -> None:
        if self._window is not None and (key := self._window.packs.key) != self._session.settings.practice_pack:
            self._session.change_settings(structs.replace(self._session.settings, practice_pack=key))

    def _renew(self) -> None:
        if self._window is not None:
            self._service.request_deck()

    def _leave(self) -> None:
        if self._window is not None:
            self._window.deleteLater()
            self._window = None
            self._main.activateWindow()


class LessonController(QObject):
    """Opens the windows of the lessons, each once. They do not touch the match on the main board."""

    def __init__(self, main: MatchWindow) -> None:
        super().__init__(main)
        self._main, self._session = main, main.session
        self._windows: dict[str, LessonWindow] = {}
        self.menu = QMenu(self.tr("&More lessons"), main)
        self.menu.aboutToShow.connect(self.fill_menu)
        main.commands.lesson.triggered.connect(self.show)
        main.commands.strategy_lesson.triggered.connect(self.show_strategy)

    def show(self) -> LessonWindow:
        """Open the first lesson at the last position reached, or bring it to the front."""
        from tapa_desktop.ui.lesson.lessons import FIRST_LESSON  # noqa: PLC0415 - only when it is asked for

        return self._show(FIRST_LESSON)

    def show_strategy(self) -> LessonWindow:
        """As `show`, for the second lesson."""
        from tapa_desktop.ui.lesson.lessons import STRATEGY_LESSON  # noqa: PLC0415 - as above

        return self._show(STRATEGY_LESSON)

    def fill_menu(self) -> None:
        """Put the lessons of other games into the menu, before it is first opened."""
        from tapa_desktop.ui.lesson.lessons import PARTNER_LESSONS  # noqa: PLC0415 - as above

        if not self.menu.actions():
            for lesson in PARTNER_LESSONS:
                self.menu.addAction(lesson.title(), partial(self._show, lesson)).setObjectName(lesson.key)

    def _show(self, lesson: Lesson) -> LessonWindow:
        window = self._windows.get(lesson.key) or self._open(lesson)
        show_and_raise(window)
        window.board.setFocus()
        return window

    def _open(self, lesson: Lesson) -> LessonWindow:
        from tapa_desktop.ui.lesson.window import LessonWindow  # noqa: PLC0415 - as above

        first = getattr(self._session.settings, lesson.key, 0)
        offered = self._next_steps() if lesson.key == "lesson" else ()
        window = LessonWindow(lesson, self._main.board.options, first, self._main, next_steps=offered)
        self._windows[lesson.key] = window
        make_top_level(window)
        window.setObjectName(lesson.key)
        if lesson.key in self._session.settings.__struct_fields__:
            window.reached.connect(partial(self._remember, lesson.key))
        window.finished.connect(lambda: self._leave(lesson.key))
        self._main.board.options_changed.connect(window.set_options)
        return window

    def _next_steps(self) -> tuple[NextStep, ...]:
        """What the first lesson ends with: the second one, and a game against the weakest level."""
        from tapa_desktop.ui.lesson.lessons import STRATEGY_LESSON  # noqa: PLC0415 - as above

        play = self.tr("Play against {level}").format(level=level_name(WEAKEST))
        return (STRATEGY_LESSON.title(), self.show_strategy), (play, self._play_weakest)

    def _play_weakest(self) -> None:
        last = self._session.settings.last_match
        person = last.white if last.white.is_person else Seat()
        self._session.new_match(structs.replace(last, white=person, black=Seat(WEAKEST), by_hand=False))

    def _leave(self, key: str) -> None:
        window = self._windows.pop(key, None)
        if window is not None:  # what closes it may come twice
            window.deleteLater()
            self._main.activateWindow()

    def _remember(self, key: str, at: int) -> None:
        self._session.change_settings(structs.replace(self._session.settings, **{key: at}))
