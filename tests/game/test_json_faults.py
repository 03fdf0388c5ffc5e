"""What msgspec says of a field is read back into a kind of fault, its place, and what it is about."""

from __future__ import annotations

import msgspec
import pytest

from tapa_desktop.game.json_faults import FieldFault, FieldType, FileFault, field_fault, within
from tapa_desktop.rules.fault import FaultError


class Inner(msgspec.Struct, forbid_unknown_fields=True):
    size: int


class Outer(msgspec.Struct):
    inner: Inner


def said_of(text: bytes) -> str:
    with pytest.raises(msgspec.DecodeError) as caught:
        msgspec.json.decode(text, type=Outer)
    return str(caught.value)


@pytest.mark.parametrize(
    ("text", "kind", "place"),
    [
        (b'{"inner": {"size": "large"}}', FieldFault.OTHER_TYPE, "inner.size"),
        (b'{"inner": {}}', FieldFault.MISSING, "inner"),
        (b'{"inner": {"size": 1, "colour": 2}}', FieldFault.UNKNOWN, "inner"),
        (b"{}", FieldFault.MISSING, ""),
        (b"{", FieldFault.TRUNCATED, ""),
        (b"{]", FieldFault.NO_JSON, ""),
    ],
)
def test_kind_and_place_are_read_from_the_message(text: bytes, kind: FieldFault, place: str) -> None:
    fault, values = field_fault(said_of(text))

    assert fault is kind
    assert values["place"] == place


def test_wanted_type_is_a_value() -> None:
    _, values = field_fault(said_of(b'{"inner": 5}'))

    assert values["wanted"] is FieldType.FIELDS


def test_place_of_a_fault_lies_below_the_field_in_which_it_is() -> None:
    fault, values = field_fault(said_of(b'{"inner": {"size": null}}'))

    assert within("window", FaultError(fault, **values)).values["place"] == "window.inner.size"


def test_fault_without_a_place_is_in_the_field_itself() -> None:
    assert within("colour", FaultError(FileFault.NO_SETTING)).values["place"] == "colour"
