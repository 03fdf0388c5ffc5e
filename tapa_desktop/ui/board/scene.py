"""All that is painted at one moment, as a value: what lies, what is in the air, what lights up. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QRectF

from tapa_desktop.rules.ruleset import Contact
from tapa_desktop.rules.side import Side
from tapa_desktop.rules.steps import contact_of

from .arrows import Arrow
from .cube_frame import CubeSprite, lying_cube, sliding_cube
from .dice_frame import DieSprite, lying_dice, rolling_dice
from .frame import Sprite, ease, held, moving, still, without_top
from .geometry import BoardGeometry
from .hand import Hand
from .motion import Stage
from .offers import Light, lights
from .picture import Cue, Picture
from .place import Kind, Place, Spot, bar
from .show import Drop


@dataclass(frozen=True, slots=True)
class Scene:
    """A frame of the board. `is_calm` says that the cue may be shown, since nothing moves by itself."""

    shown: Picture
    lying: list[Sprite]
    dice: list[DieSprite]
    flying: list[Sprite] = field(default_factory=list)
    lights: Mapping[Place, Light] = field(default_factory=dict)
    selected: Spot | None = None
    hovered: Spot | None = None
    called: Spot | None = None  # the checker on the bar that has to enter first
    is_calm: bool = True
    cube: CubeSprite | None = None
    touched: Place | None = None  # the cube or a plate that a click would do something with
    arrows: tuple[Arrow, ...] = ()  # how a play goes that somebody points at
    focused: QRectF | None = None  # where the keys act


def scene_at_rest(
    shown: Picture,
    geometry: BoardGeometry,
    hand: Hand,
    hovered: Place | None,
    drop: Drop | None,
) -> Scene:
    """The board while it waits: for the hand, which may hold a checker, or for the answer to a drop."""
    drag = hand.drag
    if drop is not None:
        return _with_held(shown, geometry, drop, {})
    if drag is not None and drag.has_begun and drag.source is not None and shown.turn is not None:
        lit = lights(hand.offered, drag.source)
        return _with_held(shown, geometry, Drop(shown.turn, drag.source, drag.x, drag.y), lit)
    return Scene(
        shown,
        still(shown, geometry),
        lying_dice(shown, geometry),
        lights=lights(hand.offered, hand.selected) if hand.selected is not None else {},
        selected=_top(shown, hand.selected),
        hovered=_top(shown, hovered) if hovered != hand.selected else None,
        called=_top(shown, bar(shown.turn)) if shown.cue is Cue.PLAY and shown.turn is not None else None,
        cube=lying_cube(shown.cube, geometry),
        touched=hovered if hovered in hand.cube_deeds else None,
    )


def scene_moving(stage: Stage, progress: float, geometry: BoardGeometry) -> Scene:
    """The board at a moment of a motion."""
    lying, flying = moving(stage, progress, geometry)
    thrown = rolling_dice(stage.picture, geometry, progress) if stage.is_throw else lying_dice(stage.picture, geometry)
    cube = _cube_moving(stage, progress, geometry)
    return Scene(stage.picture, lying, thrown, flying, is_calm=False, cube=cube)


def landing_spot(shown: Picture, place: Place, side: Side) -> Spot:
    """Where the next checker of a side comes to lie at a place that it may go to; what it hits there makes room."""
    stack = shown.stack(place)
    mine = sum(checker.side is side for checker in stack)
    is_shared = place.kind is Kind.POINT and mine < len(stack)
    is_pinning = is_shared and contact_of(shown.rule_set) is Contact.PIN
    return Spot(place, mine, mine + 1, is_pinning=is_pinning)


def _with_held(shown: Picture, geometry: BoardGeometry, drop: Drop, lit: Mapping[Place, Light]) -> Scene:
    """The board with one checker in the air, lifted from the top of its stack."""
    lying = without_top(shown, drop.source, geometry)
    flying, cube = [held(drop.side, drop.x, drop.y)], lying_cube(shown.cube, geometry)
    return Scene(shown, lying, lying_dice(shown, geometry), flying, lit, cube=cube)


def _cube_moving(stage: Stage, progress: float, geometry: BoardGeometry) -> CubeSprite | None:
    target = stage.picture.cube
    if stage.cube_from is None or target is None:
        return lying_cube(target, geometry)
    return sliding_cube(stage.cube_from, target, ease(progress), geometry)


def _top(shown: Picture, place: Place | None) -> Spot | None:
    """The top checker of a place."""
    stack = shown.stack(place) if place is not None else ()
    return stack[-1].spot if stack else None
