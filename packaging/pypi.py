"""Metadata for a package index beside pyproject.toml, all with the home in it; Hatchling calls it."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any, Final

from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from identity import DEVELOPERS, HOME, MAIL

_LINK: Final = re.compile(r"\]\((?!https?:|#)([^)]+)\)")


class Metadata(MetadataHookInterface):
    """The authors, the addresses, and the README as its long description."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = Path(self.root, "README.md").read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": with_full_links(text)}
        metadata["authors"] = [{"name": DEVELOPERS, "email": MAIL}]
        metadata["urls"] = {
            "Homepage": HOME,
            "Changelog": f"{HOME}/blob/HEAD/CHANGELOG.md",
            "Issues": f"{HOME}/issues",
            "Releases": f"{HOME}/releases",
        }


def with_full_links(text: str) -> str:
    """A text of the repository with full addresses in links and pictures, for readers elsewhere."""
    return _LINK.sub(lambda link: f"]({_address_of(link[1])})", text)


def _address_of(path: str) -> str:
    if path.startswith("../../"):  # a page of the repository, as seen from one of its files
        return f"{HOME}/{path.removeprefix('../../')}"
    return f"{HOME}/{'raw' if path.endswith('.png') else 'blob'}/HEAD/{path}"
