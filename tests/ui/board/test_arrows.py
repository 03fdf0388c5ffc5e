"""The way of a play as arrows."""

from __future__ import annotations

from tapa_desktop.game.draft import Draft
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.board.place import Spot, point, tray
from tapa_desktop.ui.board.scene import Arrow, Mark, arrows_of, merged
from tapa_desktop.ui.board.view.image import image_of
from tests.ui.board.boards import HOME, PINS, shown, state, with_steps
from tests.ui.board.conftest import Sit

MINE = state(PINS, "42")


def arrows(given: GameState, play: str, **options: object) -> tuple[Arrow, ...]:
    draft = Draft.of(given)
    steps = draft.rest_of(play)
    assert steps is not None
    return arrows_of(shown(given, **options), given.side, steps)


def test_an_arrow_goes_from_the_top_checker_to_where_it_comes_to_lie() -> None:
    assert arrows(state("24:W15 1:B15", "31"), "24/21 24/23") == (
        Arrow(Spot(point(24), 14, 15), Spot(point(21))),
        Arrow(Spot(point(24), 13, 15), Spot(point(23))),
    )


def test_a_checker_that_goes_on_begins_where_it_has_landed() -> None:
    first, second = arrows(state("24:W15 1:B15", "31"), "24/21 21/20")

    assert first.target == second.source == Spot(point(21))


def test_a_checker_that_pins_lands_on_the_one_below() -> None:
    (*_, last) = arrows(MINE, "24/22 22/18*")

    assert last.target == Spot(point(18), 0, 1, is_pinning=True)


def test_arrows_between_the_same_two_places_do_not_cross() -> None:
    found = arrows(state("24:W2 8:W5 5:W8 1:B15", "33"), "8/5 8/5 8/5 8/5")

    assert [arrow.source.level for arrow in found] == [1, 2, 3, 4]
    assert [arrow.target.level for arrow in found] == [8, 9, 10, 11]


def test_points_are_those_of_the_side_that_moves() -> None:
    (first, _) = arrows(state("24:W15 1:B15", "31", side=Side.BLACK), "24/21 24/23")

    assert first.source.place == point(1)


def test_an_arrow_of_a_checker_borne_off_ends_in_its_tray() -> None:
    (first, _) = arrows(state(HOME, "62"), "6/off 6/4")

    assert first.target.place == tray(Side.WHITE)


def test_arrows_go_on_from_what_is_drafted() -> None:
    (only,) = arrows(with_steps(state("24:W15 1:B15", "31"), (24, 21)), "24/21 24/23")

    assert only == Arrow(Spot(point(24), 13, 14), Spot(point(23)))


def test_arrows_are_painted_until_others_or_another_state_come(sit: Sit) -> None:
    view, _, table = sit(MINE)
    draft = Draft.of(MINE)
    assert draft is not None

    view.show_arrows(draft.rest_of("24/22 22/18*") or ())
    assert len(view.scene().arrows) == 2

    view.show_state(MINE, table.state)
    assert view.scene().arrows == ()


def test_an_image_has_no_arrows(sit: Sit) -> None:
    view, _, _ = sit(MINE)
    without = image_of(view).png(400)
    draft = Draft.of(MINE)
    assert draft is not None

    view.show_arrows(draft.rest_of("24/22 22/18*") or ())

    assert image_of(view).png(400) == without
    assert view.grab().toImage() != sit(MINE)[0].grab().toImage()


def test_several_plays_share_the_arrows_that_they_have_in_common() -> None:
    given = state("24:W15 1:B15", "31")
    best, made = Mark("!", "#00ff00"), Mark("?", "#ff0000")

    found = merged(((best, arrows(given, "24/21 24/23")), (made, arrows(given, "24/23 23/20"))))

    assert [(one.source.place, one.target.place, one.mark) for one in found] == [
        (point(24), point(21), best),
        (point(24), point(23), best._replace(sign="! ?")),
        (point(23), point(20), made),
    ]


def test_play_with_the_same_sign_again_adds_nothing() -> None:
    one = arrows(state("24:W15 1:B15", "31"), "24/21 24/23")

    assert merged(((Mark("!"), one), (Mark("!"), one))) == tuple(arrow._replace(mark=Mark("!")) for arrow in one)
