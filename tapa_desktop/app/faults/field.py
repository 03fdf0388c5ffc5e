"""What is wrong with the fields of a file in JSON or TOML."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tapa_desktop.game.fieldfault import FieldFault, FieldType, FileFault
from tapa_desktop.rules.fault import Fault

translate = QCoreApplication.translate


def field_sentences() -> dict[Fault, str]:
    """A sentence for each kind of fault."""
    return _of_its_value() | _of_all_of_it() | _of_the_file()


def type_name(wanted: FieldType) -> str:
    """What a field has to be."""
    return {
        FieldType.WHOLE: translate("Faults", "a whole number"),
        FieldType.NUMBER: translate("Faults", "a number"),
        FieldType.TEXT: translate("Faults", "a text"),
        FieldType.YES_OR_NO: translate("Faults", "true or false"),
        FieldType.FIELDS: translate("Faults", "fields with names"),
        FieldType.LIST: translate("Faults", "a list"),
        FieldType.NOTHING: translate("Faults", "nothing"),
    }[wanted]


def _of_the_file() -> dict[Fault, str]:
    return {
        FileFault.LONG: translate("Faults", "The file is too long."),
        FileFault.LONG_LINE: translate("Faults", "This is longer than {limit} characters."),
        FileFault.NO_UTF8: translate("Faults", "This is no text in UTF-8."),
        FileFault.NO_SETTING: translate("Faults", "There is no such setting."),
        FieldFault.NO_TOML: translate("Faults", "This is no TOML."),
    }


def _of_its_value() -> dict[Fault, str]:
    return {
        FieldFault.SMALL: translate("Faults", "It has to be {limit} or more."),
        FieldFault.LARGE: translate("Faults", "It has to be {limit} or less."),
        FieldFault.SHORT: translate("Faults", "The text is too short."),
        FieldFault.LONG: translate("Faults", "The text is too long: {limit} characters are the most."),
        FieldFault.NO_COLOUR: translate("Faults", "A colour such as #b58250 in small letters has to stand here."),
        FieldFault.OTHER_FORM: translate("Faults", "The text has not the form {pattern}."),
        FieldFault.OTHER_TYPE: translate("Faults", "What has to stand here: {wanted}."),
        FieldFault.NO_CHOICE: translate("Faults", "It cannot be {value}."),
        FieldFault.OUT_OF_RANGE: translate("Faults", "The number is too large."),
    }


def _of_all_of_it() -> dict[Fault, str]:
    return {
        FieldFault.UNKNOWN: translate("Faults", "There is no field “{name}”."),
        FieldFault.MISSING: translate("Faults", "The field “{name}” is missing."),
        FieldFault.TRUNCATED: translate("Faults", "It ends too soon."),
        FieldFault.NO_JSON: translate("Faults", "From byte {byte} on, this is no JSON."),
        FieldFault.NO_UTF8: translate("Faults", "This is no text in UTF-8."),
        FieldFault.DEEP: translate("Faults", "There are too many brackets within one another."),
        FieldFault.UNREADABLE: translate("Faults", "This cannot be read."),
    }
