"""Whether the computer player has all that it has learned, for those who know nothing of it.

No NumPy comes with it before somebody asks.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tapa_desktop.rules.usual import network_of

from .notice import Notice
from .offered import RULE_SETS_OFFERED

translate = QCoreApplication.translate


def look_over_networks() -> list[Notice]:
    """Load the networks of all games offered, once; a notice for each that is missing or cannot be used.

    Without it the computer plays on, by what was thought out by hand. The detail names the file.
    """
    from tapa_desktop.ai.learned import network_named  # noqa: PLC0415
    from tapa_desktop.ai.network import NetworkError  # noqa: PLC0415

    notices = []
    names = [network_of(rule_set) for rule_set in RULE_SETS_OFFERED]
    for name in dict.fromkeys(name for name in names if name is not None):
        try:
            network_named(name)
        except (OSError, NetworkError) as error:
            text = translate(
                "Networks", "The computer plays weaker than it could: a file that it needs cannot be used."
            )
            notices.append(Notice("warning", text, str(error)))
    return notices
