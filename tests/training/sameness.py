"""Whether two networks are one and the same."""

from __future__ import annotations

from tapa_desktop.ai.network import WEIGHTS, Network


def are_same(first: Network, second: Network) -> bool:
    """Whether all their weights are equal."""
    return all((getattr(first, name) == getattr(second, name)).all() for name in WEIGHTS)
