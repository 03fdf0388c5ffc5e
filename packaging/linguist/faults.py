"""The faults of a file of translations, in lines for the translator."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple
from xml.etree import ElementTree as ET

from .texts import Text

# The plural forms of each language in Qt: whether each is for a single number, and so need not contain it.
FORMS: Final = {
    "en": (True, False),
    "bg": (True, False),
    "el": (True, False),
    "mk": (False, False, False),
    "tr": (False,),
    "ar": (True, True, True, False, False, False),
}
_PLACE: Final = re.compile(r"\{\w*\}|\(\*[^)]*\)")  # what is filled in, and which files a dialog shows
_VERB: Final = re.compile(r"\{(\w+):[^{}|]+\|[^{}|]+\}")  # the two forms of a verb, in the place of its subject
_WITH_PLAYERS: Final = frozenset(  # contexts in which the placeholder of a player is a `Subject`, and can have forms
    {"ConfirmController", "CubePrompt", "CubeText", "GameSummary", "Prompt", "Results", "RollPrompt", "Spoken"}
)
_MNEMONIC: Final = re.compile(r"&(?=\w)")
_LATIN: Final = "A-Za-z"
_NO_KEYS: Final = {  # letters that need more than one key on the keyboards of a language: Alt+i is not İ in Turkish
    "bg": _LATIN,
    "el": f"{_LATIN}ΆΈΉΊΌΎΏάέήίόύώϊϋΐΰ",
    "mk": f"{_LATIN}ѐѝ",
    "tr": "İ",
    "ar": f"{_LATIN}أإآ",
}


class Translation(NamedTuple):
    text: Text
    forms: tuple[str, ...]
    is_finished: bool


def read_translations(file: Path) -> list[Translation]:
    root = ET.parse(file).getroot()
    return [_read(context.findtext("name", ""), entry) for context in root for entry in context.iter("message")]


def faults(code: str, texts: Iterable[Text], translations: Iterable[Translation]) -> Iterator[str]:
    """The faults in a file of that language, compared with the program's texts."""
    expected, by_text = list(texts), {translation.text: translation for translation in translations}
    for text in expected:
        if text not in by_text:
            yield f"{text.context}: {text.source!r} is not in the file: update it"
    for text, translation in by_text.items():
        if text not in expected:
            yield f"{text.context}: {text.source!r} is gone from the program: update the file"
        else:
            yield from (f"{text.context}: {text.source!r} {fault}" for fault in _faults_of(code, translation))


def _read(context: str, entry: ET.Element) -> Translation:
    has_plurals = entry.get("numerus") == "yes"
    text = Text(context, entry.findtext("source", ""), entry.findtext("comment", ""), has_plurals)
    translation = entry.find("translation")
    assert translation is not None
    forms = [form.text or "" for form in translation.iter("numerusform")] if has_plurals else [translation.text or ""]
    return Translation(text, tuple(forms), translation.get("type") is None)


def _faults_of(code: str, translation: Translation) -> Iterator[str]:
    text, forms, is_finished = translation
    if not is_finished:
        yield "is not finished"
    elif not all(forms):
        yield "is not translated"
    elif text.has_plurals and len(forms) != len(FORMS[code]):
        yield f"has {len(forms)} plural forms and not {len(FORMS[code])}"
    else:
        if code in _NO_KEYS and (match := re.search(f"&[{_NO_KEYS[code]}]", "\n".join(forms))):
            yield f"has a letter to press that has no key: {match[0]}"
        for number, form in enumerate(forms):
            needs_number = text.has_plurals and not FORMS[code][number]
            yield from _faults_of_form(text, form, needs_number=needs_number)


def _faults_of_form(text: Text, form: str, *, needs_number: bool) -> Iterator[str]:
    source = text.source
    plain = _VERB.sub(r"{\1}", form) if text.context in _WITH_PLAYERS else form
    places, actual = set(_PLACE.findall(source)), set(_PLACE.findall(plain))
    if "{" in _PLACE.sub("", plain) or actual - places or ((needs_number or not text.has_plurals) and places - actual):
        yield f"has other places to fill in: {form!r}"
    if needs_number and "%n" in source and "%Ln" not in form:
        yield f"lacks %Ln, the number as the language writes it: {form!r}"
    if bool(_MNEMONIC.search(source)) != bool(_MNEMONIC.search(form)):
        yield f"differs in its letter to press (&): {form!r}"
    if (source[:1].isspace(), source[-1:].isspace()) != (form[:1].isspace(), form[-1:].isspace()):
        yield f"begins or ends with another space: {form!r}"
    if source.endswith("…") != form.endswith("…") or source.count("\n\n") != form.count("\n\n"):
        yield f"ends otherwise, or has other paragraphs: {form!r}"
