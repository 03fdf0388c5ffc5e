"""The doubling cube on the board: its number, its place, its motion, its clicks and its texts."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from tapa_desktop.game.apply import apply
from tapa_desktop.game.events import Doubled, Dropped, GameBegun, OpeningRolled, Resigned, Rolled, Seated, Taken
from tapa_desktop.game.state import GameState, Results
from tapa_desktop.rules.outcome import has_cube
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.position_text import IN_THE_MIDDLE, LARGEST, Cube
from tapa_desktop.rules.ruleset import RULE_SETS
from tapa_desktop.ui.board.frame import LEAST_HIGH, button_rects, click_rects, clicked_at, cube_rect, lying_cube
from tapa_desktop.ui.board.geometry import CUBE, DROP, TAKE, BoardGeometry, BoardOptions, Place, bar, point, turn_rect
from tapa_desktop.ui.board.motion import plan_for
from tapa_desktop.ui.board.picture import UNTURNED, CubeShown
from tapa_desktop.ui.board.pointer import Pointer, PointerAction, cube_actions
from tapa_desktop.ui.board.scene import changes, scene_at_rest, scene_moving
from tapa_desktop.ui.board.text import describe, place_text
from tests.cases import each
from tests.game.matches import COMPUTER, header, match_of
from tests.ui.board.boards import GEOMETRIES, button_center, change, offered, shown, state, targets, with_cube
from tests.ui.board.conftest import Show

WHITE, BLACK = Side.WHITE, Side.BLACK
BOARD = BoardGeometry(1280, 860)
OWNED, HIS = Cube(4, WHITE), Cube(4, BLACK)
each_board = each("geometry", [one for one in GEOMETRIES if not one.parallel])


def cube_of(game: GameState) -> CubeShown:
    cube = shown(game).cube
    assert cube is not None
    return cube


# What is shown


def test_a_cube_is_shown_where_the_game_is_played_with_one() -> None:
    games = {key: match_of(header(key)).state for key in RULE_SETS}

    assert {key for key, game in games.items() if shown(game).cube} == {
        key for key, game in games.items() if has_cube(game.rule_set)
    }


@pytest.mark.parametrize(
    ("cube", "face"), [(IN_THE_MIDDLE, UNTURNED), (Cube(2, WHITE), 2), (Cube(64, BLACK), 64), (Cube(4096, WHITE), 4096)]
)
def test_cube_shows_64_until_it_has_been_turned_and_its_value_after(cube: Cube, face: int) -> None:
    lying = cube_of(with_cube(cube))

    assert (lying.face, lying.side, lying.value) == (face, cube.owner, cube.value)


def test_cube_that_is_offered_lies_turned_before_the_one_who_has_to_answer_and_once_dropped_where_it_lay() -> None:
    first, again = cube_of(offered()), cube_of(offered(HIS, side=BLACK, target=9))

    assert (first.face, first.side, first.is_offered) == (2, BLACK, True)
    assert (again.face, again.side, again.is_offered) == (8, WHITE, True)
    assert cube_of(apply(offered(), Dropped())).lies_at == (None, False)
    assert cube_of(apply(offered(OWNED, target=9), Dropped())).lies_at == (WHITE, False)


@pytest.mark.parametrize(
    ("game", "may_be_offered", "is_dead"),
    [
        (with_cube(), True, False),
        (with_cube(persons=(BLACK,)), False, False),
        (with_cube(HIS), False, False),
        (with_cube(score=(4, 0)), False, True),  # the Crawford game
        (with_cube(score=(4, 1)), False, False),  # the game after it, in which only Black may double
        (with_cube(Cube(4, WHITE), score=(1, 0)), False, True),  # its owner needs no more than it is worth
        (with_cube(Cube(4, BLACK), score=(1, 0)), False, False),
        (with_cube(Cube(LARGEST, WHITE), target=0), False, True),
        (offered(), False, False),
        (offered(Cube(2, WHITE), score=(2, 2)), False, False),
        (apply(offered(), Dropped()), False, False),
        (apply(offered(target=2), Dropped()), False, False),  # what was won just now does not count for this game
    ],
)
def test_cube_may_be_offered_as_the_rules_allow_and_is_dead_when_neither_side_may_turn_it_in_this_game_any_more(
    game: GameState, may_be_offered: bool, is_dead: bool
) -> None:
    cube = cube_of(game)

    assert (cube.may_be_offered, cube.is_dead) == (may_be_offered, is_dead)


def test_crawford_game_is_marked_to_its_end_and_after_it_the_cube_lives_for_the_one_who_is_behind() -> None:
    crawford = with_cube(score=(4, 0))
    over = apply(crawford, Resigned(WHITE))
    later = replace(crawford, results=Results(crawford.results, replace(crawford.results[0], winner=BLACK)))

    marked = [cube_of(game).is_crawford for game in (crawford, over, apply(over, GameBegun()), later)]
    assert marked == [True, True, False, False]
    assert [cube_of(game).is_dead for game in (over, later)] == [True, False]
    assert [cube_of(replace(later, side=side)).may_be_offered for side in Side] == [False, True]


def test_while_a_double_waits_no_dice_lie_in_the_way_nothing_can_be_lifted_and_all_else_is_as_before() -> None:
    opened = match_of(header("tapa-cube"), OpeningRolled(5, 3))
    before, after = shown(with_cube()), shown(offered())

    assert (len(shown(opened.state).dice), shown(match_of(opened, Doubled()).state).dice) == (2, ())
    assert targets(offered()) == {}
    assert (after.pips, after.checkers) == (before.pips, before.checkers)


# Where it lies


@each_board
def test_cube_at_rest_covers_nothing_at_the_end_of_its_owner_or_halfway_between_both(geometry: BoardGeometry) -> None:
    lying = {place: rect for place, rect in geometry.places.items() if place not in map(bar, Side)}
    beside = [make(geometry, side) for make in (BoardGeometry.dice_rect, turn_rect) for side in Side]
    cubes = (CubeShown(2, geometry.lower), CubeShown(1), CubeShown(2, geometry.lower.other))
    low, middle, high = rects = [cube_rect(geometry, cube) for cube in cubes]

    assert all(geometry.bar_rect.adjusted(-1, 0, 1, 0).contains(rect) for rect in rects)
    others = (*lying.values(), *beside)
    assert not any(rect.adjusted(1, 1, -1, -1).intersects(other) for rect in rects for other in others)
    assert high.bottom() < middle.top() < middle.bottom() < low.top()
    assert low.center().y() - middle.center().y() == pytest.approx(middle.center().y() - high.center().y(), abs=1)
    assert middle.center().x() == low.center().x() == high.center().x()


@each_board
@each("side", Side)
def test_offered_cube_and_its_plates_lie_side_by_side_among_the_dice_of_the_one_who_answers(
    geometry: BoardGeometry, side: Side
) -> None:
    cube, plates = cube_rect(geometry, CubeShown(2, side, is_offered=True)), button_rects(geometry, side)
    band = geometry.dice_rect(side)

    assert all(band.contains(rect) for rect in (cube, *plates.values()))
    assert not any(one.intersects(other) for one, other in combinations((cube, *plates.values()), 2))
    assert plates[TAKE].right() < plates[DROP].left(), "in this order wherever they are"


@each_board
def test_cube_and_plates_are_found_by_pointing_at_them_and_large_enough_for_a_finger(geometry: BoardGeometry) -> None:
    board = shown(offered())
    rects = click_rects(geometry, board)

    assert set(rects) == {CUBE, TAKE, DROP}
    assert all(clicked_at(geometry, board, *rect.center().toTuple()) == place for place, rect in rects.items())
    assert all(rects[place].height() >= LEAST_HIGH for place in (TAKE, DROP))
    assert all(rects[place].width() >= LEAST_HIGH for place in (TAKE, DROP)) or geometry.width < 640


# How it moves


@pytest.mark.parametrize(
    ("game", "event", "ways"),
    [
        (with_cube(), Doubled(), [((None, False), (BLACK, True))]),
        (offered(), Taken(), [((BLACK, True), (BLACK, False))]),
        (offered(), Dropped(), [((BLACK, True), (None, False))]),
        (with_cube(OWNED, target=9), Doubled(), [((WHITE, False), (BLACK, True))]),
        (apply(offered(OWNED, target=9), Dropped()), GameBegun(), [((WHITE, False), (None, False))]),
        (with_cube(OWNED), Rolled(4, 2), []),
        (with_cube(), Seated(BLACK, COMPUTER), []),
    ],
)
def test_cube_slides_from_place_to_place(game: GameState, event: object, ways: list[object]) -> None:
    plan = change(game, event)

    slid = [(stage.cube_from, stage.picture.cube) for stage in plan.stages if stage.cube_from is not None]
    assert [(source.lies_at, target and target.lies_at) for source, target in slid] == ways


def test_cube_begins_where_it_lay_is_turned_halfway_ends_where_it_lies_and_is_alone_painted_again_meanwhile() -> None:
    (stage,) = change(with_cube(), Doubled()).stages
    (back,) = plan_for(offered(), with_cube(), None, BoardOptions()).stages
    assert back.cube_from.is_offered
    scenes = [scene_moving(stage, progress, BOARD) for progress in (0.0, 0.4, 0.48, 0.5, 0.6, 1.0)]
    cubes = [scene.cube for scene in scenes]

    assert (cubes[0], cubes[-1]) == (lying_cube(cube_of(with_cube()), BOARD), lying_cube(cube_of(offered()), BOARD))
    assert [cube.face for cube in cubes] == [64, 64, 64, 2, 2, 2]
    assert all(cube.lift > 0 for cube in cubes[1:-1])

    left, reached = changes(scenes[2], scenes[3], BOARD) or []
    assert left.contains(cubes[2].x, cubes[2].y)
    assert reached.contains(cubes[3].x, cubes[3].y)
    whole = left.united(reached)
    assert whole.width() * whole.height() < 0.1 * BOARD.width * BOARD.height


def test_cube_lies_still_while_dice_roll_and_checkers_are_held() -> None:
    game = with_cube(OWNED)
    (stage,) = change(game, Rolled(4, 2)).stages
    rolled = apply(game, Rolled(4, 2))
    held = Pointer(targets(rolled)).pressed(point(24), 0, 0).moved(300, 200, 10)

    at_rest = scene_at_rest(shown(rolled), BOARD, held, None, None)

    assert at_rest.flying
    assert scene_moving(stage, 0.5, BOARD).cube == at_rest.cube == lying_cube(cube_of(game), BOARD)


# What a click does


def click(game: GameState, place: Place | None, *, is_interruption: bool = False) -> PointerAction:
    picture = shown(game)
    hand = Pointer(targets(game), picture.prompt, cube_actions(picture))
    return hand.pressed(place, 5, 5, is_interruption=is_interruption).released(place, on_dice=True).action


def test_click_on_the_cube_offers_a_double_if_it_may_be_turned_and_one_elsewhere_still_rolls() -> None:
    unturnable = (with_cube(HIS), with_cube(score=(4, 0)), with_cube(roll="42"), with_cube(OWNED, score=(1, 0)))

    assert click(with_cube(), CUBE) is PointerAction.OFFER_DOUBLE
    assert click(with_cube(), point(3)) is PointerAction.ROLL
    assert click(with_cube(), None) is PointerAction.NOTHING
    assert {click(game, CUBE) for game in unturnable} == {PointerAction.NOTHING}


def test_double_is_answered_by_the_plates_and_taken_by_the_cube_and_by_nothing_else() -> None:
    game, his = offered(), offered(persons=(WHITE,))
    actions = {place: click(game, place) for place in (CUBE, TAKE, DROP, point(3), point(24), None)}
    cut_short = [click(game, place, is_interruption=True) for place in (CUBE, TAKE, DROP)]

    answers = {CUBE: PointerAction.TAKE_DOUBLE, TAKE: PointerAction.TAKE_DOUBLE, DROP: PointerAction.DROP_DOUBLE}
    assert {place: action for place, action in actions.items() if action is not PointerAction.NOTHING} == answers
    assert {click(his, place) for place in (CUBE, point(3))} == {PointerAction.NOTHING}
    assert {click(with_cube(), CUBE, is_interruption=True), *cut_short} == {PointerAction.NOTHING}


# In words


@pytest.mark.parametrize(
    ("game", "text"),
    [
        (with_cube(), "in the middle: the game is worth 1\nClick it to offer a double: the game would be worth 2"),
        (with_cube(roll="42"), "in the middle: the game is worth 1\nThe side to roll may double first"),
        (with_cube(OWNED, roll="42", target=9), "White’s doubling cube: the game is worth 4\nOnly White may double"),
        (with_cube(HIS, target=9), "Black’s doubling cube: the game is worth 4\nOnly Black may double"),
        (with_cube(score=(4, 0)), "1\nThis is the Crawford game: no one may double"),
        (with_cube(score=(4, 1)), "1\nOnly Black may double"),  # the game after it
        (with_cube(target=1), "1\nNeither side can double any more"),
        (offered(), "A double is offered: the game would be worth 2\nClick it to take the double"),
        (offered(persons=(WHITE,)), "A double is offered: the game would be worth 2"),
    ],
)
def test_tooltip_of_the_cube_says_what_it_means_and_who_may_turn_it(game: GameState, text: str) -> None:
    assert place_text(shown(game), CUBE).endswith(text)


def test_tooltips_of_cube_and_plates_say_what_is_at_stake(show: Show) -> None:
    picture = shown(offered(OWNED, target=9))
    assert place_text(picture, TAKE) == "Take the double: play on for 8, and you own the cube"
    assert place_text(picture, DROP) == "Drop the double: you lose the game, which is worth 4"

    view, _, table = show(with_cube())
    assert view.mode.text_at(QPointF(button_center(view, CUBE))).startswith("Doubling cube in the middle")
    table.apply(Doubled())
    assert view.mode.text_at(QPointF(button_center(view, DROP))).startswith("Drop the double")
    assert "has to take the double" in view.accessibleDescription()


def test_whole_board_in_words_names_the_cube_and_who_has_to_answer() -> None:
    owned = describe(shown(with_cube(OWNED, target=9))).splitlines()

    assert {"White’s doubling cube: the game is worth 4", "Only White may double"} <= set(owned)
    assert "cube" not in describe(shown(state()))
    for side, name in ((WHITE, "Black"), (BLACK, "White")):
        lines = describe(shown(offered(side=side))).splitlines()
        assert lines[0] == f"{name} has to take the double or drop it"
        assert "A double is offered: the game would be worth 2" in lines


def test_double_click_offers_but_once_and_press_on_a_plate_that_is_let_go_elsewhere_answers_nothing(show: Show) -> None:
    view, hand, table = show(with_cube())

    hand.double_click(button_center(view, CUBE))
    assert table.requests == ["double"]

    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=button_center(view, DROP))
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert table.requests == ["double"]

    hand.double_click(button_center(view, DROP))
    assert table.requests == ["double", "drop"]
