"""The beginning of a match, in the starting position or in one that was set up; and the position on its board."""

from __future__ import annotations

from msgspec.structs import replace

from tapa_desktop.rules.chains import FIRST, after_the_end
from tapa_desktop.rules.cube import MatchScore
from tapa_desktop.rules.house_rules import as_played_in, house_rules_of, order_named
from tapa_desktop.rules.outcome import has_cube, outcome_of_turn
from tapa_desktop.rules.position import flip
from tapa_desktop.rules.position_faults import Field, PositionError, PositionFault
from tapa_desktop.rules.position_text import Placed, format_position, parse_position
from tapa_desktop.rules.ruleset import RuleSet
from tapa_desktop.rules.side import Side

from .events import Seat
from .record import FORMAT, VERSION, GameRules, Header
from .state import GameState, Phase, begin, first_stage


def first_state(header: Header) -> GameState:
    """The first state of the match that a header describes.

    Raises:
        HouseRuleError: when the header has no game, too many, or an unknown rule set or house rule.
        PositionError: when its position cannot be parsed, is one of another rule set, or is one with the game over.
    """
    order = order_named([(game.rule_set, game.house_rules) for game in header.games])
    rule_set = order[0]
    state = begin(rule_set, header.target, header.white, header.black, order if len(order) > 1 else ())
    state = replace(state, by_hand=header.by_hand)
    if not header.position:
        return state
    placed = parse_position(header.position)
    if placed.rule_set.key != rule_set.key:
        raise PositionError(PositionFault.OTHER_RULE_SET, Field.RULE_SET, placed.rule_set.key, rule_set=rule_set.key)
    if is_over(rule_set, placed):
        raise PositionError(PositionFault.GAME_OVER, Field.LINE, header.position)
    return begin_at(state, placed)


def begin_at(state: GameState, placed: Placed) -> GameState:
    """`state`, but with a position that was set up, its side to move, and its roll, group and cube if it has them.

    The score that a position may tell is left aside: the match begins with it.
    """
    phase = Phase.TO_PLAY if placed.has_dice else Phase.TO_ROLL
    stage = first_stage(placed.rule_set) and placed.stage
    cube = placed.cube if placed.cube and has_cube(state.rule_set) else state.cube
    begun = replace(state, position=placed.position, side=placed.side, roll=placed.roll, phase=phase, stage=stage)
    return replace(begun, drafted=(), cube=cube)


def is_over(rule_set: RuleSet, placed: Placed) -> bool:
    """Whether the game is over in a position that was set up, so that it cannot be played."""
    return outcome_of_turn(rule_set, flip(rule_set, placed.position)) is not None


def placed_of(state: GameState) -> Placed:
    """The position on the board at the start of the turn, with its roll; if a play ended the game, the last position.

    The side to move is then the one whose turn would begin. After a resignation or a drop the position could still be
    played.
    """
    result = state.result
    if result is None or result.resigned or result.dropped:
        return Placed(state.rule_set, state.side, state.position, state.roll, state.stage or FIRST)
    stage = FIRST if state.stage is None else after_the_end(state.stage)
    return Placed(state.rule_set, state.side.other, flip(state.rule_set, state.position), stage=stage)


def told_in_full(state: GameState) -> Placed:
    """As `placed_of`, with the cube where there is one, and with the score of a match; a single game has none."""
    placed, is_with_cube = placed_of(state), has_cube(state.rule_set)
    is_match = state.phase is not Phase.MATCH_OVER and (is_with_cube or state.order or state.target > 1)
    return placed._replace(cube=state.cube if is_with_cube else None, match=match_score(state) if is_match else None)


def match_score(state: GameState) -> MatchScore | None:
    """How the match stands; None if it is unlimited. Without a cube no game is the Crawford game."""
    white, black = map(state.score, Side)
    is_crawford = state.is_crawford and has_cube(state.rule_set)
    return MatchScore(state.target, white, black, is_crawford) if state.target else None


def turn_at(placed: Placed, white: Seat, black: Seat) -> GameState:
    """The state in which the side to move of `placed` is to roll or play, in a match of a single game."""
    return begin_at(begin(placed.rule_set, 1, white, black), placed)


def is_present(state: GameState, placed: Placed) -> bool:
    """Whether that position is the one being played: the same rules, checkers, side to move, roll, and cube if any."""
    present = placed_of(state)._replace(cube=placed.cube and state.cube)
    return state.result is None and _text(placed._replace(match=None)) == _text(present)


def _text(placed: Placed) -> str:
    return format_position(placed, house_rules=True)


def as_played(state: GameState, placed: Placed) -> Placed:
    """The position with the house rules of a match if it is the same game, and its text has named none."""
    return placed._replace(rule_set=as_played_in(placed.rule_set, state.rule_set))


def match_from(state: GameState, placed: Placed) -> Header:
    """The header of a single game from that position, with the current players.

    With the cube it is an unlimited match, since in a single game to one point a double is of no use to either side.
    """
    return Header(
        FORMAT,
        VERSION,
        (GameRules(placed.rule_set.key, house_rules_of(placed.rule_set)),),
        state.white,
        state.black,
        target=0 if has_cube(placed.rule_set) else 1,
        position=format_position(placed._replace(match=None)),
        by_hand=state.by_hand,
    )
