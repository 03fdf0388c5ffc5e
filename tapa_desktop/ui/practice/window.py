"""The practice window, beside the game: a position on a board to play on, and the verdict on the answer."""

from __future__ import annotations

from functools import partial

from msgspec import Struct
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tapa_desktop.app.background.task import BackgroundTask
from tapa_desktop.app.game_history.cards import Card, Deck
from tapa_desktop.app.settings import Settings
from tapa_desktop.coach.decision import Action, PlayQuestion, actions_in, question_in
from tapa_desktop.coach.drill import PASSED, CubeAttempt, CubeVerdict, PlayAttempt, Spacing, Verdict, grade_of
from tapa_desktop.coach.pack import Lesson, RoundKind
from tapa_desktop.coach.strength import DEFAULT_THRESHOLDS, error_class_of
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.plays import Steps
from tapa_desktop.rules.position import Position
from tapa_desktop.ui.board.geometry import BoardOptions
from tapa_desktop.ui.question_board import ExerciseWindow, QuestionBoard
from tapa_desktop.ui.text.errors import history_trouble, unjudged
from tapa_desktop.ui.text.turns import BEST, played_mark

from .panel import PackChooser, PackWork, PracticeActions, PracticePanel
from .rounds import RoundPlayer, RoundWork
from .text import about_text, deck_text, details_text, empty_text, round_over_texts, round_text, task_text, verdict_text


class PracticeWork(Struct, frozen=True):
    """What is practised: the pack, the deck and its card, the steps on the board, and the verdict on the answer.

    `first` is the grade of the first answer.
    """

    packs: PackWork
    deck: Deck | None
    card: Card | None
    steps: Steps
    verdict: Verdict | CubeVerdict | None
    is_answered: bool
    first: int | None
    is_solution_shown: bool
    rounds: RoundWork


class PracticeWindow(ExerciseWindow):
    """Shows one card after the other. The player composes a play and checks it; then the next card comes.

    A wrong play can be tried again before the solution is shown; the grade is that of the first answer. In a round the
    positions of the pack come in an order of their own, and against the clock nothing is explained before the end.

    `game` is the key of the game whose positions are offered while there are no mistakes.
    """

    answered = Signal(object, int)  # the `Card`, and the grade of the answer from 0 to 5
    left_out = Signal(object)  # the `Card` that must not come back

    def __init__(
        self, task: BackgroundTask, packs: PackChooser, options: BoardOptions, game: str, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Practice"))
        self._task, self._marks, self._with_equity = task, DEFAULT_THRESHOLDS, True
        self.deck: Deck | None = None
        self.verdict: Verdict | CubeVerdict | None = None
        self._card: Card | None = None
        self._is_answered = False  # the card; the next one has been requested
        self._is_left = False  # the card, for other positions
        self._first: int | None = None  # the grade of the first answer to the card
        self._is_solution_shown = False
        self.rounds = RoundPlayer(self)
        self._question: PlayQuestion | GameState | None = None
        self.stage = QuestionBoard(self.play)
        self.commands = PracticeActions(self)
        self.packs, self._game = packs, game
        self.panel = PracticePanel(self.packs, self.commands)
        self.set_options(options)
        self.lay_out(self.panel)
        self.board.hide()  # until there is a position
        self.panel.show_buttons(is_wanted=False)
        self._connect()
        self._update_actions()

    def work(self) -> PracticeWork:
        """The practised pack, and the state of the present card."""
        steps = () if self._is_solution_shown else self.stage.steps
        answer = self.verdict, self._is_answered, self._first, self._is_solution_shown
        return PracticeWork(self.packs.work(), self.deck, self._card, steps, *answer, self.rounds.work())

    def take_up(self, work: PracticeWork) -> None:
        """Continue with the same card, from the same pack."""
        self.packs.take_up(work.packs)
        self.rounds.take_up(work.rounds)
        if work.deck is not None:
            self.deck = work.deck
            self._begin(work.card)
            self._show_status()
            self.stage.repeat(work.steps)
        self._first, self._is_solution_shown, self._is_answered = work.first, work.is_solution_shown, work.is_answered
        if work.verdict is not None:
            self._explain_answer(work.verdict)

    def follow_settings(self, settings: Settings) -> None:
        """Grade answers by the error thresholds of these settings, and show losses in points if they say so."""
        if (settings.marks, settings.show_equities) != (self._marks, self._with_equity):
            self._marks, self._with_equity = settings.marks, settings.show_equities
            if self.verdict is not None:
                self._explain_answer(self.verdict)

    def show_deck(self, deck: Deck) -> None:
        """Show the next card, or that nothing is left. A card stays until the player advances."""
        self.deck = deck
        self.packs.show_own(deck.lessons)
        self._show_status()
        is_same = self._card is not None and deck.card is not None and deck.card.id == self._card.id
        is_left = self._card is None or (self._is_left and not is_same)
        if self.rounds.round is None and (self._is_answered or is_left):
            self._begin(deck.card)

    def show_trouble(self, error: Exception | None) -> None:
        """Say why there is no card, or why an answer is not stored yet; None ends the message."""
        self._show_status()
        if error is not None:
            self.panel.status.setText(history_trouble(error))

    def advance(self) -> None:
        """Check the play on the board, let the player try again, or go to the next card."""
        self.packs.notify("")
        if self._is_answered:
            return
        if self.verdict is not None and self._card is not None and not self._is_solution_shown:
            self.verdict = None
            self._ask()
        elif self.verdict is not None and self._card is not None and self._first is not None:
            if self.rounds.is_running:
                self.rounds.answer(self._first)
            else:
                self._is_answered = True
                self.answered.emit(self._card, self._first)
        elif isinstance(self._question, PlayQuestion) and self.stage.played is not None and not self._task.is_busy:
            self._judge_play(self._question, self.stage.played)
            self._update_actions()

    def decide(self, action: Action) -> None:
        """Answer a question about the cube."""
        if isinstance(self._question, GameState) and self.verdict is None and not self._task.is_busy:
            self._judge_decision(self._question, action)

    def _show_status(self) -> None:
        current = self.rounds.round
        if current is not None:
            left_s = self.rounds.left_s if self.rounds.is_timed else None
            self.panel.status.setText(round_text(current, left_s) if self.rounds.is_running else "")
        elif self.deck is not None:
            self.panel.status.setText(deck_text(self.deck, is_pack=self.packs.file is not None))

    def _begin(self, card: Card | None) -> None:
        self.verdict, self._card, self._is_answered, self._is_left = None, card, False, False
        self._first, self._is_solution_shown = None, False
        self._question = None if card is None else question_in(card.position)
        self.commands.begin.setEnabled(False)
        self.board.setVisible(self._question is not None)
        self.panel.show_buttons(is_wanted=self._question is not None)
        if self._question is not None:
            self.board.setFocus()
        elif self.rounds.round is not None:
            self.panel.show_text(*round_over_texts(self.rounds.round, self.rounds.before))
            missed = self.rounds.round.missed
            self._offer(self.tr("Practise the missed ones") if missed else self.tr("Go on practising"))
        elif self.deck is not None:
            self.panel.show_text(empty_text(self.deck, is_part=self.packs.selection != Lesson()), "")
            self._offer_pack()
        self._ask()

    def _ask(self) -> None:
        if self._question is not None:
            self.panel.show_text("", task_text(self._question))
        self.stage.set_question(self._question)

    def _show_round(self) -> None:
        self._task.cancel()
        position = self.rounds.position if self.rounds.is_running else None
        self._begin(None if position is None else Card(0, position.position, "", 0.0, "", Spacing()))
        self._show_status()

    def _ask_round(self, kind: RoundKind) -> None:
        self.packs.notify("")
        self.rounds.ask(kind, self.packs.part_name, self.packs.selected_of_pack)

    def _stop(self) -> None:
        """End the round: a run for good, one of the day until it is continued."""
        if self.rounds.is_timed:
            self.rounds.stop()
        else:
            self._leave_round()

    def _leave_round(self) -> None:
        self._count_shown_answer()
        self.rounds.clear()
        self._card = None
        self.packs.chosen.emit(self.packs.selection)

    def _count_shown_answer(self) -> None:
        """Count the answer to a position with its solution shown: it must not be asked again today."""
        if self.rounds.is_running and self._is_solution_shown and self._first is not None:
            self.rounds.answer(self._first)

    def _begin_offered(self) -> None:
        if self.rounds.round is not None and self.rounds.round.missed:
            self.rounds.begin_missed()
        elif self.rounds.round is not None:
            self._leave_round()
        else:
            self.packs.packs.setCurrentIndex(self.packs.row_for(self._game))

    def _leave_card(self) -> None:
        self.rounds.clear()
        self._is_left = True

    def _offer_pack(self) -> None:
        row = self.packs.row_for(self._game)
        if row >= 0 and self.packs.selection == Lesson():
            self._offer(self.tr("Practise {game}").format(game=self.packs.packs.itemText(row)))

    def _offer(self, text: str) -> None:
        self.commands.begin.setText(text)
        self.commands.begin.setEnabled(True)
        self.panel.begin_button.show()

    def _judge_play(self, question: PlayQuestion, played: Position | None) -> None:
        """Ask for a verdict on a play, or on giving up; against the best play of the pack, if it has one."""
        best = self._known_best
        in_game = "" if self._card is None else self._card.played
        self._task.ask(PlayAttempt(question, played, question.after(best) if best else None, in_game))

    def _judge_decision(self, question: GameState, action: Action | None) -> None:
        best = next((one for one in actions_in(question) if one == self._known_best), None)
        self._task.ask(CubeAttempt(question, action, best))

    @property
    def _known_best(self) -> str:
        entry = None if self._card is None else self.packs.entry_of(self._card.position)
        return "" if entry is None else entry.best

    def _give_up(self) -> None:
        if self.verdict is not None and not self._is_solution_shown:
            self._is_solution_shown = True
            self._explain_answer(self.verdict)
        elif self._question is not None and self.verdict is None:
            if isinstance(self._question, GameState):
                self._judge_decision(self._question, None)
            else:
                self._judge_play(self._question, None)

    def _show_verdict(self, verdict: Verdict | CubeVerdict) -> None:
        if self._card is None or verdict.attempt.question != self._question:
            return
        grade = 0 if verdict.loss is None else grade_of(verdict.loss, self._marks)
        if self.rounds.is_timed:
            self.rounds.answer(grade)
            return
        self._first = grade if self._first is None else self._first
        self._is_solution_shown = grade >= PASSED or verdict.loss is None or isinstance(verdict, CubeVerdict)
        self._explain_answer(verdict)

    def _explain_answer(self, verdict: Verdict | CubeVerdict) -> None:
        self.verdict = verdict
        if isinstance(verdict, Verdict) and self._is_solution_shown:
            self._show_plays(verdict)
        else:
            self.stage.lock()
        marks, with_equity, details = self._marks, self._with_equity, ""
        if self._card is not None and self._is_solution_shown:
            about = about_text(self.packs.entry_of(self._card.position) or self._card.lesson)
            text = details_text(self._card, verdict, marks, with_equity=with_equity)
            details = "\n\n".join(filter(None, (about, text)))
        self.panel.show_text(verdict_text(verdict, marks, with_equity=with_equity), details)
        self._update_actions()

    def _show_plays(self, verdict: Verdict) -> None:
        plays = [(BEST, verdict.best.play)]
        if verdict.played is not None and verdict.played.position != verdict.best.position:
            plays.append((played_mark(error_class_of(verdict.played.loss, self._marks)), verdict.played.play))
        self.stage.show_plays(verdict.attempt.question, plays)

    def _show_failure(self, _attempt: PlayAttempt | CubeAttempt, error: Exception) -> None:
        self.panel.show_text(unjudged(error), "")

    def _leave_out(self) -> None:
        if self._card is not None:
            self._task.cancel()
            card, self._card = self._card, None
            self.left_out.emit(card)

    def _connect(self) -> None:
        commands = self.commands
        commands.advance.triggered.connect(self.advance)
        commands.begin.triggered.connect(self._begin_offered)
        commands.take_back.triggered.connect(self.stage.take_back)
        commands.give_up.triggered.connect(self._give_up)
        commands.leave_out.triggered.connect(self._leave_out)
        commands.stop.triggered.connect(self._stop)
        for kind, command in commands.rounds.items():
            command.triggered.connect(partial(self._ask_round, kind))
        self.packs.chosen.connect(self._leave_card)
        self.rounds.moved.connect(self._show_round)
        self.rounds.ticked.connect(self._show_status)
        self.stage.changed.connect(self._task.cancel)  # the play to be judged is not on the board any more
        self.stage.changed.connect(self._update_actions)
        self.stage.finish_requested.connect(self.advance)
        self.stage.decided.connect(self.decide)
        for action, command in commands.decisions.items():
            command.triggered.connect(partial(self.decide, action))
        self._task.answered.connect(self._show_verdict)
        self._task.failed.connect(self._show_failure)
        self.finished.connect(self._count_shown_answer)
        self.finished.connect(self.rounds.stop)
        self.finished.connect(self._task.cancel)
        self.finished.connect(self.packs.cancel)

    def _update_actions(self) -> None:
        commands, is_open = self.commands, self._question is not None and self.verdict is None
        is_hidden = self.verdict is not None and not self._is_solution_shown
        is_round = self.rounds.is_running
        commands.show_next_step(is_check=self.verdict is None, is_again=is_hidden, is_timed=self.rounds.is_timed)
        commands.advance.setEnabled(self.verdict is not None or (is_open and self.stage.played is not None))
        state = self._question if is_open and isinstance(self._question, GameState) else None
        possible = () if state is None else actions_in(state)
        for action, command in commands.decisions.items():
            command.setEnabled(action in possible)
        self.panel.next_button.setVisible(self._question is not None and not possible)
        commands.take_back.setEnabled(is_open and self.stage.may_take_back)
        commands.give_up.setEnabled(is_open or is_hidden)
        commands.leave_out.setEnabled(self._card is not None and not is_round)
        commands.stop.setEnabled(is_round)
        for command in commands.rounds.values():
            command.setEnabled(not is_round and bool(self.packs.selected_of_pack))
        self.packs.setVisible(not is_round)
