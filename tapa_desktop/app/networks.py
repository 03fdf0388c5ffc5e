"""Whether the computer player has all the files that it needs, for those who know nothing of it.

No NumPy comes with it before somebody asks.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication

from tapa_desktop.resources import resource
from tapa_desktop.rules.ruleset import RULE_SETS
from tapa_desktop.rules.usual import network_of

from .faults.sentences import with_file
from .notation import behind_path
from .notice import Notice

translate = QCoreApplication.translate
_log: Final = logging.getLogger(__name__)


def look_over_networks() -> list[Notice]:
    """Load what the computer player needs for all games; a notice for each file that cannot be used.

    It plays on without: weaker, by what was thought out by hand, or slower. The detail names the file.
    """
    from tapa_desktop.ai.bearoff.table import TableError  # noqa: PLC0415
    from tapa_desktop.ai.network import NetworkError  # noqa: PLC0415
    from tapa_desktop.ai.pruning import PruningError  # noqa: PLC0415
    from tapa_desktop.ai.shipped import (  # noqa: PLC0415
        BEAROFF,
        NETWORKS,
        PRUNERS,
        SUFFIX,
        WIN_SHARES,
        bearoff_table,
        network_named,
        pruner_named,
        win_shares,
    )
    from tapa_desktop.ai.winshares import WinSharesError  # noqa: PLC0415

    notices = []
    names = dict.fromkeys(network_of(rule_set) for rule_set in RULE_SETS.values())
    loads: list[tuple[tuple[str, ...], Callable[[], object]]] = [
        (BEAROFF, bearoff_table),
        (WIN_SHARES, win_shares),
    ]
    for folder, named in ((NETWORKS, network_named), (PRUNERS, pruner_named)):
        loads += [((folder, name + SUFFIX), partial(named, name)) for name in names if name is not None]
    for parts, load in loads:
        try:
            load()
        except OSError as error:
            notices.append(_notice(with_file(error), error))
        except (NetworkError, PruningError, TableError, WinSharesError) as error:
            what = translate("Networks", "It is damaged, or of another version of this program.")
            notices.append(_notice(behind_path(resource(*parts), what), error))
    return notices


def _notice(detail: str, error: Exception) -> Notice:
    """What to say of a file; what is wrong with it in particular is for the log."""
    _log.info("%s", error)
    text = translate(
        "Networks", "The computer plays weaker or slower than it could: a file that it needs cannot be used."
    )
    return Notice("warning", text, detail)
