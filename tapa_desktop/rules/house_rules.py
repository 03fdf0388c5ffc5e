"""House rules: the few fields of a rule set that the players may change, and the values that each may take.

They are also a field of a position text. Source: docs/rules.md, "Position text".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any, Final

from .fault import Fault, FaultError, Field, PositionError, PositionFault
from .outcome import counts_checkers, has_cube, pinned_mother_loses
from .ruleset import RULE_SETS, MotherPinned, NextBegins, PinnedAtHome, RuleSet

RULES: Final = "rules="
Plain = bool | int | str

CHOICES: Final[dict[str, tuple[Any, ...]]] = {
    "pinned_at_home": tuple(PinnedAtHome),
    "larger_die": (True, False),
    "mother_pinned": tuple(MotherPinned),
    "mother_points": (2, 3),
    "count_checkers": (False, True),
    "cube": (False, True),
    "jacoby": (False, True),
    "drawn_points": (0, 1),
    "next_begins": tuple(NextBegins),
    "enter_from": (25, 24),
    "hit_and_run": (True, False),
    "cascade_from": (4, 3, 1),
    "rest_passes": (True, False),
}


MOST_GAMES: Final = 6  # that a match goes through in turn
ONE_GAME_ONLY: Final = ("count_checkers", "cube", "jacoby")


class HouseRuleFault(Fault):
    """What can be wrong with the rule set and the house rules of a match."""

    UNKNOWN_RULE_SET = "There is no game “{text}”; there are {known}."
    NOT_OFFERED = "{rule_set} has no house rule “{name}”; it has {known}."
    NO_CHOICE = "The house rule “{name}” cannot be “{value}”; it can be {known}."
    NO_GAME = "This match has no game."
    MANY_GAMES = "A match goes through {most} games at most; this one has {count}."
    ONE_GAME_ONLY = "{rule_set}: the house rule “{name}” is possible only in a match of one game."


class HouseRuleError(FaultError):
    """An unknown rule set or house rule, or a value that a house rule cannot take."""


def rule_set_named(
    key: str, house_rules: Mapping[str, object] | None = None, among: Mapping[str, RuleSet] = RULE_SETS
) -> RuleSet:
    """The rule set with that key and these house rules, given as plain values such as `{"larger_die": False}`.

    Raises `HouseRuleError` for a key that is not in `among`, a house rule that the game does not offer, or a value that
    is not a choice.
    """
    if key not in among:
        raise HouseRuleError(HouseRuleFault.UNKNOWN_RULE_SET, text=key, known=", ".join(among))
    base = among[key]
    changes: dict[str, Any] = {field: _choice(base, field, value) for field, value in (house_rules or {}).items()}
    return base._replace(**changes)


def order_named(games: Sequence[tuple[str, Mapping[str, object]]]) -> tuple[RuleSet, ...]:
    """The games of a match in turn, from keys and house rules. Where there are several, none has a cube.

    Source: docs/rules.md, "Matches of several games". Raises `HouseRuleError` as `rule_set_named`, for no game or too
    many, and for a cube or a count to 31 in one of several.
    """
    if not games:
        raise HouseRuleError(HouseRuleFault.NO_GAME)
    if len(games) > MOST_GAMES:
        raise HouseRuleError(HouseRuleFault.MANY_GAMES, most=MOST_GAMES, count=len(games))
    named = tuple(rule_set_named(key, house_rules) for key, house_rules in games)
    if len(named) == 1:
        return named
    for key, house_rules in games:
        for name in filter(house_rules.get, ONE_GAME_ONLY):
            raise HouseRuleError(HouseRuleFault.ONE_GAME_ONLY, rule_set=key, name=name)
    return tuple(rule_set._replace(cube=False) for rule_set in named)


def with_house_rules_of(base: RuleSet, rule_set: RuleSet, *, is_money: bool = False) -> RuleSet:
    """`base` with the house rules of `rule_set`, the game being played; unchanged if it has its own or is another.

    `is_money`: whether `base` comes with a cube and no score. Such a text states the Jacoby rule, and only that.
    """
    own, stated = house_rules_of(base), {"jacoby"} if is_money else set()
    if base.key != rule_set.key or own.keys() - stated:
        return base
    played = {name: rule for name, rule in house_rules_of(rule_set).items() if name not in stated}
    return rule_set_named(base.key, played | own)


def offered(rule_set: RuleSet) -> tuple[str, ...]:
    """The fields that players of this rule set may change, in the order in which they are shown."""
    return tuple(field for field in CHOICES if field in rule_set.house_rules)


def without_effect(rule_set: RuleSet) -> frozenset[str]:
    """The fields that change nothing, given the other fields of this rule set."""
    idle = {
        "mother_points": counts_checkers(rule_set) or not pinned_mother_loses(rule_set),
        "jacoby": not has_cube(rule_set),
    }
    return frozenset(field for field, is_idle in idle.items() if is_idle)


def house_rules_of(rule_set: RuleSet) -> dict[str, Plain]:
    """The fields in which this rule set differs from the one with its key in `RULE_SETS`, as plain values."""
    base = RULE_SETS[rule_set.key]
    return {
        field: plain(getattr(rule_set, field))
        for field in offered(base)
        if getattr(rule_set, field) != getattr(base, field)
    }


def plain(value: Any) -> Plain:
    """A choice as a record stores it: the value of an enum member, or the value itself."""
    result: Plain = value.value if isinstance(value, Enum) else value
    return result


def format_house_rules(rule_set: RuleSet) -> str:
    """The field with the house rules that differ from the game's, such as `rules=larger_die:no,cube:yes`."""
    words = (f"{name}:{_word(value)}" for name, value in house_rules_of(rule_set).items())
    return RULES + ",".join(words)


def parse_house_rules(text: str, base: RuleSet) -> RuleSet:
    """This game with the house rules of the field. Raises `PositionError` when it has a wrong form, name or value."""
    words = dict(part.partition(":")[::2] for part in text.removeprefix(RULES).split(","))
    chosen: dict[str, Plain] = {}
    for name, word in words.items():
        if name not in offered(base):
            known = ", ".join(offered(base))
            raise PositionError(
                PositionFault.NO_HOUSE_RULE, Field.HOUSE_RULES, name, rule_set=base.key, name=name, known=known
            )
        values = {_word(plain(choice)): plain(choice) for choice in CHOICES[name]}
        if word not in values:
            raise PositionError(
                PositionFault.NO_CHOICE, Field.HOUSE_RULES, word, name=name, value=word, known=", ".join(values)
            )
        chosen[name] = values[word]
    rule_set = rule_set_named(base.key, chosen, {base.key: base})
    if format_house_rules(rule_set) != text:  # out of order, named twice, or not another rule than the game's
        raise PositionError(PositionFault.HOUSE_RULES_FORM, Field.HOUSE_RULES, text)
    return rule_set


def _word(value: Plain) -> str:
    return ("no", "yes")[value] if isinstance(value, bool) else str(value).replace(" ", "_")


def _choice(base: RuleSet, field: str, value: object) -> object:
    if field not in offered(base):
        known = ", ".join(offered(base))
        raise HouseRuleError(HouseRuleFault.NOT_OFFERED, rule_set=base.key, name=field, known=known)
    for choice in CHOICES[field]:
        if plain(choice) == value and type(plain(choice)) is type(value):
            return choice
    known = ", ".join(repr(plain(choice)) for choice in CHOICES[field])
    raise HouseRuleError(HouseRuleFault.NO_CHOICE, name=field, value=value, known=known)
