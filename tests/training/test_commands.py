"""Every command of the training says how it is called, and does nothing when it is asked for that."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tapa_desktop.training import bearoff, carry, compare, curve, export, finish, fit, learn, prune, winshares

Main = Callable[[list[str]], object]
COMMANDS = [module.main for module in (bearoff, carry, compare, curve, export, finish, fit, learn, prune, winshares)]


@pytest.mark.parametrize("main", COMMANDS, ids=lambda main: str(main.__module__).rpartition(".")[2])
def test_command_asked_for_help_says_how_it_is_called_and_writes_no_file(
    main: Main, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)

    with pytest.raises(SystemExit) as ended:
        main(["--help"])

    assert ended.value.code == 0
    assert "usage: python -m tapa_desktop.training." in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("arguments", [[], ["backgammon", "1", "100"], ["tapa", "0", "100"], ["tapa", "1", "many"]])
def test_fit_refuses_what_it_cannot_do_with_its_usage(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        fit.main(arguments)

    assert ended.value.code == 2
    assert "usage: python -m tapa_desktop.training.fit" in capsys.readouterr().err
