"""Opens the windows beside the main one: the dice, the map of rolls, the review, practice, openings, lessons."""

from __future__ import annotations

from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import structs
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QMenu

from tapa_desktop.app.background.task import BackgroundTask, Priority
from tapa_desktop.app.game_history.service import HistoryService
from tapa_desktop.app.settings import WEAKEST
from tapa_desktop.game.events import Seat
from tapa_desktop.game.history import History
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.position_text import PositionSpec
from tapa_desktop.ui.export import file_name, save_dialog, write_export
from tapa_desktop.ui.positions.controller import PositionController
from tapa_desktop.ui.text.names import level_name
from tapa_desktop.ui.widgets.dialogs import Opener, close_by, make_top_level, show_and_raise

from .notes import NoteController
from .presenter import MatchWindow

if TYPE_CHECKING:
    from tapa_desktop.app.game_history.finished_games import HistoryGame
    from tapa_desktop.coach.review.result import Review
    from tapa_desktop.ui.dice import DiceDialog
    from tapa_desktop.ui.lesson.lessons import Lesson
    from tapa_desktop.ui.lesson.window import LessonWindow, NextStep
    from tapa_desktop.ui.openings.window import OpeningsWindow
    from tapa_desktop.ui.practice.window import PracticeWindow
    from tapa_desktop.ui.review.window import ReviewWindow
    from tapa_desktop.ui.roll_map import RollMapDialog

translate = QCoreApplication.translate


class SideWindows(Opener):
    """Opens the windows beside the main one; creates each when it is first needed, so that no start waits for it."""

    def __init__(
        self, main: MatchWindow, service: HistoryService, positions: PositionController, notes: NoteController
    ) -> None:
        super().__init__(main)
        self._main, self._session, self._match = main, main.session, main.session.match
        self._service, self._positions, self._notes = service, positions, notes
        self.lessons = QMenu(translate("LessonController", "&More lessons"), main)
        self.lessons.aboutToShow.connect(self.fill_lessons)
        commands = main.commands
        commands.dice.triggered.connect(self.show_dice)
        commands.verify_dice.triggered.connect(self.verify_dice)
        self._maps_game = True  # whether the roll map is of the game on the board, not of a review
        commands.roll_map.triggered.connect(lambda: self._show_rolls(self._match.shown, of_game=True))
        commands.review.triggered.connect(lambda: self.show_review(None))
        commands.openings.triggered.connect(self._show_openings)
        commands.practice.triggered.connect(self.show_practice)
        commands.lesson.triggered.connect(self.show_lesson)
        commands.strategy_lesson.triggered.connect(self.show_strategy)
        self._session.change_of("practice_loss").connect(self._renew_deck)

    @cached_property
    def dice(self) -> DiceDialog:
        """The dice of the match."""
        from tapa_desktop.ui.dice import DiceDialog  # noqa: PLC0415 - no start waits for it

        dialog = DiceDialog(self._main)
        dialog.setObjectName("dice")
        close_by(dialog, self._main.commands.dice)
        dialog.explain_button.clicked.connect(self._main.commands.how_dice.trigger)
        dialog.by_hand.clicked.connect(self._session.player.set_by_hand)
        dialog.by_hand.clicked.connect(self._follow_dice)  # a match that is still being read has not changed
        self._match.state_changed.connect(self._follow_dice)
        return dialog

    def show_dice(self) -> None:
        """Show the dice of the present match."""
        self.dice.show_match(self._match.history)
        show_and_raise(self.dice)

    def verify_dice(self) -> None:
        """Show whether the dice follow from their seed."""
        self.show_dice()
        self.dice.verify()

    def _follow_dice(self) -> None:
        if self.dice.isVisible():
            self.dice.show_match(self._match.history)

    @cached_property
    def roll_map(self) -> RollMapDialog:
        """The map of rolls, which follows the game on the board while it is open, unless it is of a review."""
        from tapa_desktop.coach.hint import roll_maps  # noqa: PLC0415
        from tapa_desktop.ui.roll_map import RollMapDialog  # noqa: PLC0415

        dialog = RollMapDialog(BackgroundTask(roll_maps, self._session.engine, parent=self), self._main)
        dialog.setObjectName("roll_map")
        dialog.follow_settings(self._session.settings)
        self._match.state_changed.connect(self.follow_rolls)
        self._session.settings_changed.connect(dialog.follow_settings)
        return dialog

    def _show_rolls(self, state: GameState, *, of_game: bool = False) -> None:
        self._maps_game = of_game
        show_and_raise(self.roll_map)
        self.roll_map.show_state(state)

    def follow_rolls(self) -> None:
        """Show the map of the state on the board, if it is open."""
        if "roll_map" in vars(self) and self.roll_map.isVisible() and self._maps_game:
            self.roll_map.show_state(self._match.shown)

    @cached_property
    def review(self) -> ReviewWindow:
        """The review of the match on the board."""
        from tapa_desktop.coach.review.cost import rankings  # noqa: PLC0415 - only on request
        from tapa_desktop.coach.review.review import review  # noqa: PLC0415
        from tapa_desktop.ui.review.window import ReviewWindow  # noqa: PLC0415

        task = BackgroundTask(review, self._session.engine, Priority.LONG, self)
        ranking = BackgroundTask(rankings, self._session.engine, parent=self)
        window = ReviewWindow(self._match, task, ranking, self._main)
        make_top_level(window)
        window.setObjectName("review")
        window.play_requested.connect(self._play_on)
        window.rolls_requested.connect(self._show_rolls)
        window.opening_requested.connect(self._show_opening)
        window.note_requested.connect(self._notes.edit)
        window.reviewed.connect(self._store_review)
        self._main.board.options_changed.connect(self._set_review_options)
        self._session.settings_changed.connect(self._set_review_options)
        return window

    def show_review(self, number: int | None) -> ReviewWindow:
        """Review the match, beginning with the game of this number, from 1. Reviewed games are not reviewed again."""
        self._set_review_options()
        show_and_raise(self.review)
        self.review.follow(None if number is None else number - 1)
        return self.review

    def _set_review_options(self) -> None:
        settings = self._session.settings
        self.review.set_options(self._main.board.options, settings.marks, with_equity=settings.show_equities)

    def _play_on(self, placed: PositionSpec) -> None:
        self._main.activateWindow()
        self._positions.play_from(placed)

    def _store_review(self, history: History, review: Review) -> None:
        from tapa_desktop.app.game_history.reviewed_game import game_review  # noqa: PLC0415 - as above

        loss = self._session.settings.practice_loss
        for at, game in enumerate(() if self._match.is_preview else review.games):
            if game.is_over:
                self._service.store_review(game_review(history, at + 1, history, review, at, practice_loss=loss))

    @cached_property
    def openings(self) -> OpeningsWindow:
        """The openings. They do not follow the game."""
        from tapa_desktop.app.game_history.own_openings import own_openings  # noqa: PLC0415
        from tapa_desktop.coach.openings import opening_pages  # noqa: PLC0415
        from tapa_desktop.ui.openings.window import OpeningsWindow  # noqa: PLC0415

        task = BackgroundTask(opening_pages, self._session.engine, parent=self)
        window = OpeningsWindow(task, self._main.board.options, self._main)
        self._own_openings = BackgroundTask(own_openings, self._session.files, Priority.LONG, self)
        self._own_openings.answered.connect(window.show_own)
        make_top_level(window)
        window.setObjectName("openings")
        window.game_changed.connect(self._service.list_games)
        window.print_requested.connect(self._print_opening)
        window.finished.connect(self._own_openings.cancel)
        self._service.listed.connect(self._ask_own_openings)
        self._main.board.options_changed.connect(window.set_options)
        return window

    def _show_openings(self) -> None:
        history = self._match.history
        states = enumerate(history.states)
        at = next((at for at, state in states if state is self._match.past), len(history.states) - 1)
        self._show_opening(history, at)

    def _show_opening(self, history: History, at: int) -> None:
        """Show the turn of this state of a match, or the turn at which its game left the book."""
        from tapa_desktop.coach.openings import opening_of  # noqa: PLC0415

        show_and_raise(self.openings)
        self.openings.show_game(*opening_of(history, at), mine=history.states[at].only_person)

    def _print_opening(self, page: str) -> None:
        from tapa_desktop.ui.review.report import pdf  # noqa: PLC0415 - only on request

        window, kind = self.openings, translate("ReportExport", "PDF (*.pdf)")
        title, name = translate("OpeningsController", "Save this page"), file_name(window.windowTitle(), ".pdf")
        save_dialog(window, title, [kind], name, lambda path: write_export(path, pdf(page), window.show_notice)).open()

    def _ask_own_openings(self, games: tuple[HistoryGame, ...]) -> None:
        from tapa_desktop.app.game_history.own_openings import OwnQuestion  # noqa: PLC0415

        if self.openings.isVisible():
            self._own_openings.ask(OwnQuestion(self.openings.placed.rule_set, self._session.archive, games))

    def show_practice(self) -> PracticeWindow:
        """Open the practice, or bring it to the front."""
        window = self._open("practice", self._new_practice)
        QTimer.singleShot(0, window, partial(self._deal, window))  # after it has taken up any other work
        return window

    def import_pack(self, path: Path) -> bool:
        """Let the practice import a file if it is meant as a pack, or show its fault; returns whether it is."""
        from tapa_desktop.app.storage.packs import is_pack_file  # noqa: PLC0415 - as above

        is_pack = is_pack_file(path)
        if is_pack:
            self.show_practice().packs.import_file(path)
        return is_pack

    def _deal(self, window: PracticeWindow) -> None:
        if window.packs.is_read:
            self._service.deal_from(window.packs.selection)

    def _new_practice(self) -> PracticeWindow:
        from tapa_desktop.app.storage.packs import PackFolder  # noqa: PLC0415
        from tapa_desktop.coach.drill import judge_attempts  # noqa: PLC0415 - only on request
        from tapa_desktop.ui.practice.panel import PackChooser  # noqa: PLC0415
        from tapa_desktop.ui.practice.window import PracticeWindow  # noqa: PLC0415

        session, service = self._session, self._service
        task = BackgroundTask(judge_attempts, session.engine)
        packs = PackChooser(PackFolder(session.archive.folder), session.files)
        game = session.match.state.rule_set.key
        window = PracticeWindow(task, packs, self._main.board.options, game, self._main)
        task.setParent(window)
        make_top_level(window)
        window.answered.connect(service.answer_card)
        window.left_out.connect(service.leave_card_out)
        window.rounds.answered.connect(service.answer_position)
        window.rounds.wanted.connect(service.update_rounds)
        service.rounds_ready.connect(window.rounds.receive)
        packs.packs.setCurrentIndex(max(0, packs.row_for(session.settings.practice_pack)))
        packs.chosen.connect(service.deal_from)
        packs.chosen.connect(lambda: self._save_setting("practice_pack", packs.key))
        packs.mistakes_wanted.connect(service.find_mistakes)
        service.mistakes_ready.connect(packs.export_mistakes)
        window.finished.connect(self._main.activateWindow)
        self._main.board.options_changed.connect(window.set_options)
        service.deck_ready.connect(window.show_deck)
        service.trouble_changed.connect(window.show_trouble)
        window.follow_settings(session.settings)
        session.settings_changed.connect(window.follow_settings)
        return window

    def _renew_deck(self) -> None:
        if "practice" in self._dialogs:
            self._service.request_deck()

    def show_lesson(self) -> LessonWindow:
        """Open the first lesson at the last position reached, or bring it to the front."""
        from tapa_desktop.ui.lesson.lessons import FIRST_LESSON  # noqa: PLC0415 - only on request

        return self._show_lesson(FIRST_LESSON)

    def show_strategy(self) -> LessonWindow:
        """As `show_lesson`, for the second lesson."""
        from tapa_desktop.ui.lesson.lessons import STRATEGY_LESSON  # noqa: PLC0415 - as above

        return self._show_lesson(STRATEGY_LESSON)

    def fill_lessons(self) -> None:
        """Put the lessons of other games into the menu, before it is first opened."""
        from tapa_desktop.ui.lesson.lessons import PARTNER_LESSONS  # noqa: PLC0415 - as above

        if not self.lessons.actions():
            for lesson in PARTNER_LESSONS:
                action = self.lessons.addAction(lesson.title(), partial(self._show_lesson, lesson))
                action.setObjectName(lesson.key)

    def _show_lesson(self, lesson: Lesson) -> LessonWindow:
        window = self._open(lesson.key, partial(self._new_lesson, lesson))
        window.board.setFocus()
        return window

    def _new_lesson(self, lesson: Lesson) -> LessonWindow:
        from tapa_desktop.ui.lesson.window import LessonWindow  # noqa: PLC0415 - as above

        first = getattr(self._session.settings, lesson.key, 0)
        next_steps = self._next_steps() if lesson.key == "lesson" else ()
        window = LessonWindow(lesson, self._main.board.options, first, self._main, next_steps=next_steps)
        make_top_level(window)
        if lesson.key in self._session.settings.__struct_fields__:
            window.reached.connect(partial(self._save_setting, lesson.key))
        window.finished.connect(self._main.activateWindow)
        self._main.board.options_changed.connect(window.set_options)
        return window

    def _next_steps(self) -> tuple[NextStep, ...]:
        from tapa_desktop.ui.lesson.lessons import STRATEGY_LESSON  # noqa: PLC0415 - as above

        play = translate("LessonController", "Play against {level}").format(level=level_name(WEAKEST))
        return (STRATEGY_LESSON.title(), self.show_strategy), (play, self._play_weakest)

    def _play_weakest(self) -> None:
        last = self._session.settings.last_match
        person = last.white if last.white.is_person else Seat()
        self._session.new_match(structs.replace(last, white=person, black=Seat(WEAKEST), by_hand=False))

    def _save_setting(self, field: str, value: object) -> None:
        self._session.change_settings(structs.replace(self._session.settings, **{field: value}))
