"""Whether sounds really arrive: plays all of them through a PulseAudio server of its own, and checks its output.

    .venv/bin/python -m benchmarks.heard

Needs `pulseaudio` and `parec` (Debian: pulseaudio, pulseaudio-utils), and says so if they are missing. Then sounds are
started quickly and overlapping, since that is where streams have failed, and the program must be idle afterwards. At
the end the server is stopped with SIGSTOP, and the time for which the main thread then waits is measured; another voice
is opened while the server is stopped.

With miniaudio 1.71 and PulseAudio 16 on two busy cores: 0.4 ms to open the voice; all sounds arrive at 40 %, as
requested; 0.1 ms of processor time per second afterwards. With a stopped server: 0.1 ms for a sound, 2.1 ms to open
another voice, 0.5 s to close both.
"""

from __future__ import annotations

import os
import shutil
import signal
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
from tapa_desktop.ui.sounds.sounds import SoundThread

SERVER = ("pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--load=module-native-protocol-unix",
          "--load=module-null-sink sink_name=n")  # fmt: skip
RECORDER = ("parec", "-d", "n.monitor", "--latency-msec=20", "--format=s16le", "--rate=44100", "--channels=1")
GAP_MS = 1_800
VOLUME = 40


def loudness(recorded: np.ndarray, name: str) -> float:
    """The loudness of a sound in a recording relative to its file, where it matches best."""
    made = np.frombuffer(samples(name), "<i2").astype(float)
    size = 1 << int(np.ceil(np.log2(recorded.size + made.size)))
    fit = np.fft.irfft(np.fft.rfft(recorded, size) * np.conj(np.fft.rfft(made, size)), size)
    return float(fit[: recorded.size].max() / (made**2).sum())


def spend(milliseconds: int, deed: Callable[[], None] | None = None, every_ms: int = 1) -> None:
    """Run the event loop for this long, and call a function from time to time."""
    timer = QTimer()
    timer.setInterval(every_ms)
    if deed is not None:
        timer.timeout.connect(deed)
        timer.start()
    QTimer.singleShot(milliseconds, QApplication.instance().quit)
    QApplication.instance().exec()
    timer.stop()


def play_all(voice: SoundThread, file: Path) -> None:
    with file.open("wb") as recording, subprocess.Popen(RECORDER, stdout=recording) as recorder:
        spend(500)
        for name in NAMES:
            voice.play(name)
            spend(GAP_MS)
        recorder.terminate()
    recorded = np.frombuffer(file.read_bytes()[: file.stat().st_size // 2 * 2], "<i2").astype(float)
    for name in NAMES:
        print(f"{name:6} arrives at {100 * loudness(recorded, name):.0f} % of its loudness; {VOLUME} % was wished")


def play_fast(voice: SoundThread) -> None:
    names = iter(NAMES * 30)
    spend(200 * 25, lambda: voice.play(next(names)), every_ms=25)
    spend(2_000)
    began = time.process_time()
    spend(3_000)
    print(f"after 200 sounds at 25 ms: {1000 * (time.process_time() - began) / 3:.1f} ms of processor time a second")


def longest_wait(deed: Callable[[], None]) -> str:
    """The longest time that the main thread is blocked, in milliseconds, in a second of calling a function."""
    waits: list[float] = []

    def do() -> None:
        began = time.perf_counter()
        deed()
        waits.append(1000 * (time.perf_counter() - began))

    spend(1_000, do, every_ms=50)
    return f"{max(waits):.1f} ms"


def stop_server(voice: SoundThread, server: subprocess.Popen[bytes]) -> None:
    server.send_signal(signal.SIGSTOP)
    print(f"with a server that is stopped: {longest_wait(lambda: voice.play('step'))} for a sound")
    another = SoundThread()
    print(f"                               {longest_wait(another.open)} to open another voice")
    began = time.perf_counter()
    another.close()
    voice.close()
    print(f"                               {time.perf_counter() - began:.1f} s for the end of both")


def main() -> None:
    if shutil.which(SERVER[0]) is None or shutil.which(RECORDER[0]) is None:
        sys.exit("pulseaudio and parec are needed, and not here")
    with TemporaryDirectory() as folder:
        os.environ.update(XDG_RUNTIME_DIR=folder, QT_QPA_PLATFORM="offscreen")
        with subprocess.Popen(SERVER, stderr=subprocess.DEVNULL) as server:
            time.sleep(2)
            application = QApplication([])  # noqa: F841 - keeps it alive
            voice = SoundThread()
            print(f"{longest_wait(voice.open)} to open the voice")
            voice.set_volume(VOLUME)
            play_all(voice, Path(folder, "recorded.raw"))
            play_fast(voice)
            stop_server(voice, server)
            server.kill()


if __name__ == "__main__":
    main()
