"""Texts for the end of a game, as a sentence or in a word or two; and texts about the cube."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from tapa_desktop.app.background.thinker import CubeDecision
from tapa_desktop.game.state import GameState, Phase, Result
from tapa_desktop.rules.outcome import How, counts_checkers, pinned_mother_loses, worth
from tapa_desktop.rules.position import Side

from .names import is_crawford_game, is_you, points_text, subject
from .numbers import (
    NO_BREAK,
    SHOWN,
    chances_of_wins,
    draw_chance,
    equity_text,
    listed,
    percent,
    short_chances,
    signed,
    signed_points,
    whole,
)
from .translator import text_of

if TYPE_CHECKING:
    from tapa_desktop.ai.probabilities import Probabilities
    from tapa_desktop.coach.hint import CubeHint, OutlookHint
    from tapa_desktop.rules.ruleset import RuleSet

translate = QCoreApplication.translate
DECIDED: Final = 0.97  # the probability of a win from which on the game counts as decided


def result_text(state: GameState, result: Result) -> str:
    """How a game has ended, in one line. `state` is its last state, with the cube that was played for."""
    if result.winner is None:
        text = translate("Results", "{why}. No points; a new game starts")
        if result.points:
            text = translate("Results", "{why}. Each side gets a point")
        why = translate("Results", "A draw: no one can move any more")
        if result.how is How.MOTHERS:
            why = translate("Results", "A draw: both mothers are pinned")
        return text.format(why=why)
    won = _won_text(state, result, result.winner)
    if result.resigned:
        you, other = translate("Results", "You resign. {won}"), translate("Results", "{name} resigns. {won}")
    elif result.dropped:
        you = translate("Results", "You drop the double. {won}")
        other = translate("Results", "{name} drops the double. {won}")
    else:
        return won
    loser = result.winner.other
    return (you if is_you(state, loser) else other).format(name=subject(state, loser), won=won)


def match_result_text(state: GameState) -> str:
    """The result of the match, such as "You win the match 5 : 3"; empty before its end."""
    if state.phase is not Phase.MATCH_OVER or state.result is None or state.result.winner is None:
        return ""
    winner = state.result.winner
    text = translate("Results", "{name} wins the match {score} : {other}")
    if is_you(state, winner):
        text = translate("Results", "You win the match {score} : {other}")
    return text.replace(" : ", f"{NO_BREAK}:{NO_BREAK}").format(
        name=subject(state, winner), score=whole(state.score(winner)), other=whole(state.score(winner.other))
    )


def how_text(state: GameState, result: Result) -> str:
    """How a game has ended in a word or two, with the cube and the Crawford rule if they mattered."""
    parts = [_how_word(state, result)]
    if result.resigned:
        parts.append(translate("Results", "resigned"))
    if state.cube.value > 1:
        parts.append(translate("Results", "cube {value}").format(value=state.cube.value).replace(" ", NO_BREAK))
    if is_crawford_game(state):
        parts.append(translate("Results", "Crawford"))
    return listed(parts)


def how_word(how: How) -> str:
    """A kind of game end in a word or two."""
    return text_of("Results", "kinds", how.value)


def _won_text(state: GameState, result: Result, winner: Side) -> str:
    points = points_text(result.points)
    if state.cube.value > 1:
        text = translate("Results", "{points} with the cube at {value}").replace(" {value}", f"{NO_BREAK}{{value}}")
        points = text.format(points=points, value=state.cube.value)
    if _is_counted(state, result):
        return _counted_text(state, winner, result.points // state.cube.value, points)
    text = text_of("Results", "you win" if is_you(state, winner) else "somebody wins", result.how.value)
    return text.format(name=subject(state, winner), points=points)


def _is_counted(state: GameState, result: Result) -> bool:
    return counts_checkers(state.rule_set) and result.how is not How.MOTHER and not result.dropped


def _counted_text(state: GameState, winner: Side, left: int, points: str) -> str:
    wins = translate("Results", "You win.") if is_you(state, winner) else translate("Results", "{name} wins.")
    has_left = translate("Results", "{loser} has {checkers} left: {points}")
    if is_you(state, winner.other):
        has_left = translate("Results", "You have {checkers} left: {points}")
    return f"{wins} {has_left}".format(
        name=subject(state, winner), loser=subject(state, winner.other), checkers=_checkers(left), points=points
    )


def _checkers(count: int) -> str:
    return translate("Results", "%n checker(s)", "", count)


def _how_word(state: GameState, result: Result) -> str:
    if result.dropped:
        return translate("Results", "dropped")
    if result.winner is not None and _is_counted(state, result):
        return translate("Results", "{checkers} left").format(checkers=_checkers(result.points // state.cube.value))
    if result.winner is None and result.points:
        return translate("Results", "draw")
    return how_word(result.how)


_SHOWN: Final = 0.005  # smaller probabilities are left out, since they round to 0 %


def cube_decision_text(state: GameState, decision: CubeDecision, *, with_equity: bool = True) -> str:
    """A cube decision in a sentence, from the view of its side. Equities are in points, probabilities in percent."""
    decided, otherwise = (text_of("CubeText", table, decision.action) for table in ("decided", "otherwise"))
    expects = translate("CubeText", "expecting {equity} points ({chances})") if with_equity else "{chances}"
    name, chances = subject(state, decision.side), _chances(state.rule_set, decision.probabilities)
    text = f"{decided}: {expects}".format(name=name, equity=signed(decision.equity, 2), chances=chances)
    if decision.turning_equity is None or not with_equity:
        return text_of("CubeText", "unturned", decision.at_score or "by any equity").format(told=text)
    turning = translate("CubeText", "{told}. {otherwise} below {turning}.")
    if decision.equity < decision.turning_equity:
        turning = translate("CubeText", "{told}. {otherwise} from {turning} up.")
    return turning.format(told=text, turning=signed(decision.turning_equity, 2), otherwise=otherwise.format(name=name))


def _chances(rule_set: RuleSet, of: Probabilities) -> str:
    parts = [translate("CubeText", "win {win}").format(win=percent(of.win, 0))]
    mars = translate("CubeText", "mars won {mine}, lost {theirs}")
    if pinned_mother_loses(rule_set):
        mars = translate("CubeText", "mars or mother won {mine}, lost {theirs}")
    for how, text, mine, theirs in (
        (How.MARS, mars, of.mars, of.lose_mars),
        (How.TRIPLE, translate("CubeText", "triple won {mine}, lost {theirs}"), of.best, of.lose_best),
    ):
        if worth(rule_set, how) is not None and max(mine, theirs) >= _SHOWN:
            parts.append(text.format(mine=percent(mine, 0), theirs=percent(theirs, 0)))
    parts.append(draw_chance(of.draw))
    return listed(part.replace(" ", NO_BREAK) for part in parts)


def decided_text(rule_set: RuleSet, chances: Probabilities) -> str:
    """The sentence that the game is decided; empty if it is not, or if the kind of win still matters."""
    win = max(chances.win, chances.lose, chances.draw)
    mars, best = chances.mars, chances.best
    if chances.win < chances.lose:
        mars, best = chances.lose_mars, chances.lose_best
    kinds = ((How.MARS, mars), (How.TRIPLE, best), (How.CAPOTE, best), (How.MOTHER, best))
    is_open = any(1 - DECIDED < chance < DECIDED for how, chance in kinds if worth(rule_set, how) is not None)
    is_open |= counts_checkers(rule_set) and mars < DECIDED  # each checker that is left counts
    return translate("Hint", "The game is decided.") if win >= DECIDED and not is_open else ""


def outlook_text(hint: OutlookHint, *, with_equity: bool = True, is_mine: bool = True) -> str:
    """The best cube action of the side to decide, and its chances, a line each. `is_mine`: that side is called you."""
    rule_set, chances = hint.question.rule_set, hint.probabilities
    lines = [cube_advice(hint.cube, hint.equity, with_equity=with_equity)] if hint.cube else []
    won, *better = chances_lines(rule_set, chances)
    others = better if is_mine else [short_chances(rule_set, chances, with_win=False)]
    lines += [decided_text(rule_set, chances), won, *others]
    if with_equity:
        equity = equity_text(hint.equity, hint.half_width)
        lines.append(translate("Hint", "Equity {equity}").format(equity=equity))
    return "\n".join(line for line in lines if line)


def chances_lines(rule_set: RuleSet, chances: Probabilities) -> list[str]:
    """A line for each kind of win that is likely enough, with the probability for that side and against it."""
    (wins, mine, _), *better = chances_of_wins(rule_set, chances)
    pair = translate("Hint", "{label}: you {mine}, opponent {theirs}")
    return [
        f"{wins} {percent(mine)}",
        *(
            pair.format(label=label, mine=percent(mine), theirs=percent(theirs))
            for label, mine, theirs in better
            if max(mine, theirs) >= SHOWN
        ),
    ]


def cube_advice(cube: CubeHint, equity: float, *, with_equity: bool) -> str:
    """The best cube action, and the equity at which another one is better, or why the score leaves none."""
    action, otherwise = {
        "double": (translate("Hint", "Double."), translate("Hint", "Wait")),
        "no double": (translate("Hint", "Do not double."), translate("Hint", "Double")),
        "take": (translate("Hint", "Take."), translate("Hint", "Drop")),
        "drop": (translate("Hint", "Drop."), translate("Hint", "Take")),
    }[cube.action]
    if cube.is_too_good:
        action = translate("Practice", "Too good to double: your opponent would drop. Play on for more points.")
    if cube.turning_equity is None or not with_equity:
        return action if cube.is_too_good else _unturned(cube).format(action=action)
    text = translate("Hint", "{action} {otherwise} below {turning}.")
    if equity < cube.turning_equity:
        text = translate("Hint", "{action} {otherwise} from {turning} up.")
    return text.format(action=action, otherwise=otherwise, turning=signed_points(cube.turning_equity))


def _unturned(cube: CubeHint) -> str:
    return {
        "nothing to lose": translate("Hint", "{action} Losing this game would cost you the match anyway."),
        "never": translate("Hint", "{action} At this score, it never pays to double in a position like this."),
        None: "{action}",
    }[cube.at_score]
