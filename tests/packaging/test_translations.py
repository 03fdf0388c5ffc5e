"""The files of the translations are complete, match the program, and have been released.

The program's texts are found, with contexts and plural forms; all can be translated.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
import translations
from linguist.bare import bare_texts
from linguist.faults import FORMS, Translation, faults, read_translations
from linguist.texts import Text, UnreadableText, names_in_data, texts_in, texts_of_program

import tapa_desktop
from tapa_desktop.ui.text.translator import NAMES
from tests.cases import each

each_language = pytest.mark.parametrize("code", NAMES)  # in none may anything be lacking
TEXT = Text("Menus", "&Open {name} …")
COUNT = Text("Wording", "%n point(s)", "", has_plurals=True)


def test_each_language_of_the_program_has_a_file_and_the_number_of_its_forms_is_known() -> None:
    files = {file.stem.removeprefix("tapa_") for file in translations.FOLDER.glob("tapa_*.ts")}

    assert files == set(NAMES) == set(FORMS)


@each_language
def test_nothing_is_untranslated_unfinished_or_filled_in_otherwise_and_an_update_would_change_nothing(
    code: str, tmp_path: Path
) -> None:
    copy = Path(shutil.copy(translations.FOLDER / f"tapa_{code}.ts", tmp_path))
    assert list(faults(code, translations.texts_for(code), read_translations(copy))) == []

    translations.update(tmp_path)

    assert list(faults(code, translations.texts_for(code), read_translations(copy))) == []


@pytest.mark.parametrize("name", sorted(file.stem for file in translations.FOLDER.glob("*.ts")))
def test_what_the_program_reads_is_made_of_the_file_as_it_is_while_a_program_that_runs_reads_on_in_the_old_one(
    name: str, tmp_path: Path
) -> None:
    shutil.copy(translations.FOLDER / f"{name}.ts", tmp_path)
    (tmp_path / f"{name}.qm").write_bytes(b"before")

    with (tmp_path / f"{name}.qm").open("rb") as opened:
        translations.release(tmp_path)

        assert opened.read() == b"before"
    content = (tmp_path / f"{name}.qm").read_bytes()
    assert content == (translations.FOLDER / f"{name}.qm").read_bytes(), "release the translations"
    assert sorted(file.name for file in tmp_path.iterdir()) == [f"{name}.qm", f"{name}.ts"]


@pytest.mark.parametrize("code", sorted(set(NAMES) - {"en"}))
def test_texts_that_qt_lacks_are_whole(code: str) -> None:
    entries = read_translations(translations.FOLDER / f"qt_{code}.ts")

    assert list(faults(code, [entry.text for entry in entries], entries)) == []


def entry(text: Text, *forms: str, is_finished: bool = True) -> Translation:
    return Translation(text, forms, is_finished)


def test_fault_of_a_file_is_found() -> None:
    good, more = entry(TEXT, "&Отвори {name} …"), entry(COUNT, "%n точка", "%n точки")
    (missing,), (removed,) = faults("bg", [TEXT], []), faults("bg", [TEXT], [good, more])
    (unfinished,) = faults("bg", [TEXT], [good._replace(is_finished=False)])

    assert "is not in the file" in missing
    assert "is gone from the program" in removed
    assert "is not finished" in unfinished


@pytest.mark.parametrize(
    ("code", "form", "fault"),
    [
        ("bg", "", "is not translated"),
        ("bg", "&Отвори {име} …", "has other places to fill in"),
        ("bg", "Отвори {name} …", "letter to press"),
        ("bg", "&Open {name} …", "has no key"),
        ("tr", "&İçeri {name} …", "has no key"),
        ("bg", "&Отвори {name}", "ends otherwise"),
        ("bg", " &Отвори {name} …", "another space"),
    ],
)
def test_fault_of_a_text_is_found(code: str, form: str, fault: str) -> None:
    (line,) = faults(code, [TEXT], [entry(TEXT, form)])

    assert fault in line


@pytest.mark.parametrize(
    ("code", "forms", "is_right"),
    [
        ("bg", ("%n точка", "%Ln точки"), True),
        ("bg", ("една точка", "%Ln точки"), True),
        ("bg", ("%n точка", "%n точки"), False),
        ("bg", ("%n точка", "точки"), False),
        ("bg", ("%n точки",), False),
        ("bg", ("%Ln точка", ""), False),
        ("tr", ("%Ln sayı",), True),
        ("mk", ("еден поен", "%Ln поени", "%Ln поени"), False),
        ("ar", ("لا نقاط", "نقطة", "نقطتان", "%Ln نقاط", "%Ln نقطة", "%Ln نقطة"), True),
    ],
)
def test_plural_forms_are_whole_and_name_their_number(code: str, forms: tuple[str, ...], is_right: bool) -> None:
    assert (list(faults(code, [COUNT], [entry(COUNT, *forms)])) == []) is is_right


@pytest.mark.parametrize(
    ("context", "form", "is_right"),
    [
        ("Results", "{name} {name:печели|печелят}", True),
        ("Results", "{име} {име:печели|печелят}", False),
        ("Results", "{name} {name:печели}", False),
        ("Results", "{name} {name:печели|}", False),
        ("Notices", "{name} {name:печели|печелят}", False),  # there a name is that of a file
    ],
)
def test_a_verb_has_two_forms_where_a_player_is_its_subject(context: str, form: str, is_right: bool) -> None:
    text = Text(context, "{name} wins")

    assert (list(faults("bg", [text], [entry(text, form)])) == []) is is_right


def test_a_language_without_a_file_or_plurals_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert translations.main(["check", "xx"]) == 1
    assert "tapa_xx.ts" in capsys.readouterr().out

    shutil.copy(translations.FOLDER / "tapa_bg.ts", tmp_path / "tapa_xx.ts")
    assert translations.check(tmp_path, []) == 1
    assert "faults.py" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("translate('C', 'text')", Text("C", "text")),
        ("QCoreApplication.translate('C', 'text', 'comment')", Text("C", "text", "comment")),
        ("translate('C', '%n game(s)', '', len(games))", Text("C", "%n game(s)", "", has_plurals=True)),
        ("translate('C', '{n} white', 'so many', n)", Text("C", "{n} white", "so many", has_plurals=True)),
        ("translate('C', 'in two ' 'parts').format(a=b)", Text("C", "in two parts")),
        ("class A:\n    def f(self):\n        return [self.tr('text')]", Text("A", "text")),
        ("class A:\n    def f(self):\n        g(lambda: self.tr('text', 'comment'))", Text("A", "text", "comment")),
        ("class A:\n    x = self.tr('%n game(s)', '', n)", Text("A", "%n game(s)", "", has_plurals=True)),
        ("class A:\n    class B:\n        x = self.tr('text')", Text("B", "text")),
        ("class A(Fault):\n    'what'\n    X = 'at most ' '%n'", Text("Faults", "at most %n", has_plurals=True)),
    ],
)
def test_text_is_found_with_its_context(code: str, expected: Text) -> None:
    assert list(texts_in(code)) == [expected]


def test_what_is_no_text_or_stands_in_data_is_passed_by() -> None:
    code = "painter.translate(1, 2), translate('Games', rule_set.name), text.translate(table), 'text'"

    assert list(texts_in(code)) == []


@pytest.mark.parametrize(
    "code",
    [
        "translate('C', text)", "translate(context, 'text')",
        "translate('C', f'{n} games')", "translate('C', 'text', n=n)", "window.tr('text')", "self.tr('text')",
    ],
)  # fmt: skip
def test_text_that_would_not_be_found_again_is_refused(code: str) -> None:
    with pytest.raises(UnreadableText, match="file:"):
        list(texts_in(code, "file"))


def test_all_texts_of_the_program_can_be_found_and_names_that_stand_in_data_are_among_them() -> None:
    texts = texts_of_program(translations.ROOT)

    assert len(texts) == len(set(texts))
    assert Text("Menus", "&Game") in texts
    assert {Text("Games", "Tapa with cube"), Text("Levels", "Champion")} <= set(names_in_data())


PACKAGE = Path(tapa_desktop.__file__).parent
SOURCES = [path.relative_to(PACKAGE).as_posix() for part in ("app", "ui") for path in (PACKAGE / part).rglob("*.py")]


@each("source", sorted(SOURCES))
def test_every_text_that_is_shown_can_be_translated(source: str) -> None:
    assert list(bare_texts((PACKAGE / source).read_text("utf-8"))) == []


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("label.setText('Hello')", ["Hello"]),
        ("label.setText(f'{count} games')", [" games"]),
        ("QLabel('Hello' if polite else 'Hey')", ["Hello", "Hey"]),
        ("Message('error', 'It broke', str(error))", ["It broke"]),
        ("menu.addAction('{} more'.format(n))", ["{} more"]),
        ("label.setText(self.tr('Hello'))", []),
        ("label.setText(translate('A', 'Hello').format(name='you'))", []),
        ("label.setText(names['key'])", []),
        ("label.setText('× {n}')", []),
        ("window.setWindowTitle('Tapa Desktop')", []),
        ("log.warning('It broke')", []),
    ],
)
def test_texts_that_are_not_translated_are_found(code: str, expected: list[str]) -> None:
    assert [text for _, text in bare_texts(code)] == expected
