"""The results of a rollout as table rows and sentences. Pure."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from tapa_desktop.ai.probabilities import Probabilities
from tapa_desktop.coach.rollout import RolloutAnswer
from tapa_desktop.game.events import RolledOut, RolloutLine
from tapa_desktop.rules.position_text import Placed
from tapa_desktop.rules.ruleset import RuleSet
from tapa_desktop.ui.text.names import level_name, plain_game_name, side_name
from tapa_desktop.ui.text.numbers import dice_row, left_to_right, number, short_chances, signed_points, whole
from tapa_desktop.ui.text.turns import shortened

translate = QCoreApplication.translate


class RolloutRow(NamedTuple):
    """The texts of one candidate; `difference` is to the best one, and empty for the best one itself."""

    play: str
    chances: str
    equity: str
    half_width: str
    difference: str


def rollout_rows(rule_set: RuleSet, found: RolledOut) -> tuple[RolloutRow, ...]:
    """The rows of all candidates, the best first."""
    ranked = sorted(found.lines, key=lambda line: -line.equity)
    return tuple(_row(rule_set, line, ranked[0]) for line in ranked)


def subject_text(placed: Placed) -> str:
    """The game, the side and the roll that are rolled out."""
    side, game = side_name(placed.side), plain_game_name(placed.rule_set)
    if not placed.has_dice:
        return translate("Rollout", "{game}: {side} to roll").format(game=game, side=side)
    text = translate("Rollout", "{game}: {side} plays {dice}")
    return text.format(game=game, side=side, dice=dice_row(placed.roll or placed.dice, is_group=placed.roll is None))


def progress_text(answer: RolloutAnswer, *, is_going_on: bool) -> str:
    """How many games have been played, by which level, and whether the best play is settled."""
    found, question = answer.found, answer.question
    if all(line.half_width == 0 for line in found.lines) and not found.games:
        return translate("Rollout", "The result is certain: no games are needed.")
    text = translate("Rollout", "%n game(s) each", "", found.games)
    if is_going_on:
        text = translate("Rollout", "{done} of %n game(s) each…", "", question.games)
    parts = [text.format(done=whole(found.games)), level_name(found.level)]
    if answer.is_settled:
        parts.append(translate("Rollout", "clear winner"))
    elif len(found.lines) > 1 and found.games:
        parts.append(translate("Rollout", "no clear winner yet"))
    return " · ".join(parts)


def manner_text(found: RolledOut) -> str:
    """How the games of a kept result were played."""
    far = translate("Rollout", "to the end")
    if found.plies is not None:
        far = translate("Rollout", "%n ply (plies) deep", "", found.plies)
    luck = (
        translate("Rollout", "variance reduction") if found.less_luck else translate("Rollout", "no variance reduction")
    )
    text = translate("Rollout", "Kept with the match: %n game(s) each, {level}, {far}, {luck}", "", found.games)
    return text.format(level=level_name(found.level), far=far, luck=luck)


def half_width_text(half_width: float) -> str:
    """Half the width of an interval around an equity, in points, such as "± 0.020"."""
    return left_to_right(f"± {number(half_width, 3)}")


def _row(rule_set: RuleSet, line: RolloutLine, best: RolloutLine) -> RolloutRow:
    return RolloutRow(
        shortened(line.play) if line.play else translate("Rollout", "This position"),
        short_chances(rule_set, Probabilities(*line.chances)),
        signed_points(line.equity),
        half_width_text(line.half_width) if math.isfinite(line.half_width) else "",
        "" if line is best else signed_points(line.equity - best.equity),
    )
