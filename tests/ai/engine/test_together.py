"""Games played out by several threads."""

from __future__ import annotations

import pytest

from tapa_desktop.ai.engine import together
from tapa_desktop.ai.engine.games import game_for
from tapa_desktop.ai.engine.library import best_build, library_for
from tapa_desktop.cancelling import Cancelled, never
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.ruleset import PLAKOTO, TAPA

START = start_position(PLAKOTO)


def test_what_games_bring_does_not_depend_on_the_number_of_threads() -> None:
    positions = [START, game_for(PLAKOTO).plays(START, (6, 5))[0]]

    found = [
        together.play_out(
            game_for(PLAKOTO), positions, range(7, 47), 5, plies=4, less_luck=True, is_cancelled=never, threads=threads
        )
        for threads in (1, 2, 3)
    ]

    assert len(found[0]) == 2 * 40 * 5
    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("threads", [1, 2])
def test_it_ends_when_it_is_not_wanted_any_more(threads: int) -> None:
    asked: list[bool] = []

    def is_cancelled() -> bool:
        asked.append(True)
        return len(asked) == 3

    with pytest.raises(Cancelled):
        together.play_out(
            game_for(PLAKOTO), [START], range(100_000), 5, plies=None, less_luck=True, is_cancelled=is_cancelled,
            threads=threads,
        )  # fmt: skip

    assert len(asked) == 3


def test_games_share_idle_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    idle: list[int] = []
    monkeypatch.setattr(library_for(best_build()), "idle_workers", idle)

    game_for(PLAKOTO).plays(START, (6, 5))
    game_for(TAPA).plays(start_position(TAPA), (6, 5))

    assert len(idle) == 1
