"""Whether the computer player has all the files that it needs, for those who know nothing of it.

No NumPy comes with it before somebody asks.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication

from tapa_desktop.rules.ruleset import RULE_SETS
from tapa_desktop.rules.usual import network_of

from .faults.sentences import with_file
from .notice import Notice

translate = QCoreApplication.translate


def look_over_networks() -> list[Notice]:
    """Load what the computer player needs for all games; a notice for each file that cannot be used.

    It plays on without: weaker, by what was thought out by hand, or slower. The detail names the file.
    """
    from tapa_desktop.ai.bearoff.table import TableError  # noqa: PLC0415
    from tapa_desktop.ai.network import NetworkError  # noqa: PLC0415
    from tapa_desktop.ai.pruning import PruningError  # noqa: PLC0415
    from tapa_desktop.ai.shipped import bearoff_table, network_named, pruner_named  # noqa: PLC0415

    notices = []
    names = dict.fromkeys(network_of(rule_set) for rule_set in RULE_SETS.values())
    loads: list[Callable[[], object]] = [bearoff_table]
    loads += [partial(named, name) for named in (network_named, pruner_named) for name in names if name is not None]
    for load in loads:
        try:
            load()
        except (OSError, NetworkError, PruningError, TableError) as error:
            text = translate(
                "Networks", "The computer plays weaker or slower than it could: a file that it needs cannot be used."
            )
            notices.append(Notice("warning", text, with_file(error)))
    return notices
