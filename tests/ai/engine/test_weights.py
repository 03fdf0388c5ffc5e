"""The files of networks and pruners, whatever they hold.

Exact probabilities of the bear-off in place of judged ones.
"""

from __future__ import annotations

import io
import pickle
import zipfile
from collections.abc import Callable
from operator import attrgetter

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tapa_desktop.ai.engine.games import game_for
from tapa_desktop.ai.engine.weights import (
    CLASSES,
    FORMAT,
    MOST_MEMBERS,
    SIZE_LIMIT,
    WeightsError,
    read_network,
    read_pruner,
)
from tapa_desktop.ai.probabilities import Probabilities
from tapa_desktop.rules.chains import has_chains
from tapa_desktop.rules.position import opposite
from tapa_desktop.rules.ruleset import GUL_BARA, TAPA, TAWULA, RuleSet
from tests.cases import LEARNED
from tests.positions import Outside, position

WEIGHTS = ("hidden", "hidden_bias", "output", "output_bias")
SHAPES = {"hidden": (20, 3), "hidden_bias": (3,), "output": (3, 4), "output_bias": (4,)}
RANDOM = np.random.default_rng(1)
NETWORK = {name: RANDOM.normal(size=shape).astype(np.float16) for name, shape in SHAPES.items()}
PRUNER = {"vectors": RANDOM.normal(size=(*CLASSES, 6)).astype(np.float16), "output": np.ones(5, np.float16)}


def archive_of(compression: int = zipfile.ZIP_DEFLATED, **members: bytes) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", compression) as archive:
        for name, content in members.items():
            archive.writestr(f"{name}.npy", content)
    return file.getvalue()


def npy(array: np.ndarray, *, allow_pickle: bool = False) -> bytes:
    file = io.BytesIO()
    np.save(file, array, allow_pickle=allow_pickle)
    return file.getvalue()


def header(**parts: object) -> bytes:
    return npy(np.frombuffer(msgspec.json.encode(parts), np.uint8))


MEMBERS = {
    "header": header(format=FORMAT, ends=(2, 1, -1, -2)),
    **{name: npy(array) for name, array in NETWORK.items()},
}
GOOD = archive_of(**MEMBERS)


def spoilt(**changed: bytes) -> bytes:
    return archive_of(**{**MEMBERS, **changed})


def test_a_network_is_read_as_it_was_written() -> None:
    found = read_network(GOOD)

    assert (found.inputs, found.units, found.ends) == (20, 3, (2, 1, -1, -2))
    assert [getattr(found, name) for name in WEIGHTS] == [array.tobytes() for array in NETWORK.values()]
    assert read_network(spoilt(hidden=npy(np.asfortranarray(NETWORK["hidden"])))) == found, "it may lie by column"


@pytest.mark.parametrize(
    "changed",
    [
        {"hidden": np.zeros(60)},
        {"hidden_bias": np.zeros(4)},
        {"hidden_bias": np.zeros(())},
        {"output": np.zeros((3, 5))},
        {"output_bias": np.zeros(5)},
        {"output_bias": np.array([0, np.nan, 0, 0])},
        {"hidden": np.full((20, 3), np.inf)},
    ],
)
def test_weights_that_do_not_fit_are_refused(changed: dict[str, np.ndarray]) -> None:
    with pytest.raises(WeightsError, match="no network"):
        read_network(spoilt(**{name: npy(array.astype(np.float16)) for name, array in changed.items()}))


class Trap:
    """Unpickling it would fail the test."""

    def __reduce__(self) -> tuple[Callable[[str], object], tuple[str]]:
        return pytest.fail, ("a pickle was read",)


TRAP = npy(np.array([Trap()], object), allow_pickle=True)
LIAR = (
    b"\x93NUMPY\x01\x00v\x00"
    + b"{'descr': '<f2', 'fortran_order': False, 'shape': (1000000000000, 4), }".ljust(117)
    + b"\n"
)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"damaged",
        GOOD[: len(GOOD) // 2],
        GOOD[:-1],
        GOOD[:500] + bytes(200) + GOOD[700:],
        npy(np.zeros(4, np.float16)),
        pickle.dumps(Trap()),
        archive_of(),
        archive_of(header=npy(np.zeros(4, np.uint8))),
        spoilt(hidden=TRAP),
        spoilt(header=TRAP),
        spoilt(header=header(format=1)),
        spoilt(hidden=npy(NETWORK["hidden"].astype(np.float64))),
        spoilt(hidden=npy(NETWORK["hidden"].astype(np.complex64))),
        spoilt(hidden=b"no array"),
        spoilt(hidden=b"\x93NUMPY\x03\x00"),
        spoilt(hidden=LIAR),
        spoilt(hidden=npy(NETWORK["hidden"]).replace(b"(20, 3)", b"(60,-)")),
        spoilt(hidden=npy(NETWORK["hidden"]).replace(b"False", b"len()")),
        archive_of(**MEMBERS, **{f"more{number}": b"" for number in range(MOST_MEMBERS)}),
        archive_of(zipfile.ZIP_BZIP2, **MEMBERS),
        GOOD + bytes(SIZE_LIMIT),
    ],
)
def test_what_is_no_network_is_refused(data: bytes) -> None:
    with pytest.raises(WeightsError, match="no network"):
        read_network(data)


def test_a_small_file_does_not_unpack_to_a_large_one() -> None:
    bomb = spoilt(hidden=bytes(20 * SIZE_LIMIT))

    assert len(bomb) < SIZE_LIMIT / 10
    with pytest.raises(WeightsError, match=f"hidden takes {20 * SIZE_LIMIT} bytes"):
        read_network(bomb)


def test_a_member_that_lies_about_its_size_is_not_unpacked_further(monkeypatch: pytest.MonkeyPatch) -> None:
    size, claimed = 20 * SIZE_LIMIT, 1000
    bomb = spoilt(hidden=bytes(size)).replace(size.to_bytes(4, "little"), claimed.to_bytes(4, "little"))
    lengths = []
    read = zipfile.ZipExtFile.read
    monkeypatch.setattr(zipfile.ZipExtFile, "read", lambda file, n=-1: lengths.append(n) or read(file, n))

    with pytest.raises(WeightsError, match="no network"):
        read_network(bomb)

    assert set(lengths) == {SIZE_LIMIT}


@given(st.integers(0, len(GOOD) - 1), st.binary(min_size=1, max_size=8))
@settings(max_examples=200)
def test_a_damaged_file_is_a_network_or_is_refused(at: int, written: bytes) -> None:
    """What the damage has missed, such as the date of a member, may be as it likes."""
    damaged = GOOD[:at] + written + GOOD[at + len(written) :]

    try:
        found = read_network(damaged)
    except WeightsError:
        return

    assert len(found.hidden) == 2 * found.inputs * found.units
    assert np.isfinite(np.frombuffer(found.hidden, np.float16)).all()


def pruner_file(**changed: bytes) -> bytes:
    whole = {"header": header(format=FORMAT, rule_set="tapa"), **{name: npy(array) for name, array in PRUNER.items()}}
    return archive_of(**{**whole, **changed})


def test_a_pruner_is_read_as_it_was_written() -> None:
    found = read_pruner(pruner_file(), "tapa")

    assert (found.units, found.vectors, found.output) == (5, PRUNER["vectors"].tobytes(), PRUNER["output"].tobytes())


@pytest.mark.parametrize(
    "data",
    [
        b"",
        GOOD,
        pruner_file(header=header(format=FORMAT, rule_set="plakoto")),
        pruner_file(header=header(format=FORMAT + 1, rule_set="tapa")),
        pruner_file(output=npy(np.ones(4, np.float16))),
        pruner_file(output=npy(np.full(5, np.nan, np.float16))),
        pruner_file(vectors=npy(np.ones((*CLASSES, 5), np.float16))),
    ],
)
def test_what_is_no_pruner_of_this_game_is_refused(data: bytes) -> None:
    with pytest.raises(WeightsError, match="no pruner"):
        read_pruner(data, "tapa")


def judged(rule_set: RuleSet, *stacks: str) -> list[Probabilities]:
    return game_for(rule_set).probabilities([position(rule_set, text) for text in stacks])


@pytest.mark.parametrize(
    ("rule_set", "stacks", "mine", "theirs", "known"),
    [
        (TAPA, "6:W15 19:B15", (0, 0), (0, 0), True),
        (TAPA, "7:W1 6:W14 19:B15", (0, 0), (0, 0), False),
        (TAPA, "6:W15 19:B14 18:B1", (0, 0), (0, 0), False),
        *((TAPA, pin, (0, 0), (0, 0), False) for pin in ("6:bW14 19:B14", "6:W14 19:wB14", "6:wB2 19:B10")),
        (TAWULA, "6:W15 18:B15", (0, 0), (0, 0), True),
        (TAWULA, "6:W15 19:B15", (0, 0), (0, 0), False),
        (TAWULA, "6:W14 18:B15", (0, 1), (0, 0), False),
        (TAWULA, "6:W14 18:B13", (1, 0), (0, 0), False),
        (TAWULA, "6:W14 18:B13", (0, 0), (0, 1), False),
        (GUL_BARA, "6:W15 18:B15", (0, 0), (0, 0), False),  # doubles can be chains
    ],
)
def test_known_is_what_stands_in_both_homes_without_pins_and_nothing_else(
    rule_set: RuleSet, stacks: str, mine: Outside, theirs: Outside, known: bool
) -> None:
    assert game_for(rule_set).is_known(position(rule_set, stacks, mine=mine, theirs=theirs)) is known


@pytest.mark.parametrize("rule_set", [one for one in LEARNED.values() if not has_chains(one)], ids=attrgetter("key"))
def test_a_side_with_one_checker_left_that_rolls_has_won(rule_set: RuleSet) -> None:
    (found,) = judged(rule_set, f"1:W1 {opposite(rule_set, 1)}:B1")

    assert found == pytest.approx((1, 0, 0, 0, 0, 0), abs=1e-6)


def test_two_checkers_against_one_that_is_sure() -> None:
    (found,) = judged(TAPA, "6:W1 1:W1 24:B1")

    throws = 11 + 4  # each with a six in it, and 55, 44, 33, 22
    assert found.win == pytest.approx(throws / 36, abs=1e-6)


def test_mars_hangs_on_the_first_checker_off_where_there_is_one() -> None:
    hopeless, saved = judged(TAPA, "6:W15 24:B1", "6:W14 24:B1")
    (without,) = judged(TAWULA, "6:W15 13:B1")

    assert hopeless.win == pytest.approx(0, abs=1e-6)
    # The opponent is off with the next roll. Of mine 11 throws have a six; 33, 22, 51 and 42 take the six pips.
    assert hopeless.lose_mars == pytest.approx(1 - (11 + 2 + 4) / 36, abs=1e-6)
    assert saved.lose_mars == without.lose_mars == 0
