"""Everything that is painted at one moment, as a value, and the areas that change between two frames. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF

from tapa_desktop.rules.plays import Steps
from tapa_desktop.rules.position import START, Side

from .frame import (
    CubeSprite,
    DieSprite,
    Sprite,
    ease,
    lying_cube,
    lying_dice,
    moving_checkers,
    resting_checkers,
    rolling_dice,
    sliding_cube,
)
from .geometry import BoardGeometry, Place, Spot, bar, place_of, rack, square
from .motion import Drop, MotionStage
from .picture import Picture, Prompt, racked_count, would_pin
from .pointer import Pointer, TargetHighlight, highlights

AIR: Final = 1.1  # how far a flying checker and its shadow extend to each side, in diameters


class Mark(NamedTuple):
    """The sign and the colour of one play's arrows. The colour "" is that of a target."""

    sign: str = ""
    colour: str = ""


class Arrow(NamedTuple):
    """The movement of one checker by one die."""

    source: Spot
    target: Spot
    mark: Mark = Mark()


class Scene(Struct, frozen=True):
    """One frame of the board. `is_calm` means that nothing moves by itself, so the prompt can be shown."""

    shown: Picture
    lying: list[Sprite]
    dice: list[DieSprite]
    flying: list[Sprite] = field(default_factory=list)
    highlights: Mapping[Place, TargetHighlight] = field(default_factory=dict)
    selected: Spot | None = None
    hovered: Spot | None = None
    must_enter: Spot | None = None  # the checker on the bar that has to enter first
    is_calm: bool = True
    cube: CubeSprite | None = None
    touched: Place | None = None  # the clickable cube or button under the pointer
    arrows: tuple[Arrow, ...] = ()  # of the play under the pointer in another widget
    focused: QRectF | None = None  # the keyboard focus


def scene_at_rest(
    shown: Picture, geometry: BoardGeometry, pointer: Pointer, hovered: Place | None, drop: Drop | None
) -> Scene:
    """The board while nothing moves by itself. A dragged or dropped checker is in the air until its play is shown."""
    held, targets, drag = drop, {}, pointer.drag
    if held is None and drag is not None and drag.has_begun and drag.source is not None and shown.turn is not None:
        held, targets = Drop(shown.turn, drag.source, drag.x, drag.y), highlights(pointer.targets, drag.source)
    lying = resting_checkers(shown, geometry, held.source if held is not None else None)
    scene = Scene(shown, lying, lying_dice(shown, geometry), cube=lying_cube(shown.cube, geometry))
    if held is not None:
        return replace(scene, flying=[Sprite(held.side, held.x, held.y, lift=1.0)], highlights=targets)
    return replace(
        scene,
        highlights=highlights(pointer.targets, pointer.selected) if pointer.selected is not None else {},
        selected=top_spot(shown, pointer.selected),
        hovered=top_spot(shown, hovered) if hovered != pointer.selected else None,
        must_enter=top_spot(shown, bar(shown.turn)) if shown.prompt is Prompt.PLAY and shown.turn is not None else None,
        touched=hovered if hovered in pointer.cube_actions else None,
    )


def scene_moving(stage: MotionStage, progress: float, geometry: BoardGeometry) -> Scene:
    """The board at a moment of an animation."""
    shown, (lying, flying) = stage.picture, moving_checkers(stage, progress, geometry)
    dice = rolling_dice(shown, geometry, progress) if stage.is_throw else lying_dice(shown, geometry)
    if stage.cube_from is None or shown.cube is None:
        cube = lying_cube(shown.cube, geometry)
    else:
        cube = sliding_cube(stage.cube_from, shown.cube, ease(progress), geometry)
    return Scene(shown, lying, dice, flying, is_calm=False, cube=cube)


def top_spot(shown: Picture, place: Place | None) -> Spot | None:
    """The spot of the top checker of a place of the board; None where none lies."""
    stack = shown.stack(place) if place is not None else ()
    return stack[-1].spot if stack else None


def changes(before: Scene, after: Scene, geometry: BoardGeometry) -> list[QRectF] | None:
    """The areas in which two scenes differ; None for all, if not only checkers, dice and cube have moved."""
    if _marks(before) != _marks(after):
        return None
    one, other = (Counter(_sprites(scene)) for scene in (before, after))
    reach = AIR * geometry.unit
    return [square(QPointF(sprite.x, sprite.y), 2 * reach) for sprite in (one - other) + (other - one)]


def _marks(scene: Scene) -> tuple[object, ...]:
    """Everything painted other than checkers, dice and cube."""
    shown, lit = scene.shown, (dict(scene.highlights), scene.selected, scene.hovered, scene.must_enter, scene.touched)
    is_prompted = scene.is_calm and shown.prompt not in {Prompt.NONE, Prompt.PLAY}
    prompt = (shown.prompt, shown.prompt_side, shown.result, scene.dice) if is_prompted else ()
    following = (shown.dice_side, shown.to_follow) if shown.to_follow else ()
    beside = (shown.pips, shown.turn, shown.numbered_by, shown.last_move)
    return lit, scene.focused, scene.arrows, prompt, following, beside


def _sprites(scene: Scene) -> list[Sprite | DieSprite | CubeSprite]:
    cube = [scene.cube] if scene.cube is not None else []
    return [*scene.lying, *scene.flying, *scene.dice, *cube]


def arrows_of(shown: Picture, side: Side, steps: Steps) -> tuple[Arrow, ...]:
    """The arrows of consecutive steps, each drawn as if the steps before it had been played.

    `steps` are numbered from the view of `side`. From a place without a checker, an arrow begins at its base.
    """
    stacks: dict[Place, list[Spot]] = {}
    arrows = []
    for step in steps:
        source, target = (place_of(shown.rule_set, shown.below, side, end) for end in (step.source, step.target))
        if step.source == START and racked_count(shown, side) and _spots(shown, side, rack(side), stacks):
            source = rack(side)
        start_spots = _spots(shown, side, source, stacks)
        start = start_spots.pop() if start_spots else Spot(source)
        end_spots = _spots(shown, side, target, stacks)
        end = Spot(target, len(end_spots), len(end_spots) + 1, is_pinning=would_pin(shown, side, target))
        end_spots.append(end)
        arrows.append(Arrow(start, end))
    return _uncrossed(arrows)


def merge(plays: Iterable[tuple[Mark, Iterable[Arrow]]]) -> tuple[Arrow, ...]:
    """The arrows of several plays. An arrow that plays share has all their signs, and the colour of the first."""
    merged: dict[tuple[Place, Place, int], Arrow] = {}
    for mark, arrows in plays:
        counts: Counter[tuple[Place, Place]] = Counter()
        for arrow in arrows:
            path = (arrow.source.place, arrow.target.place)
            key = (*path, counts[path])
            counts[path] += 1
            first = merged.get(key)
            if first is None:
                merged[key] = arrow._replace(mark=mark)
            elif mark.sign not in first.mark.sign.split():
                signs = f"{first.mark.sign} {mark.sign}".strip()
                merged[key] = first._replace(mark=first.mark._replace(sign=signs))
    return tuple(merged.values())


def _uncrossed(arrows: list[Arrow]) -> tuple[Arrow, ...]:
    """The same arrows, re-paired so that arrows between the same two places do not cross: low to low, high to high."""
    by_path: dict[tuple[Place, Place], list[Arrow]] = {}
    for arrow in arrows:
        by_path.setdefault((arrow.source.place, arrow.target.place), []).append(arrow)
    uncrossed: list[Arrow] = []
    for same in by_path.values():
        sources = sorted((arrow.source for arrow in same), key=lambda spot: spot.level)
        targets = sorted((arrow.target for arrow in same), key=lambda spot: spot.level)
        uncrossed += map(Arrow, sources, targets)
    return tuple(uncrossed)


def _spots(shown: Picture, side: Side, place: Place, stacks: dict[Place, list[Spot]]) -> list[Spot]:
    """The spots of a side's checkers at a place after the steps so far, the top one last."""
    if place not in stacks:
        stacks[place] = [checker.spot for checker in shown.stack(place) if checker.side is side]
    return stacks[place]
