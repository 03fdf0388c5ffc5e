"""All that reads what others have written, by name."""

from __future__ import annotations

from typing import Final

from tests.fuzz.ai_readers import AI_READERS
from tests.fuzz.app_readers import APP_READERS
from tests.fuzz.game_readers import GAME_READERS
from tests.fuzz.trying import Reader

READERS: Final[dict[str, Reader]] = {reader.name: reader for reader in (*GAME_READERS, *APP_READERS, *AI_READERS)}
