"""Who may object to what a person does, before it is done: the tutor, or nobody."""

from __future__ import annotations

from typing import Protocol

from tapa_desktop.coach.hint import Deed


class Adviser(Protocol):
    """Whoever may object to what a person does."""

    def objects(self, *, is_wished: bool) -> bool:
        """Whether what is drafted is not to be played now; `is_wished`: a person has just asked for that."""
        ...

    def objects_to(self, deed: Deed) -> bool:
        """Whether that is not to be done about the cube now, though a person has just asked for it."""
        ...


class Nobody:
    """Objects to nothing: the adviser of a table that has none."""

    def objects(self, *, is_wished: bool) -> bool:  # noqa: ARG002 - as advisers are asked
        """Never."""
        return False

    def objects_to(self, deed: Deed) -> bool:  # noqa: ARG002 - as above
        """Never."""
        return False
