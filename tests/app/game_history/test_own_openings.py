"""How the player has opened, read from the matches of the history."""

from __future__ import annotations

from pathlib import Path

from tapa_desktop.app.game_history.own_openings import OwnQuestion, own_openings
from tapa_desktop.app.storage.archive import Archive
from tapa_desktop.game.events import GameBegun, OpeningRolled, Played, Resigned, Rolled
from tapa_desktop.game.record import Record, format_record
from tapa_desktop.rules.chains import FIRST
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.ruleset import TAPA, TAWULA
from tapa_desktop.rules.side import Side
from tests.app.game_history.games import FILE, HEADER, games, match

BEGUN = OpeningRolled(5, 3)
PLAYED = (Rolled(6, 5), Played("24/18 24/19"), Rolled(4, 2), Played("24/20 24/22"))


def test_only_plays_of_persons_count_with_what_their_games_have_brought(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    history = match(BEGUN, *PLAYED, Resigned(Side.BLACK), GameBegun(), *PLAYED, Resigned(Side.WHITE))
    archive.matches.mkdir(parents=True)
    (archive.matches / FILE).write_bytes(format_record(Record(history.header, tuple(history.log))))
    found = tuple(games(history))

    *_, own = own_openings(OwnQuestion(TAPA, archive, found), lambda: False)
    *_, of_others = own_openings(OwnQuestion(TAWULA, archive, found), lambda: False)

    assert HEADER.white.is_person
    assert not HEADER.black.is_person
    ((place, plays),) = own.items()
    assert place == (start_position(TAPA), FIRST, (6, 5))
    ((_, one),) = plays.items()
    assert (one.play, one.games, one.won) == ("24/18 24/19", 2, 1)
    assert one.points == history.states[-1].score(Side.WHITE) - history.states[-1].score(Side.BLACK)
    assert of_others == {}
