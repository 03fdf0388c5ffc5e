"""Learned evaluators and their files."""

from __future__ import annotations

import io
import pickle
import zipfile
from collections.abc import Callable
from pathlib import Path

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tapa_desktop.ai.arrays import MOST_MEMBERS
from tapa_desktop.ai.batch.rows import pack
from tapa_desktop.ai.inputs import VERSION, inputs, width
from tapa_desktop.ai.network import (
    BLOCK,
    FORMAT,
    SIZE_LIMIT,
    WEIGHTS,
    Header,
    Network,
    NetworkError,
    load_network,
    save_network,
)
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.ruleset import RULE_SETS, TAPA, TAPA_CUBE
from tests.positions import position

HEADER = Header(FORMAT, VERSION, "tapa", "python -m …", 7, 1000, 2.5)
UNITS = 3
MIDDLE = position(TAPA, "24:W6 20:W2 15:W2 12:W1 9:bW1 5:W3 1:B6 3:B2 10:B1 13:B5")


def network(header: Header = HEADER, **changed: np.ndarray) -> Network:
    random = np.random.default_rng(1)
    told = width(RULE_SETS[header.rule_set])
    shapes = dict(zip(WEIGHTS, [(told, UNITS), (UNITS,), (UNITS, 4), (4,)], strict=True))
    weights = {name: random.normal(size=shape).astype(np.float32) for name, shape in shapes.items()}
    return Network(header, **{**weights, **changed})


def file_of(what: Network, folder: Path) -> bytes:
    path = folder / "network.npz"
    save_network(path, what)
    return path.read_bytes()


def archive_of(compression: int = zipfile.ZIP_DEFLATED, **members: bytes) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", compression) as archive:
        for name, content in members.items():
            archive.writestr(f"{name}.npy", content)
    return file.getvalue()


def members_of(what: Network) -> dict[str, bytes]:
    """The parts of a network file, as bytes."""
    header = np.frombuffer(msgspec.json.encode(what.header), np.uint8)
    return {"header": npy(header), **{name: npy(getattr(what, name).astype(np.float16)) for name in WEIGHTS}}


def npy(array: np.ndarray, *, allow_pickle: bool = False) -> bytes:
    file = io.BytesIO()
    np.save(file, array, allow_pickle=allow_pickle)
    return file.getvalue()


GOOD = archive_of(**members_of(network()))


# Judging


def test_the_chances_are_those_of_the_four_ends() -> None:
    ends = np.log(np.array([0.1, 0.4, 0.3, 0.2], np.float32))
    knows_nothing = network(output=np.zeros((UNITS, 4), np.float32), output_bias=ends)

    chances = knows_nothing.chances(TAPA, pack([MIDDLE]))

    assert chances.dtype == np.float32
    assert chances[0] == pytest.approx([0.5, 0.1, 0, 0.2, 0])


def test_each_game_has_its_own_ends() -> None:
    ends = np.log(np.array([0.05, 0.15, 0.3, 0.2, 0.2, 0.1], np.float32))
    header = msgspec.structs.replace(HEADER, rule_set="tapa-cube", ends=(3, 2, 1, -1, -2, -3))
    knows_nothing = network(header, output=np.zeros((UNITS, 6), np.float32), output_bias=ends)

    chances = knows_nothing.chances(TAPA_CUBE, pack([MIDDLE]))

    assert chances[0] == pytest.approx([0.5, 0.2, 0.05, 0.3, 0.1])


def test_a_header_without_ends_is_one_of_the_four_of_tapa() -> None:
    told = msgspec.json.decode(msgspec.json.encode(HEADER))
    old = {name: value for name, value in told.items() if name not in {"ends", "commit"}}

    loaded = load_network(spoilt(header=npy(np.frombuffer(msgspec.json.encode(old), np.uint8))), "tapa")

    assert loaded.header.ends == (2, 1, -1, -2)
    assert loaded.header.commit == ""


def test_it_is_one_layer_of_units_that_are_never_negative() -> None:
    given = inputs(TAPA, pack([MIDDLE, start_position(TAPA)]))
    judging = network()

    hidden, ends = judging.judge(given)

    expected = np.maximum(given @ judging.hidden + judging.hidden_bias, 0)
    odds = np.exp(expected @ judging.output + judging.output_bias)
    assert hidden == pytest.approx(expected, abs=1e-5)
    assert ends == pytest.approx(odds / odds.sum(axis=1, keepdims=True), abs=1e-5)
    assert judging.ends(TAPA, pack([MIDDLE, start_position(TAPA)])) == pytest.approx(ends, abs=1e-6)


def test_ends_that_are_certain_are_numbers_still() -> None:
    certain = network(output_bias=np.array([0, 3e4, 0, -3e4], np.float32))

    assert certain.ends(TAPA, pack([MIDDLE]))[0].tolist() == [0, 1, 0, 0]


def test_many_positions_are_judged_as_one_by_one() -> None:
    rows = pack([MIDDLE, start_position(TAPA)] * (BLOCK // 2 + 1))

    chances = network().chances(TAPA, rows)

    assert chances.shape == (BLOCK + 2, 5)
    assert chances[-2:] == pytest.approx(network().chances(TAPA, rows[:2]), abs=1e-5)
    assert network().chances(TAPA, rows[:0]).shape == (0, 5)


# Files


def test_what_is_saved_is_loaded_as_exactly_as_float16_can(tmp_path: Path) -> None:
    saved = network()

    loaded = load_network(file_of(saved, tmp_path), "tapa")

    assert loaded.header == HEADER
    for name in WEIGHTS:
        weights, before = getattr(loaded, name), getattr(saved, name)
        assert weights.dtype == np.float32
        assert weights.flags.writeable
        assert weights == pytest.approx(before, rel=1e-3, abs=1e-6)
        assert (weights == before.astype(np.float16)).all()


def test_a_network_that_was_loaded_is_saved_as_the_same_file(tmp_path: Path) -> None:
    first = file_of(network(), tmp_path)

    assert file_of(load_network(first, "tapa"), tmp_path) == first


def test_weights_may_lie_by_column(tmp_path: Path) -> None:
    by_column = network(hidden=np.asfortranarray(network().hidden))

    assert (load_network(file_of(by_column, tmp_path), "tapa").hidden == load_network(GOOD, "tapa").hidden).all()


@pytest.mark.parametrize(
    ("header", "told"),
    [
        (msgspec.structs.replace(HEADER, format=FORMAT + 1), f"format {FORMAT + 1}"),
        (msgspec.structs.replace(HEADER, inputs=VERSION + 1), f"inputs {VERSION + 1}"),
        (msgspec.structs.replace(HEADER, rule_set="plakoto"), "made for plakoto, not for tapa"),
        (msgspec.structs.replace(HEADER, ends=(7, 1, -1, -7)), r"ends of \(7, 1, -1, -7\) points apart; the game has"),
    ],
)
def test_what_was_made_for_something_else_is_refused(tmp_path: Path, header: Header, told: str) -> None:
    with pytest.raises(NetworkError, match=told):
        load_network(file_of(network(header), tmp_path), "tapa")


@pytest.mark.parametrize(
    "changed",
    [
        {"hidden": np.zeros((width(TAPA) - 1, UNITS))},
        {"hidden": np.zeros(width(TAPA) * UNITS)},
        {"hidden_bias": np.zeros(UNITS + 1)},
        {"hidden_bias": np.zeros(())},
        {"output": np.zeros((UNITS, 5))},
        {"output_bias": np.zeros(5)},
        {"output_bias": np.array([0, np.nan, 0, 0])},
        {"hidden": np.full((width(TAPA), UNITS), np.inf)},
    ],
)
def test_weights_that_do_not_fit_are_refused(tmp_path: Path, changed: dict[str, np.ndarray]) -> None:
    with pytest.raises(NetworkError, match="wrong shape, or no numbers"):
        load_network(file_of(network(**changed), tmp_path), "tapa")


def spoilt(**changed: bytes) -> bytes:
    return archive_of(**{**members_of(network()), **changed})


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
        spoilt(header=npy(np.frombuffer(b'{"format": 1}', np.uint8))),
        spoilt(hidden=npy(network().hidden.astype(np.float64))),
        spoilt(hidden=npy(network().hidden.astype(np.complex64))),
        spoilt(hidden=b"no array"),
        spoilt(hidden=b"\x93NUMPY\x03\x00"),
        spoilt(hidden=LIAR),
        spoilt(hidden=npy(network().hidden).replace(b"(557, 3)", b"(1671,-)")),
        spoilt(hidden=npy(network().hidden.astype(np.float16)).replace(b"False", b"len()")),
        archive_of(**members_of(network()), **{f"more{number}": b"" for number in range(MOST_MEMBERS)}),
        archive_of(zipfile.ZIP_BZIP2, **members_of(network())),
    ],
)
def test_what_is_no_network_is_refused(data: bytes) -> None:
    with pytest.raises(NetworkError, match="not a network file"):
        load_network(data, "tapa")


def test_a_file_that_is_too_large_is_not_read() -> None:
    with pytest.raises(NetworkError, match="larger than 8000000 bytes"):
        load_network(GOOD + bytes(SIZE_LIMIT), "tapa")


def test_a_small_file_does_not_unpack_to_a_large_one() -> None:
    bomb = spoilt(hidden=bytes(20 * SIZE_LIMIT))

    assert len(bomb) < SIZE_LIMIT / 10
    with pytest.raises(NetworkError, match=f"hidden takes {20 * SIZE_LIMIT} bytes"):
        load_network(bomb, "tapa")


def test_a_member_that_lies_about_its_size_is_not_unpacked_further(monkeypatch: pytest.MonkeyPatch) -> None:
    size, claimed = 20 * SIZE_LIMIT, 1000
    bomb = spoilt(hidden=bytes(size)).replace(size.to_bytes(4, "little"), claimed.to_bytes(4, "little"))
    lengths = []
    read = zipfile.ZipExtFile.read
    monkeypatch.setattr(zipfile.ZipExtFile, "read", lambda file, n=-1: lengths.append(n) or read(file, n))

    with pytest.raises(NetworkError, match="not a network file"):
        load_network(bomb, "tapa")

    assert lengths == [SIZE_LIMIT] * 2


@given(st.binary(max_size=300))
def test_no_bytes_are_taken_for_a_network(data: bytes) -> None:
    with pytest.raises(NetworkError):
        load_network(data, "tapa")


@given(st.integers(0, len(GOOD) - 1), st.binary(min_size=1, max_size=8))
@settings(max_examples=200)
def test_a_damaged_file_is_a_network_or_is_refused(at: int, written: bytes) -> None:
    """What the damage has missed, such as the date of a member, may be as it likes."""
    damaged = GOOD[:at] + written + GOOD[at + len(written) :]

    try:
        loaded = load_network(damaged, "tapa")
    except NetworkError:
        return

    assert np.isfinite(loaded.chances(TAPA, pack([MIDDLE]))).all()


@given(st.dictionaries(st.sampled_from(["header", *WEIGHTS]), st.binary(max_size=200), min_size=1))
def test_members_of_any_bytes_are_refused(members: dict[str, bytes]) -> None:
    with pytest.raises(NetworkError):
        load_network(spoilt(**members), "tapa")


@given(st.text(st.sampled_from("{}[]()'\"\\descrshapfo_: ,<f2True\n1-"), max_size=100))
def test_no_header_of_an_array_upsets_it(text: str) -> None:
    with pytest.raises(NetworkError):
        load_network(spoilt(hidden=b"\x93NUMPY\x01\x00" + len(text).to_bytes(2, "little") + text.encode()), "tapa")
