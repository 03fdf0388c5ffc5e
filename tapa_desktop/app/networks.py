"""Whether the computer player has all the files that it needs, for those who know nothing of it.

No NumPy comes with it before somebody asks.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication

from tapa_desktop.rules.usual import network_of

from .notice import Notice
from .offered import RULE_SETS_OFFERED

translate = QCoreApplication.translate


def look_over_networks() -> list[Notice]:
    """Load the networks of all games offered, and the table of the bear-off; a notice for each that cannot be used.

    Without it the computer plays on, by what was thought out by hand. The detail names the file.
    """
    from tapa_desktop.ai.bearoff.table import TableError  # noqa: PLC0415
    from tapa_desktop.ai.learned import bearoff_table, network_named  # noqa: PLC0415
    from tapa_desktop.ai.network import NetworkError  # noqa: PLC0415

    notices = []
    names = dict.fromkeys(network_of(rule_set) for rule_set in RULE_SETS_OFFERED)
    loads: list[Callable[[], object]] = [bearoff_table]
    loads += [partial(network_named, name) for name in names if name is not None]
    for load in loads:
        try:
            load()
        except (OSError, NetworkError, TableError) as error:
            text = translate(
                "Networks", "The computer plays weaker than it could: a file that it needs cannot be used."
            )
            notices.append(Notice("warning", text, str(error)))
    return notices
