"""Each kind of notice has a text in each language, which needs only its own values."""

from __future__ import annotations

from pathlib import Path

import pytest

from tapa_desktop.app.notice import Notice, NoticeKind
from tapa_desktop.game.record import FileFault, RecordError
from tapa_desktop.ui.text.notices import message_of
from tapa_desktop.ui.text.translator import Translator
from tests.ui.text.test_errors import OTHERS

VALUES = {"level": "oracle", "key": "olive", "count": 3}


def notice(kind: NoticeKind) -> Notice:
    return Notice("info", kind, Path("matches/a.tapa"), values=VALUES)


@pytest.mark.parametrize("code", OTHERS)
def test_every_kind_has_words_of_its_own_in_every_language(code: str, translator: Translator) -> None:
    english = {kind: message_of(notice(kind)).text for kind in NoticeKind}

    translator.use(code)

    assert [kind for kind in NoticeKind if message_of(notice(kind)).text == english[kind]] == []


def test_a_damaged_match_is_named_with_the_file_in_which_it_is_kept() -> None:
    error = RecordError(4, FileFault.UNREADABLE, detail="JSON is malformed", text="#*!")

    message = message_of(Notice("error", NoticeKind.DAMAGED, Path("b.tapa.damaged"), error, {"name": "b.tapa"}))

    assert message.text == "The match b.tapa is damaged. It is kept as b.tapa.damaged."
    assert message.detail == "b.tapa.damaged: line 4: This cannot be read. Found: “#*!” (JSON is malformed)"


def test_what_is_summed_up_has_a_line_for_each_file() -> None:
    about = tuple(
        Notice("error", NoticeKind.NOT_OPENED, Path(name), OSError("the drawer is stuck")) for name in ("a", "b")
    )

    unopened = message_of(Notice("error", NoticeKind.FILES_NOT_OPENED, about=about))
    noticed = message_of(Notice("error", NoticeKind.FILES_NOTICED, about=about))

    assert unopened.text == "2\u00a0files could not be opened."
    assert unopened.files == ("a: the drawer is stuck", "b: the drawer is stuck")
    assert noticed.files[0] == "a cannot be opened. a: the drawer is stuck"
