"""Scenes: at rest, in motion, with a held checker; and plays as arrows."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from tapa_desktop.game.apply import apply
from tapa_desktop.game.draft import Draft
from tapa_desktop.game.events import Played, Rolled
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.ruleset import TAWULA
from tapa_desktop.rules.steps import BAR
from tapa_desktop.ui.board.frame import DieSprite, Sprite, count_rect
from tapa_desktop.ui.board.geometry import BoardGeometry, Spot, bar, checker_rect, point, rack, square, tray
from tapa_desktop.ui.board.motion import FLIGHT, WATCHED, Drop, MotionStage, Plan
from tapa_desktop.ui.board.paint.cache import PixmapCache
from tapa_desktop.ui.board.paint.checkers import SIGN, sign_plates
from tapa_desktop.ui.board.paint.painter import prompt_rect
from tapa_desktop.ui.board.picture import LastMoveMarks, Prompt, free_spot, placed_dice
from tapa_desktop.ui.board.pointer import Pointer, TargetHighlight
from tapa_desktop.ui.board.scene import (
    Arrow,
    Mark,
    Scene,
    arrows_of,
    changes,
    merge,
    scene_at_rest,
    scene_moving,
)
from tapa_desktop.ui.board.theme import WOOD
from tapa_desktop.ui.board.view.widget import image_of
from tests.cases import some
from tests.game.matches import COMPUTER
from tests.positions import position
from tests.ui.board.boards import HOME, PINS, change, on, shown, state, targets, with_steps
from tests.ui.board.conftest import Show

WHITE, BLACK = Side.WHITE, Side.BLACK
BOARD = BoardGeometry(1280, 860)
MINE = state(PINS, "42")
HALF = FLIGHT / 2  # the top of a flight
SETTLING = (1 + FLIGHT) / 2
HAND = Pointer(targets(MINE))


def at_rest(hand: Pointer = HAND, drop: Drop | None = None) -> Scene:
    return scene_at_rest(shown(MINE), BOARD, hand, None, drop)


def on_point(scene: Scene, number: int) -> list[Sprite]:
    return [sprite for sprite in scene.lying if BOARD.places[point(number)].contains(sprite.x, sprite.y)]


def computers_play() -> Plan:
    return change(replace(state("24:W15 1:B15", "31"), white=COMPUTER), Played("24/21 21/20"))


def over_the_board() -> Plan:
    return change(replace(state("15:W15 1:B15", "61"), white=COMPUTER), Played("15/9 9/8"))


def moment(stage: MotionStage, progress: float) -> Scene:
    return scene_moving(stage, progress, BOARD)


def test_tall_stack_shows_its_count_on_its_top_checker_alone_and_trays_and_racks_theirs() -> None:
    scene = scene_at_rest(shown(state("24:W6 20:W5 6:W4 1:B15")), BOARD, Pointer(), None, None)
    picture = shown(state("6:W9 24:B14"), two_checker_start=True)
    beside = scene_at_rest(picture, replace(BOARD, racks=True), Pointer(), None, None)

    assert [sprite.count for sprite in on_point(scene, 24)] == [0, 0, 0, 0, 0, 6]
    assert {sprite.count for sprite in on_point(scene, 20)} == {0}
    assert [sprite.count for sprite in on_point(scene, 1)][-1] == 15
    edges = [(sprite.side, sprite.count) for sprite in beside.lying if sprite.is_edge and sprite.count]
    assert edges == [(WHITE, 6), (BLACK, 1)]


@pytest.mark.parametrize("side", list(Side))
def test_count_of_a_rack_leaves_room_for_the_mark_where_a_checker_lay(side: Side) -> None:
    board, picture = replace(BOARD, racks=True), shown(state("24:W9 1:B9"), two_checker_start=True)
    top = scene_at_rest(picture, board, Pointer(), None, None).lying

    (counted,) = [one for one in top if one.count and board.places[rack(side)].contains(one.x, one.y)]

    assert not count_rect(counted, board).intersects(checker_rect(board, free_spot(picture, rack(side), side)))


def test_lifted_checker_is_in_the_hand_and_stays_where_it_was_let_go_until_the_answer_comes() -> None:
    lifted = at_rest(HAND.pressed(point(24), 0, 0).moved(300, 200, 10))
    dropped = at_rest(drop=Drop(WHITE, point(24), 321, 123))

    (held,) = lifted.flying
    assert (held.side, held.x, held.y, held.lift) == (WHITE, 300, 200, 1.0)
    assert (len(on_point(lifted, 24)), len(lifted.lying)) == (3, 29)
    assert set(lifted.highlights) == {point(22), point(20), point(18)}
    assert [(sprite.x, sprite.y) for sprite in dropped.flying] == [(321, 123)]
    assert dict(dropped.highlights) == {}


def test_selected_checker_is_marked_and_its_targets_light_up_and_one_below_the_pointer_is_marked_else() -> None:
    pressed = at_rest(HAND.pressed(point(24), 0, 0))
    hovered = scene_at_rest(shown(MINE), BOARD, HAND, point(24), None)
    selected = scene_at_rest(shown(MINE), BOARD, replace(HAND, selected=point(24)), point(24), None)

    assert (pressed.flying, dict(pressed.highlights), pressed.is_calm) == ([], {}, True)
    assert (hovered.hovered, hovered.selected) == (Spot(point(24), 3, 4), None)
    assert (selected.hovered, selected.selected) == (None, Spot(point(24), 3, 4))
    assert set(selected.highlights) == {point(22), point(20), point(18)}


def test_flight_begins_and_ends_where_the_checker_lies_rises_comes_down_and_a_small_hop_ends_it() -> None:
    near, far = computers_play().stages[0], over_the_board().stages[0]
    heights = [[moment(stage, done).flying[0].lift for done in (0, HALF, FLIGHT, SETTLING, 1)] for stage in (near, far)]

    for progress, spot in ((0.0, Spot(point(24), 14, 15)), (1.0, Spot(point(21)))):
        sprite = moment(near, progress).flying[0]
        assert QPointF(sprite.x, sprite.y) == checker_rect(BOARD, spot).center()
    for start, high, landed, hop, end in heights:
        assert (start, landed, end) == pytest.approx((0, 0, 0))
        assert 0 < hop < 0.2 < high <= 1
    assert heights[0][1] < heights[1][1] == pytest.approx(1)
    assert not moment(near, HALF).is_calm  # which would show a prompt


def test_checker_that_has_to_enter_from_the_bar_is_found_until_it_has() -> None:
    game = on(TAWULA, position(TAWULA, "6:W13 1:B15", mine=(0, 2)), "63")
    board = replace(BOARD, parallel=True)
    states = (game, with_steps(game, (BAR, 19)), with_steps(game, (BAR, 19), (BAR, 22)))

    spots = [scene_at_rest(shown(game), board, Pointer(), None, None).must_enter for game in states]

    assert spots == [Spot(bar(WHITE), 1, 2), Spot(bar(WHITE), 0, 1), None]


def test_way_along_one_side_bends_towards_the_middle_of_the_board_and_one_to_the_other_is_straight() -> None:
    along, across = computers_play().stages[0], over_the_board().stages[0]
    ends = [moment(along, progress).flying[0].y for progress in (0.0, 1.0)]
    start, half, end = (moment(across, done).flying[0] for done in (0.0, HALF, 1.0))

    assert moment(along, HALF).flying[0].y > sum(ends) / 2
    assert (half.x, half.y) == pytest.approx(((start.x + end.x) / 2, (start.y + end.y) / 2))


def sunk(stage: MotionStage, number: int, *moments: float) -> list[float]:
    """How deep the checker at the bottom of a point is at these moments."""
    return [on_point(moment(stage, done), number)[0].sunk for done in moments]


def test_pinned_checker_sinks_when_the_pinner_has_landed_and_rises_while_it_leaves() -> None:
    game, free = replace(MINE, white=COMPUTER), replace(state("24:W13 20:bW1 18:W1 1:B14", "21"), white=COMPUTER)
    pinning = change(game, Played("24/20 20/18*")).stages[2]
    leaving = change(free, Played("20/18 24/23")).stages[0]
    landing = FLIGHT * WATCHED.step_ms / pinning.duration_ms

    assert pinning.duration_ms == WATCHED.step_ms + WATCHED.pin_ms
    assert sunk(pinning, 18, 0.0, landing) == pytest.approx([0.0, 0.0], abs=0.05)
    assert sunk(pinning, 18, 0.9, 1.0) == [pytest.approx(0.8, abs=0.15), 1.0]
    assert sunk(leaving, 20, 0.0, 0.5, 1.0) == [1.0, 0.5, 0.0]


def test_checker_that_is_borne_off_lies_down_at_the_end() -> None:
    home = replace(state("6:W2 24:B15", "61"), white=COMPUTER)
    bearing_off = change(home, Played("6/5 6/off")).stages[2]

    assert [moment(bearing_off, done).flying[0].is_edge for done in (0.0, 0.5, 1.0)] == [False, False, True]


@pytest.mark.parametrize(
    ("game", "spot"),
    [
        (MINE, Spot(point(22), 0, 1)),
        (MINE, Spot(point(20), 2, 3)),
        (MINE, Spot(point(18), 0, 1, is_pinning=True)),
        (MINE, Spot(point(15), 2, 3, is_pinning=True)),
        (state(HOME), Spot(tray(WHITE), 4, 5)),
        (state(HOME), Spot(rack(WHITE), 0, 1)),
        (on(TAWULA, position(TAWULA, "12:W15 6:B1 1:B14"), "62"), Spot(point(6), 0, 1)),  # which it would hit
    ],
)
def test_checker_lands_on_top_of_those_that_are_there(game: GameState, spot: Spot) -> None:
    assert free_spot(shown(game), spot.place, WHITE) == spot


def test_dice_tumble_until_they_lie_as_they_do_at_rest() -> None:
    game, event = state(), Rolled(3, 1)
    after = apply(game, event)
    (stage, *_) = change(game, event).stages
    assert stage.is_throw

    first, halfway, last = (moment(stage, progress).dice for progress in (0.0, 0.5, 1.0))

    assert all(len({(die.x, die.y) for die in dice}) == 3 for dice in zip(first, halfway, last, strict=True))
    assert last == scene_at_rest(shown(after), BOARD, Pointer(), None, None).dice


# Between two frames of a motion only what moves is painted again, and all of that


def test_every_checker_and_die_that_differs_is_painted_again_and_little_else() -> None:
    game = replace(MINE, white=COMPUTER)
    for stage in some(change(game, Played("24/22 22/18*")).stages):
        for before, after in some(pairwise(moment(stage, progress / 10) for progress in range(11))):
            areas = changes(before, after, BOARD)
            one, other = (
                set[Sprite | DieSprite]().union(scene.lying, scene.flying, scene.dice) for scene in (before, after)
            )

            assert areas is not None
            assert all(any(area.contains(sprite.x, sprite.y) for area in areas) for sprite in one ^ other)
            assert sum(area.width() * area.height() for area in areas) < 0.25 * BOARD.width * BOARD.height


REST = scene_at_rest(shown(MINE), BOARD, Pointer(), None, None)
ROLLS, OVER = (replace(REST, shown=replace(REST.shown, prompt=prompt)) for prompt in (Prompt.ROLL, Prompt.OVER))
MINE_FOLLOW, HIS_FOLLOW = (
    replace(REST, shown=replace(REST.shown, dice=placed_dice(side, (4, 4), []), to_follow=(5, 6)), is_calm=False)
    for side in Side
)
LIT = {
    **dict.fromkeys(("selected", "hovered", "must_enter"), Spot(point(24))),
    "highlights": {point(20): TargetHighlight(is_one_die=True, touches=False)},
    "touched": tray(WHITE),
    "arrows": (Arrow(Spot(point(24)), Spot(point(21))),),
    "focused": QRectF(0, 0, 9, 9),
}


def test_all_that_lights_up_is_known() -> None:
    assert set(LIT) == set(Scene.__struct_fields__) - {"shown", "lying", "flying", "dice", "cube", "is_calm"}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *((REST, replace(REST, **{part: lit})) for part, lit in LIT.items()),
        (REST, ROLLS),
        (REST, OVER),
        (OVER, replace(OVER, is_calm=False)),
        (REST, replace(REST, shown=replace(REST.shown, pips={WHITE: 1, BLACK: 2}))),
        (REST, replace(REST, shown=replace(REST.shown, turn=BLACK))),
        (REST, replace(REST, shown=replace(REST.shown, numbered_by=BLACK))),
        (REST, replace(REST, shown=replace(REST.shown, last_move=LastMoveMarks(WHITE, (), (Spot(point(24)),))))),
        (MINE_FOLLOW, HIS_FOLLOW),
    ],
)
def test_board_on_which_something_else_changes_is_painted_as_a_whole(one: Scene, other: Scene) -> None:
    assert changes(one, other, BOARD) is None
    assert changes(other, one, BOARD) is None
    assert changes(one, one, BOARD) == []


def test_prompt_to_roll_covers_no_dice_that_the_same_side_has_just_played(qapp: QApplication) -> None:
    cache = PixmapCache(BOARD, WOOD, 1.0, qapp.font())
    dice = placed_dice(Side.WHITE, (6, 6, 6), [6, 6, 6])  # the rest of a chain
    rolls = replace(shown(MINE), dice=dice, prompt=Prompt.ROLL, prompt_side=Side.WHITE)
    scene = scene_at_rest(rolls, BOARD, Pointer(), None, None)

    prompt = prompt_rect(cache, scene)

    assert not any(prompt.intersects(square(QPointF(die.x, die.y), cache.die_side)) for die in scene.dice)


def arrows(game: GameState, play: str, **options: object) -> tuple[Arrow, ...]:
    steps = Draft.of(game).rest_of(play)
    assert steps is not None
    return arrows_of(shown(game, **options), game.side, steps)


def test_arrows_go_from_the_top_checker_to_where_it_comes_to_lie_and_on_from_what_is_drafted() -> None:
    start = state("24:W15 1:B15", "31")
    high, low = Arrow(Spot(point(24), 14, 15), Spot(point(21))), Arrow(Spot(point(24), 13, 15), Spot(point(23)))

    assert arrows(start, "24/21 24/23") == (high, low)
    assert arrows(start, "24/21 21/20")[1].source == high.target
    assert arrows(with_steps(start, (24, 21)), "24/21 24/23") == (Arrow(Spot(point(24), 13, 14), Spot(point(23))),)


def test_arrows_end_on_a_pinned_checker_or_in_the_tray_and_points_are_those_of_the_side_that_moves() -> None:
    assert arrows(MINE, "24/22 22/18*")[-1].target == Spot(point(18), 0, 1, is_pinning=True)
    assert arrows(state(HOME, "62"), "6/off 6/4")[0].target.place == tray(WHITE)
    assert arrows(state("24:W15 1:B15", "31", side=BLACK), "24/21 24/23")[0].source.place == point(1)


def test_arrows_begin_in_the_rack_until_all_that_is_drawn_there_has_entered() -> None:
    entering = arrows(state("24:W4 8:W11 1:B15", "66"), "24/18 24/18 24/18 24/18", two_checker_start=True)

    assert [arrow.source for arrow in entering] == [
        Spot(place, level, 2) for place in (rack(WHITE), point(24)) for level in range(2)
    ]


def test_signs_of_arrows_that_cross_do_not_cover_each_other(qapp: QApplication) -> None:
    crossing = arrows(state("13:W2 7:W1 2:W12 1:B15", "65"), "13/7 13/8")
    marked = [arrow._replace(mark=Mark(sign)) for arrow, sign in zip(crossing, ("✓ ?!", "✓"), strict=True)]

    first, second = sign_plates(BOARD, marked, PixmapCache(BOARD, WOOD, 1.0, qapp.font()).letters(SIGN))

    assert not first.intersects(second)


def test_arrows_between_the_same_two_places_do_not_cross() -> None:
    parallel = arrows(state("24:W2 8:W5 5:W8 1:B15", "33"), "8/5 8/5 8/5 8/5")

    assert [arrow.source.level for arrow in parallel] == [1, 2, 3, 4]
    assert [arrow.target.level for arrow in parallel] == [8, 9, 10, 11]


def test_arrows_are_painted_until_another_state_comes_and_no_image_has_them(show: Show) -> None:
    view, _, table = show(MINE)
    without, before = image_of(view).png(400), view.grab().toImage()

    view.show_arrows(Draft.of(MINE).rest_of("24/22 22/18*") or ())
    assert len(view.scene().arrows) == 2
    assert image_of(view).png(400) == without
    assert view.grab().toImage() != before

    view.show_state(MINE, table.state)
    assert view.scene().arrows == ()


def test_arrows_stay_when_the_board_gets_another_look_or_is_turned(show: Show) -> None:
    view, _, table = show(MINE)
    view.show_arrows(Draft.of(MINE).rest_of("24/22 22/18*") or ())
    before = view.arrows

    view.set_options(replace(view.options, show_pips=False))
    assert view.arrows == before != ()
    view.set_options(replace(view.options, below=Side.BLACK))
    assert [arrow.source.place.point for arrow in view.arrows] == [1, 3]

    view.show_state(MINE, table.state)
    view.set_options(replace(view.options, show_pips=True))
    assert view.arrows == ()


def test_several_plays_share_the_arrows_that_they_have_in_common_and_the_same_sign_again_adds_nothing() -> None:
    game = state("24:W15 1:B15", "31")
    best, played = Mark("!", "#00ff00"), Mark("?", "#ff0000")
    one = arrows(game, "24/21 24/23")

    merged = merge(((best, one), (played, arrows(game, "24/23 23/20"))))

    assert [(arrow.source.place, arrow.target.place, arrow.mark) for arrow in merged] == [
        (point(24), point(21), best),
        (point(24), point(23), best._replace(sign="! ?")),
        (point(23), point(20), played),
    ]
    assert merge(((best, one), (best, one))) == tuple(arrow._replace(mark=best) for arrow in one)
