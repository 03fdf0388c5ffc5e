"""Every command of the training says how it is called, and does nothing when it is asked for that."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tapa_desktop.training import bearoff, compare, curve, efficiency, export, finetune, learn, prune, winshares

Main = Callable[[list[str]], object]
COMMANDS = [module.main for module in (bearoff, compare, curve, efficiency, export, finetune, learn, prune, winshares)]


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
