"""Whether sounds really arrive: all of them through a PulseAudio server of its own, and what came out of it.

    .venv/bin/python -m tests.benchmarks.heard

Needs `pulseaudio` and `parec` (Debian: pulseaudio, pulseaudio-utils); without them it says so. Then sounds are begun
fast and over each other, since that is where streams have gone wrong, and the program has to lie still afterwards.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from tapa_desktop.ui.sounds.files import NAMES, samples
from tapa_desktop.ui.sounds.voice import Voice, open_voice

SERVER = ("pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--load=module-native-protocol-unix",
          "--load=module-null-sink sink_name=n")  # fmt: skip
RECORDER = ("parec", "-d", "n.monitor", "--latency-msec=20", "--format=s16le", "--rate=44100", "--channels=1")
GAP_MS = 1_800
VOLUME = 40


def loudness(recorded: np.ndarray, name: str) -> float:
    """How loud a sound is in a recording, of its file, where it fits best."""
    made = np.frombuffer(samples(name), "<i2").astype(float)
    size = 1 << int(np.ceil(np.log2(recorded.size + made.size)))
    fit = np.fft.irfft(np.fft.rfft(recorded, size) * np.conj(np.fft.rfft(made, size)), size)
    return float(fit[: recorded.size].max() / (made**2).sum())


def spend(milliseconds: int, deed: Callable[[], None] | None = None, every_ms: int = 1) -> None:
    """Let the event loop run for so long, and do something now and then."""
    timer = QTimer(interval=every_ms)
    if deed is not None:
        timer.timeout.connect(deed)
        timer.start()
    QTimer.singleShot(milliseconds, QApplication.instance().quit)
    QApplication.instance().exec()
    timer.stop()


def play_all(voice: Voice, file: Path) -> None:
    with file.open("wb") as recording, subprocess.Popen(RECORDER, stdout=recording) as recorder:
        spend(500)
        for name in NAMES:
            voice.play(name)
            spend(GAP_MS)
        recorder.terminate()
    recorded = np.frombuffer(file.read_bytes()[: file.stat().st_size // 2 * 2], "<i2").astype(float)
    for name in NAMES:
        print(f"{name:6} arrives at {100 * loudness(recorded, name):.0f} % of its loudness; {VOLUME} % was wished")


def play_fast(voice: Voice) -> None:
    names = iter(NAMES * 30)
    spend(200 * 25, lambda: voice.play(next(names)), every_ms=25)
    spend(2_000)
    began = time.process_time()
    spend(3_000)
    print(f"after 200 sounds at 25 ms: {1000 * (time.process_time() - began) / 3:.1f} ms of processor time a second")


def main() -> None:
    if shutil.which(SERVER[0]) is None or shutil.which(RECORDER[0]) is None:
        sys.exit("pulseaudio and parec are needed, and not here")
    with TemporaryDirectory() as folder:
        os.environ.update(XDG_RUNTIME_DIR=folder, QT_QPA_PLATFORM="offscreen")
        with subprocess.Popen(SERVER, stderr=subprocess.DEVNULL) as server:
            time.sleep(2)
            application = QApplication([])
            voice = open_voice(application)
            if voice is None:
                sys.exit("there is no voice on this machine")
            voice.set_volume(VOLUME)
            play_all(voice, Path(folder, "recorded.raw"))
            play_fast(voice)
            server.terminate()


if __name__ == "__main__":
    main()
