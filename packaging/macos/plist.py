"""The entries of the bundle's Info.plist, besides those of PyInstaller."""

from __future__ import annotations

import re
from typing import Any, Final

from bundle.icu import LANGUAGES
from identity import APPLE_ID, DEVELOPERS

MATCH: Final = f"{APPLE_ID}.match"  # the type of a .tapa file
MATCH_ICON: Final = "tapa-match.icns"  # beside the program's own, in Contents/Resources


def info_plist(version: str) -> dict[str, Any]:
    """The entries for a version of the program.

    PyInstaller takes from the last program in a bundle, here the engine, whether it has a window; so that is set here.
    The languages are for the system's own dialogs, which would be in English otherwise.
    """
    return {
        "CFBundleVersion": re.split(r"[^\d.]", version)[0].rstrip("."),  # three numbers and no more
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": list(LANGUAGES),
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSBackgroundOnly": False,
        "LSMinimumSystemVersion": "15.0",  # that of PySide6's bindings
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": f"{DEVELOPERS}, MIT License",
        "CFBundleDocumentTypes": [_MATCHES, _MATCHES_AS_TEXT],
        "UTExportedTypeDeclarations": [_MATCH_TYPE],
    }


_MATCHES: Final = {
    "CFBundleTypeName": "Match of Tapa Desktop",
    "CFBundleTypeExtensions": ["tapa"],
    "CFBundleTypeIconFile": MATCH_ICON,
    "CFBundleTypeRole": "Editor",
    "LSHandlerRank": "Owner",
    "LSItemContentTypes": [MATCH],
}
_MATCHES_AS_TEXT: Final = {
    "CFBundleTypeName": "Match as text",
    "CFBundleTypeExtensions": ["mat"],
    "CFBundleTypeRole": "Viewer",
    "LSHandlerRank": "Alternate",  # many programs have files of this name
}
_MATCH_TYPE: Final = {
    "UTTypeIdentifier": MATCH,
    "UTTypeDescription": "Match of Tapa Desktop",
    "UTTypeConformsTo": ["public.data"],
    "UTTypeIconFile": MATCH_ICON,
    "UTTypeTagSpecification": {"public.filename-extension": ["tapa"]},
}
