"""A wrong setting is named, and does not affect the others; its file is kept.

The levels that the window offers.
"""

from __future__ import annotations

import errno
import json
import random
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from hypothesis import given as drawn
from hypothesis import strategies as st

from tapa_desktop.ai.levels import level_named
from tapa_desktop.app.notice import Notice, NoticeKind
from tapa_desktop.app.session.dice import SeededDice
from tapa_desktop.app.settings import (
    DEFAULT_LEVEL,
    LEVEL_CHOICES,
    Settings,
    SettingsFile,
    first_match,
    format_settings,
    load_settings,
    parse_settings,
    settings_path,
)
from tapa_desktop.app.storage.files import write_whole
from tapa_desktop.coach.strength import ErrorThresholds
from tapa_desktop.game.events import OpeningRolled, Rolled, Seat
from tapa_desktop.game.record import FileFault
from tapa_desktop.rules.outcome import usual_match
from tapa_desktop.rules.ruleset import MAHBUSA, PLAKOTO, TABLA, TAPA, RuleSet
from tapa_desktop.ui.text.errors import disk_sentences
from tapa_desktop.ui.text.notices import Message, message_of
from tests.app.disks import full_after, read_only, refusing
from tests.app.driver import PERSON, Driver, header


def load_messages() -> tuple[Settings, list[Message]]:
    """The settings, and the messages about them."""
    settings, notices = load_settings()
    return settings, [message_of(notice) for notice in notices]


def save(settings: Settings) -> None:
    write_whole(settings_path(), format_settings(settings))


def write(text: str) -> None:
    settings_path().parent.mkdir(parents=True, exist_ok=True)
    settings_path().write_text(text)


@pytest.mark.parametrize(
    ("language", "game"), [("el", PLAKOTO), ("tr", TABLA), ("ar", MAHBUSA), ("bg", TAPA), ("mk", TAPA), ("en", TAPA)]
)
def test_first_board_is_that_of_a_game_that_speakers_of_the_language_know(language: str, game: RuleSet) -> None:
    header = first_match(language)

    assert ([one.rule_set for one in header.games], header.target) == ([game.key], usual_match(game))
    assert (header.white.is_person, header.black.is_person) == (True, False)


def test_at_the_first_start_everything_is_usual_and_afterwards_what_was_saved_is_loaded() -> None:
    settings = Settings(
        checker_speed="off",
        dice_speed="off",
        finish_turns=True,
        direction="left",
        last_match=header("mahbusa", target=31),
        window="AbC=",
    )

    assert load_settings() == (Settings(), [])
    assert not settings_path().exists()
    save(settings)
    assert load_settings() == (settings, [])


def test_the_file_can_be_read_and_edited_by_hand_also_with_an_editor_of_windows() -> None:
    save(Settings(theme="felt"))

    assert '\n  "checker_speed": "normal",\n' in settings_path().read_text()
    assert json.loads(settings_path().read_text())["last_match"]["games"][0]["rule_set"] == "tapa"
    settings_path().write_bytes(b"\xef\xbb\xbf" + settings_path().read_bytes().replace(b"\n", b"\r\n"))
    assert load_settings() == (Settings(theme="felt"), [])


def test_a_wrong_field_is_named_and_the_others_hold_while_the_file_is_kept_under_another_name() -> None:
    text = '{"dice_speed": "warp", "theme": "sea", "show_pips": 1, "colour": "red"}'
    write(text)

    settings, (notice,) = load_messages()

    assert settings == Settings(theme="sea")
    assert notice.severity == "warning"
    assert notice.notice.kind is NoticeKind.SETTINGS_REPLACED
    faults = notice.notice.values["faults"]
    assert isinstance(faults, list)
    assert [(fault.values["place"], fault.fault) for fault in faults] == [
        ("dice_speed", FileFault.UNREADABLE),
        ("show_pips", FileFault.UNREADABLE),
        ("colour", FileFault.NO_SETTING),
    ]
    assert all(fault.values["place"] in notice.detail for fault in faults)
    assert settings_path().with_name("settings.json.damaged").read_text() == text


@pytest.mark.parametrize(
    "field",
    [
        *('"volume": -1', '"volume": 101', '"volume": 40.5', '"volume": "loud"'),
        *('"error_loss": -1', '"blunder_loss": "much"', '"theme": ["wood"]', '"window": null', '"last_match": 7'),
        '"last_match": {"format":"tapa-record","version":1,"rule_set":"chess","white":{},"black":{},"target":5}',
        '"last_match": {"format":"tapa-record","version":1,"rule_set":"tapa","white":{},"black":{},"target":5,'
        '"position":"tapa nowhere"}',
    ],
)
def test_a_field_of_the_wrong_kind_is_named_and_costs_only_itself(field: str) -> None:
    write(f'{{{field}, "doubtful_loss": 0.05}}')

    settings, (notice,) = load_messages()

    assert settings == Settings(doubtful_loss=0.05)
    assert settings.marks == ErrorThresholds(doubtful=0.05)
    assert field.split('"')[1] in notice.detail


@pytest.mark.parametrize(
    "text", ["", "[]", "{", "\0\0\0", "{" * 100_000, "[" * 100_000, '{"a":' * 100_000, "x" * 2_000_000]
)
def test_what_is_no_settings_file_is_kept_aside(text: str) -> None:
    write(text)

    settings, (notice,) = load_messages()

    assert settings == Settings()
    assert "settings.json.damaged" in notice.text
    assert settings_path().with_name("settings.json.damaged").read_text() == text


def test_file_of_endless_fields_is_none_of_settings() -> None:
    settings, faults = parse_settings(b"{" + b",".join(b'"%d":1' % number for number in range(90_000)) + b"}")

    assert (settings, [error.fault for error in faults]) == (Settings(), [FileFault.LONG])


@pytest.mark.parametrize(
    ("text", "fail", "number", "suffix"),
    [
        ("{}", lambda patched: patched.setattr(Path, "open", refusing(errno.EACCES)), errno.EACCES, ".damaged"),
        ("{", read_only, errno.EROFS, ""),
    ],
    ids=["are kept aside", "or stay where they cannot be renamed"],
)
def test_settings_that_cannot_be_read(
    monkeypatch: pytest.MonkeyPatch, text: str, fail: Callable[[pytest.MonkeyPatch], None], number: int, suffix: str
) -> None:
    write(text)
    with monkeypatch.context() as patched:
        fail(patched)
        settings, (notice,) = load_messages()

    assert settings == Settings()
    assert disk_sentences()[number] in notice.detail
    assert settings_path().with_name(f"settings.json{suffix}").read_text() == text


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=5,
)
fields = st.sampled_from([field.name for field in msgspec.structs.fields(Settings)])


@drawn(st.dictionaries(fields | st.text(max_size=8), json_values, max_size=5))
def test_whatever_the_fields_hold_the_settings_are_some_that_can_be_saved(fields: dict[str, object]) -> None:
    settings, faults = parse_settings(json.dumps(fields).encode())

    assert parse_settings(format_settings(settings)) == (settings, [])
    assert len(faults) <= len(fields)


# Several windows, and disks that fail


def test_what_another_window_has_set_stays_when_this_one_sets_something_else() -> None:
    save(Settings(theme="felt"))
    first, second = (SettingsFile(Settings(theme="felt"), pytest.fail) for _ in range(2))

    first.save(Settings(theme="felt", volume=7))
    second.save(Settings(theme="dark"))
    first.save(Settings(theme="felt", volume=8))

    assert load_settings() == (Settings(theme="dark", volume=8), [])


def test_settings_whose_file_has_gone_or_is_damaged_are_written_whole() -> None:
    file = SettingsFile(Settings(theme="felt"), pytest.fail)
    file.save(Settings(theme="felt", volume=7))
    assert load_settings()[0] == Settings(theme="felt", volume=7)

    write("{")
    file.save(Settings(theme="felt", volume=8))

    assert load_settings() == (Settings(theme="felt", volume=8), [])


def test_settings_that_cannot_be_written_are_reported_once_and_written_later(monkeypatch: pytest.MonkeyPatch) -> None:
    save(Settings(theme="sea"))
    notices: list[Notice] = []
    file, changed = SettingsFile(Settings(theme="sea"), notices.append), Settings(volume=7, theme="felt")
    with monkeypatch.context() as patched:
        full_after(patched)
        for settings in (Settings(volume=7), changed):
            file.save(settings)

    (notice,) = notices
    assert notice.kind is NoticeKind.SETTINGS_UNSAVED
    assert f"settings.json: {disk_sentences()[errno.ENOSPC]}" in message_of(notice).detail
    assert load_settings() == (Settings(theme="sea"), [])
    assert file.saved == Settings(theme="sea")
    file.save(changed)
    assert load_settings()[0] == file.saved == changed
    assert notices == [notice]


TURNS = 40


def test_levels_are_offered_from_the_weakest_to_the_strongest_and_those_of_older_records_are_there() -> None:
    keys = [choice.key for choice in LEVEL_CHOICES]

    assert keys[0] == "beginner"
    assert len(keys) // 3 < keys.index(DEFAULT_LEVEL) < 2 * len(keys) // 3
    assert all(level_named(key) for key in (*keys, "beginner", "casual", "skilled", "expert", "master"))
    assert level_named("oracle") is None


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("level", [DEFAULT_LEVEL, None])
def test_computer_gets_its_dice_from_the_same_source_as_the_person(tmp_path: Path, level: str | None) -> None:
    dice, chance = SeededDice("of both"), random.Random(1)
    driver = Driver(tmp_path, dice=dice)
    driver.begin(white=PERSON, black=Seat(level), target=99)
    while driver.state.throws < TURNS:
        driver.do_next(chance)

    faces = [
        sorted((event.white, event.black) if isinstance(event, OpeningRolled) else (event.high, event.low))
        for event in driver.history.log
        if isinstance(event, OpeningRolled | Rolled)
    ]
    assert len(faces) >= TURNS
    assert faces == [sorted(dice.throw(0, number)) for number in range(len(faces))]
