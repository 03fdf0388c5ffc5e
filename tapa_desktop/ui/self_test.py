"""`--self-test`: whether this program is whole. It runs without a screen, in a home of its own that is thrown away."""

from __future__ import annotations

import logging
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtWidgets import QApplication

from tapa_desktop.app.archive import Archive
from tapa_desktop.app.paths import data_dir
from tapa_desktop.app.session import Session
from tapa_desktop.app.settings import Settings
from tapa_desktop.app.thinker import Thinker

from .application import make_application
from .one_window import why_alone
from .program import end_sounds
from .self_test_files import file_fault
from .self_test_languages import language_fault
from .self_test_play import play_fault
from .self_test_sounds import VoiceOnTrial


def self_test() -> int:
    """Run all checks; the exit status. Where something is amiss, a line on the error output says what."""
    logging.getLogger().addHandler(logging.NullHandler())  # else Python writes there what belongs into a log
    with TemporaryDirectory(ignore_cleanup_errors=True) as home:
        os.environ["TAPA_DESKTOP_HOME"] = home
        application, sounds = make_application(), VoiceOnTrial()
        try:
            fault = _first_fault(application, Path(home, "copy.tapa"), sounds)
        finally:
            application.processEvents()
    if fault:
        _say(f"self-test: {fault}")
    status = 1 if fault else 0
    end_sounds(sounds.voice, status)
    return status


def _first_fault(application: QApplication, copy: Path, sounds: VoiceOnTrial) -> str:
    """The files come first: what is played and shown later falls back on something else where one is missing."""
    missing = file_fault(application) or why_alone() or sounds.fault()
    return missing or _fault_of_languages(application) or play_fault(_session(), copy)


def _fault_of_languages(application: QApplication) -> str:
    session = _session()
    session.start()
    try:
        return language_fault(application, session)
    finally:
        session.close()


def _session() -> Session:
    return Session(Archive(data_dir()), Thinker(), Settings(checker_speed="off", dice_speed="off"))


def _say(line: str) -> None:
    if sys.stderr is not None:  # a windowed program has none on some systems
        sys.stderr.write(f"{line}\n")
