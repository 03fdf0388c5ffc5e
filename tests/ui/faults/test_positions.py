"""What is wrong with a position is told in the language of the window, pasted or typed.

No kind of fault is without a sentence.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from importlib import import_module

import pytest

import tapa_desktop.coach
import tapa_desktop.game
import tapa_desktop.rules
from tapa_desktop.game.state import first_state
from tapa_desktop.rules.fault import Fault, PositionError, PositionFault
from tapa_desktop.rules.foreign_position import XGID, find_position
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.ui.text.errors import sentence, translate
from tapa_desktop.ui.text.translator import Translator
from tests.game.matches import header
from tests.ui.faults.tongues import OTHERS, english_left

START = "tapa W15,22,B15 0/0/0 0/0/0 W 31"
GUL_BARA = "gul-bara W15,11,B15,11 0/0/0 0/0/0 W 4x2< 0/3"
TAWULA = "tawula W2,22,B2 13/0/0 13/0/0 W -"
WRONG = {
    PositionFault.TOO_LONG: START * 10,
    PositionFault.FIELD_COUNT: "tapa W15",
    PositionFault.CHAIN_FIELD_COUNT: GUL_BARA.removesuffix(" 0/3"),
    PositionFault.UNKNOWN_RULE_SET: START.replace("tapa", "chess"),
    PositionFault.TWO_NUMBERS: START.replace("22", "11,11"),
    PositionFault.POINT_COUNT: START.replace("22", "21"),
    PositionFault.ZERO: START.replace("W15", "W0"),
    PositionFault.NO_POINT: START.replace("W15", "X15"),
    PositionFault.TALL_STACK: START.replace("W15", "W16"),
    PositionFault.OWN_PIN: START.replace("W15", "wW14"),
    PositionFault.NO_COUNTS: START.replace("0/0/0", "0/0", 1),
    PositionFault.NO_SIDE: START.replace(" W ", " X "),
    PositionFault.NO_ROLL: START.replace("31", "13"),
    PositionFault.NO_HOUSE_RULE: f"{START} rules=enter_from:24",
    PositionFault.NO_CHOICE: f"{START} rules=larger_die:24",
    PositionFault.HOUSE_RULES_FORM: f"{START} rules=larger_die:yes",
    PositionFault.FIELD_ORDER: f"{START} match=5:0-0 match=5:0-0",
    PositionFault.NO_CUBE: f"{START} cube=1-",
    PositionFault.CUBE_FORM: f"{START.replace('tapa', 'tapa-cube')} cube=3W",
    PositionFault.MATCH_FORM: f"{START} match=5:5-0",
    PositionFault.NO_CHAINS: START.replace("31", "44>"),
    PositionFault.NO_GROUP: GUL_BARA.replace("4x2<", "4x5<"),
    PositionFault.NO_ROLL_COUNTS: GUL_BARA.replace("0/3", "0/4"),
    PositionFault.WHITES_COUNT: START.replace("W15", "W14"),
    PositionFault.BLACKS_COUNT: START.replace("B15", "B1"),
    PositionFault.NO_PINS: TAWULA.replace("W2", "bW2"),
    PositionFault.NO_BAR: START.replace("W15", "W14").replace("0/0/0", "0/1/0", 1),
    PositionFault.NO_RESERVE: START.replace("W15", "W14").replace("0/0/0", "1/0/0", 1),
    PositionFault.OTHER_RULE_SET: TAWULA,
    PositionFault.GAME_OVER: START.replace("W15,22", "24").replace("24,B15", "23,B15").replace("0/0/0", "0/0/15", 1),
    PositionFault.FOREIGN: f"{XGID}-b----E-C---eE---c-e----B-:0:0:1:31:0:0:9:7:10",
}


def error_of(text: str) -> PositionError:
    try:
        (find_position if text.startswith(XGID) else parse_position)(text)
    except PositionError as error:
        return error
    with pytest.raises(PositionError) as caught:
        first_state(header(position=text))
    return caught.value


def test_here_is_a_position_for_every_kind_of_fault() -> None:
    assert {kind: error_of(text).fault for kind, text in WRONG.items()} == {kind: kind for kind in PositionFault}


@pytest.mark.parametrize("code", OTHERS)
def test_nothing_english_is_left(code: str, translator: Translator) -> None:
    assert english_left(map(error_of, WRONG.values()), code, translator) == {}


def test_position_quoted_in_arabic_reads_rightwards(translator: Translator) -> None:
    translator.use("ar")

    assert "«\u2066X15\u2069»" in sentence(error_of(WRONG[PositionFault.NO_POINT]))


def test_word_that_no_line_can_be_broken_in_is_shortened() -> None:
    assert f"“{'W' * 39}…”" in sentence(error_of("W" * 200))
    assert f"“{'W' * 40}”" in sentence(error_of("W" * 40))


def test_message_for_protocols_stays_english(translator: Translator) -> None:
    translator.use("el")

    with pytest.raises(PositionError, match=r"^The roll must be two dice from 1 to 6"):
        parse_position(WRONG[PositionFault.NO_ROLL])


def kinds(of: type[Fault] = Fault) -> Iterator[Fault]:
    """Every kind of fault that the law, the game and the coach know."""
    for package in (tapa_desktop.rules, tapa_desktop.game, tapa_desktop.coach):
        for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
            import_module(module.name)
    for group in of.__subclasses__():
        yield from group
        yield from kinds(group)


@pytest.mark.parametrize("code", OTHERS)
def test_every_kind_has_a_sentence_of_its_own_in_every_language(code: str, translator: Translator) -> None:
    texts = {kind.value for kind in kinds()}

    translator.use(code)

    assert len(texts) > 100
    assert {text for text in texts if translate("Faults", text, "", 2 if "%n" in text else -1) == text} == set()
