"""The files of networks, pruners and the table of the bear-off: damaged, missing, and those of the program.

Exact probabilities of the bear-off instead of estimates.
"""

from __future__ import annotations

import io
import logging
import pickle
import shutil
import zipfile
from collections.abc import Callable, Iterator
from operator import attrgetter
from pathlib import Path

import msgspec
import numpy as np
import pytest

from tapa_desktop import resources
from tapa_desktop.ai.engine.games import CannotPlayError, engine_for, faults
from tapa_desktop.ai.engine.weights import (
    CLASSES,
    FORMAT,
    MOST_MEMBERS,
    SIZE_LIMIT,
    WeightsError,
    read_network,
    read_pruner,
)
from tapa_desktop.ai.probabilities import Probabilities, equity, has_mothers
from tapa_desktop.resources import resource
from tapa_desktop.rules.house_rules import CHOICES, offered, plain, rule_set_named
from tapa_desktop.rules.outcome import has_chains, network_of
from tapa_desktop.rules.position import flip, opposite, start_position
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.rules.ruleset import GUL_BARA, PLAKOTO, TAPA, TAWULA, RuleSet
from tests.ai.engine.networks import forget
from tests.cases import EVERY_LEARNED, LEARNED, some
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


def network_file(**changed: bytes) -> bytes:
    return archive_of(**{**MEMBERS, **changed})


def test_a_network_is_read_as_it_was_written() -> None:
    network = read_network(GOOD)

    assert (network.inputs, network.units, network.ends) == (20, 3, (2, 1, -1, -2))
    assert [getattr(network, name) for name in WEIGHTS] == [array.tobytes() for array in NETWORK.values()]
    assert read_network(network_file(hidden=npy(np.asfortranarray(NETWORK["hidden"])))) == network, "by column, too"


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
        read_network(network_file(**{name: npy(array.astype(np.float16)) for name, array in changed.items()}))


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
        network_file(hidden=TRAP),
        network_file(header=TRAP),
        network_file(header=header(format=1)),
        network_file(hidden=npy(NETWORK["hidden"].astype(np.float64))),
        network_file(hidden=npy(NETWORK["hidden"].astype(np.complex64))),
        network_file(hidden=b"no array"),
        network_file(hidden=b"\x93NUMPY\x03\x00"),
        network_file(hidden=LIAR),
        network_file(hidden=npy(NETWORK["hidden"]).replace(b"(20, 3)", b"(60,-)")),
        network_file(hidden=npy(NETWORK["hidden"]).replace(b"False", b"len()")),
        archive_of(**MEMBERS, **{f"more{number}": b"" for number in range(MOST_MEMBERS)}),
        archive_of(zipfile.ZIP_BZIP2, **MEMBERS),
        GOOD + bytes(SIZE_LIMIT),
    ],
)
def test_what_is_no_network_is_refused(data: bytes) -> None:
    with pytest.raises(WeightsError, match="no network"):
        read_network(data)


def test_a_small_file_does_not_unpack_to_a_large_one() -> None:
    bomb = network_file(hidden=bytes(20 * SIZE_LIMIT))

    assert len(bomb) < SIZE_LIMIT / 10
    with pytest.raises(WeightsError, match=f"hidden takes {20 * SIZE_LIMIT} bytes"):
        read_network(bomb)


def test_a_member_that_lies_about_its_size_is_not_unpacked_further(monkeypatch: pytest.MonkeyPatch) -> None:
    size, claimed = 20 * SIZE_LIMIT, 1000
    bomb = network_file(hidden=bytes(size)).replace(size.to_bytes(4, "little"), claimed.to_bytes(4, "little"))
    lengths = []
    read = zipfile.ZipExtFile.read
    monkeypatch.setattr(zipfile.ZipExtFile, "read", lambda file, n=-1: lengths.append(n) or read(file, n))

    with pytest.raises(WeightsError, match="no network"):
        read_network(bomb)

    assert set(lengths) == {SIZE_LIMIT}


def pruner_file(**changed: bytes) -> bytes:
    members = {"header": header(format=FORMAT, rule_set="tapa"), **{name: npy(array) for name, array in PRUNER.items()}}
    return archive_of(**{**members, **changed})


def test_a_pruner_is_read_as_it_was_written() -> None:
    pruner = read_pruner(pruner_file(), "tapa")

    assert (pruner.units, pruner.vectors, pruner.output) == (5, PRUNER["vectors"].tobytes(), PRUNER["output"].tobytes())


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


def chances_in(rule_set: RuleSet, *stacks: str) -> list[Probabilities]:
    return engine_for(rule_set).probabilities([position(rule_set, text) for text in stacks])


@pytest.mark.parametrize(
    ("rule_set", "stacks", "mine", "theirs", "is_known"),
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
    rule_set: RuleSet, stacks: str, mine: Outside, theirs: Outside, is_known: bool
) -> None:
    assert engine_for(rule_set).is_known(position(rule_set, stacks, mine=mine, theirs=theirs)) is is_known


@pytest.mark.parametrize("rule_set", [one for one in LEARNED.values() if not has_chains(one)], ids=attrgetter("key"))
def test_a_side_with_one_checker_left_that_rolls_has_won(rule_set: RuleSet) -> None:
    (chances,) = chances_in(rule_set, f"1:W1 {opposite(rule_set, 1)}:B1")

    assert chances == pytest.approx((1, 0, 0, 0, 0, 0), abs=1e-6)


def test_throws_that_win_or_save_the_mars_where_there_is_one_are_counted() -> None:
    two, hopeless, saved = chances_in(TAPA, "6:W1 1:W1 24:B1", "6:W15 24:B1", "6:W14 24:B1")
    (without,) = chances_in(TAWULA, "6:W15 13:B1")

    assert two.win == pytest.approx((11 + 4) / 36, abs=1e-6)  # each with a six in it, and 55, 44, 33, 22
    assert hopeless.win == pytest.approx(0, abs=1e-6)
    # The opponent is off with the next roll. Of mine 11 throws have a six; 33, 22, 51 and 42 take the six pips.
    assert hopeless.lose_mars == pytest.approx(1 - (11 + 2 + 4) / 36, abs=1e-6)
    assert saved.lose_mars == without.lose_mars == 0


# The files of the program


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the computer player's files, which the program reads."""
    for folder in ("networks", "mothers", "pruning", "tables"):
        shutil.copytree(resource(folder), tmp_path / folder)
    monkeypatch.setattr(resources, "_resources", lambda: tmp_path)
    forget()
    yield tmp_path
    forget()


def do_damage(file: Path, damage: str) -> None:
    content = file.read_bytes()
    file.unlink()
    match damage:
        case "empty":
            file.write_bytes(b"")
        case "damaged":
            file.write_bytes(content[: len(content) // 2])
        case "of another game":
            shutil.copyfile(file.with_name("plakoto.npz"), file)
        case "a folder":
            file.mkdir()


# As they are


def test_each_network_that_a_game_names_is_there_and_no_other() -> None:
    named = {f"{network_of(rule_set)}.npz" for rule_set in LEARNED.values()}

    with_mothers = {f"{network_of(rule_set)}.npz" for rule_set in LEARNED.values() if has_mothers(rule_set)}

    for folder, expected in (("networks", named), ("pruning", named), ("mothers", with_mothers)):
        assert {path.name for path in resource(folder).iterdir()} == expected
    assert list(faults()) == []


@EVERY_LEARNED
def test_what_a_network_says_are_probabilities(rule_set: RuleSet) -> None:
    engine = engine_for(rule_set)

    changed = {field: plain(CHOICES[field][-1]) for field in offered(rule_set)}

    assert network_of(rule_set_named(rule_set.key, changed)) == network_of(rule_set), "house rules keep it"
    for chances in some(engine.probabilities(engine.plays(start_position(rule_set), (4, 4))[:20])):
        assert all(0 <= share <= 1 + 1e-5 for share in chances)
        assert chances.best <= chances.mars + 1e-5 <= chances.win + 2e-5
        assert chances.lose_best <= chances.lose_mars + 1e-5 <= 1 - chances.win + 2e-5


@pytest.mark.parametrize(
    "text",
    [
        "W2,1,B2,B2,B2,B2,B2,5,B2,2,W3,W4,W3,W2,1,B2,2,bW1 0/0/0 0/0/0 B -",
        "W2,4,B3,B3,B3,6,B3,2,W4,W4,W4,2,B2,bW1 0/0/0 0/0/0 B -",
        "wB1,17,W2,W4,W4,W4,1,B1 0/0/0 0/0/13 W -",
    ],
)
def test_draws_are_known_where_mothers_are_at_stake(text: str) -> None:
    engine, placed = engine_for(TAPA), parse_position(f"tapa {text}")
    drawn = sum(engine.play_out(placed.position, range(360), 3)[5::6]) / 360

    (chances,) = engine.probabilities([placed.position])

    assert drawn > 0.1
    assert chances.draw == pytest.approx(drawn, abs=0.3)
    assert chances.win + chances.draw + chances.lose == pytest.approx(1)


@EVERY_LEARNED
@pytest.mark.parametrize("far_ahead", ["2:W1 1:W1 19:B5 24:B4", "2:W2 1:W1 5:W1 12:B9 19:B3"])
def test_a_side_far_ahead_in_a_race_is_judged_better_than_one_far_behind(rule_set: RuleSet, far_ahead: str) -> None:
    start = position(rule_set, far_ahead)

    ahead, behind = engine_for(rule_set).probabilities([start, flip(rule_set, start)])

    assert equity(rule_set, ahead) > 0.5
    assert equity(rule_set, behind) < 0


@pytest.mark.parametrize("damage", ["missing", "empty", "damaged", "of another game", "a folder"])
def test_a_game_whose_network_cannot_be_used_is_not_played_and_its_file_is_named(files: Path, damage: str) -> None:
    do_damage(files / "networks" / "tapa.npz", damage)

    with pytest.raises(CannotPlayError):
        engine_for(TAPA)

    (fault,) = faults()
    assert fault.is_vital
    text = f"{fault.path} {fault.error}".replace("\\\\", "\\")  # Python doubles the backslashes of Windows
    assert str(files / "networks" / "tapa.npz") in text
    assert engine_for(PLAKOTO).probabilities([start_position(PLAKOTO)])


@pytest.mark.parametrize("damage", ["missing", "of another game"])
@pytest.mark.parametrize("folder", ["mothers", "pruning"])
def test_without_network_for_mothers_or_pruner_the_other_network_judges_all_and_the_log_knows(
    files: Path, folder: str, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    positions, plies = [position(TAPA, "24:wB1 1:B3 7:W14 12:B11"), start_position(TAPA)], int(folder == "pruning")
    _, expected = engine_for(TAPA).probabilities(positions, plies)
    do_damage(files / folder / "tapa.npz", damage)
    forget()

    with caplog.at_level(logging.ERROR):
        at_stake, usual = engine_for(TAPA).probabilities(positions, plies)

    assert (at_stake.draw == 0) is (folder == "mothers")
    assert usual == (pytest.approx(expected, abs=0.02) if plies else expected)
    assert len(caplog.records) == 1
    assert [fault.is_vital for fault in faults()] == [False]


@pytest.mark.parametrize("damage", ["missing", "damaged"])
def test_without_the_table_of_the_bear_off_the_network_judges_it(
    files: Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    do_damage(files / "tables" / "bearoff.npz", damage)

    with caplog.at_level(logging.ERROR):
        engine = engine_for(TAPA)

    assert not engine.is_known(position(TAPA, "6:W15 19:B15"))
    assert len(caplog.records) == 1
