"""Plays sounds through miniaudio. If that is not possible, the program is silent. packaging/sounds.py makes the files.

The user sees no message when a sound cannot be played; the log says why. A stream is open only while its sound plays,
and a moment longer: nothing runs afterwards, and the next sound goes to the default device of that time.

The program imports the library `_miniaudio`. The module `miniaudio` around it would take 80 ms of processor time and
6 MB more, since it imports NumPy and a reader of internet radio.
"""

from __future__ import annotations

import ctypes
import logging
import sys
import time
import wave
from array import array
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from io import BytesIO
from typing import Any, BinaryIO, Final

from tapa_desktop.resources import ResourceMissing, resource
from tapa_desktop.ui.board.animator import SoundCue

WIN: Final = "win"
LOSS: Final = "loss"
NAMES: Final = (*(cue.value for cue in SoundCue), WIN, LOSS)
LONGEST_S: Final = 10
RATE: Final = 44_100  # samples per second; mono, 16 bit


class SoundError(ValueError):
    """A file that cannot be used as a sound. The message names the file and the reason."""


def samples(name: str) -> bytes:
    """The samples of a sound, ready for a sound device.

    Raises `ResourceMissing`, or `SoundError` if the file cannot be read, is empty or too long, or in another format.
    """
    path = resource("sounds", f"{name}.wav")
    try:
        with wave.open(str(path)) as file:
            kind = (file.getnchannels(), file.getsampwidth(), file.getframerate())
            data = bytes(file.readframes(LONGEST_S * RATE + 1))
    except (OSError, EOFError, wave.Error) as error:
        raise SoundError(f"{path}: {error}") from error
    if kind != (1, 2, RATE) or not 0 < len(data) <= 2 * LONGEST_S * RATE:
        raise SoundError(f"{path}: it holds no sound, or one of another kind")
    return data


def check_sounds() -> None:
    """Read all sounds; raises as `samples`."""
    for name in NAMES:
        samples(name)


AT_ONCE: Final = 4  # sounds that play at the same time; any further one is skipped
BUFFER_MS: Final = 100  # of samples that a stream takes at once
LEAD: Final = array("f", bytes(4 * RATE * 30 // 1000))  # 30 ms of silence: a server may swallow a stream's beginning
LINGER_S: Final = 0.3  # how long a stream stays open after its last sample, which is heard later
APPLICATION: Final = b"Tapa Desktop"  # the name in a sound server
LIBRARY: Final = "_miniaudio"
BACKENDS: Final = {"win32": ("wasapi",), "darwin": ("coreaudio",)}
LINUX: Final = ("pulseaudio", "alsa")  # not JACK, which prints on standard error
_CALLBACK: Final = "_internal_data_callback"  # the library's own way to Python
_FULL_SCALE: Final = 32_768 * 100  # of a sample of 16 bit, times the volume in percent
_log: Final = logging.getLogger(__name__)


class MiniaudioPlayer:
    """Plays sounds by name, in one thread. They are all in memory, and each gets its own stream, to play at once."""

    def __init__(self, opener: Callable[[BinaryIO], Stream] | None = None) -> None:
        """Read the sounds. `opener`: opens a stream; by default one to the system's default device.

        Raises `ImportError` if miniaudio is missing; or as `samples`.
        """
        _library()
        self._opener = opener or Stream
        self._sounds = {name: array("h", samples(name)) for name in NAMES}
        self._streams: list[tuple[float, Stream]] = []  # with the time when it is to be closed
        self._fault = ""  # of the last sound

    def play(self, name: str, volume: int) -> None:
        """Play a sound from its beginning, at this volume in percent, on the current default device."""
        self.close_ended()
        if len(self._streams) >= AT_ONCE:
            return
        sound = LEAD + array("f", map((volume / _FULL_SCALE).__mul__, self._sounds[name]))
        try:
            stream = self._opener(BytesIO(sound))
        except OSError as error:
            if str(error) != self._fault:
                self._fault = str(error)
                _log.info("a sound cannot be played: %s", error)
        else:
            self._fault = ""
            self._streams.append((time.monotonic() + len(sound) / RATE + LINGER_S, stream))

    def close_ended(self) -> float | None:
        """Close the streams of ended sounds. Return the seconds until the next ends; None if none is open."""
        now = time.monotonic()
        for until, stream in self._streams:
            if until <= now:
                stream.close()
        self._streams = [entry for entry in self._streams if entry[0] > now]
        return min((until - now for until, _ in self._streams), default=None)

    def close(self) -> None:
        """Stop all sounds."""
        for _, stream in self._streams:
            stream.close()
        self._streams.clear()


class Stream:
    """A running stream to the default device, which reads the samples from a file in its own thread."""

    def __init__(self, source: BinaryIO, backends: Sequence[str] = BACKENDS.get(sys.platform, LINUX)) -> None:
        """Begin to play on the first of these backends that has a device. Waits until its server answers.

        `source`: samples of 32 bits, floating point, mono; silence follows. `backends`: as miniaudio calls them. Raises
        `OSError` if none has a device.
        """
        ffi, lib = _library()
        self._source = ffi.new_handle(source)  # lives as long as the stream
        self._device = ffi.new("ma_device *")
        shape = lib.ma_device_config_init(lib.ma_device_type_playback)
        shape.sampleRate, shape.playback.channels, shape.playback.format = RATE, 1, lib.ma_format_f32
        shape.periodSizeInMilliseconds = BUFFER_MS
        shape.dataCallback, shape.pUserData = getattr(lib, _CALLBACK), self._source
        if all(self._fails(backend, shape) for backend in backends) or lib.ma_device_start(self._device):
            self.close()
            raise OSError(f"no sound device: {', '.join(backends)}")

    def close(self) -> None:
        """End at once, without the rest of the sound."""
        _, lib = _library()
        lib.ma_device_stop(self._device)  # otherwise the next line would wait until samples are taken again
        lib.ma_device_uninit(self._device)

    def _fails(self, backend: str, shape: Any) -> bool:
        if backend == "alsa":
            _silence_alsa()
        ffi, lib = _library()
        number, name = ffi.new("ma_backend *", getattr(lib, f"ma_backend_{backend}")), ffi.new("char[]", APPLICATION)
        settings = ffi.new("ma_context_config *", lib.ma_context_config_init())
        settings.pulse.pApplicationName = name
        return bool(lib.ma_device_init_ex(number, 1, settings, ffi.addressof(shape), self._device))


def can_play() -> bool:
    """Whether miniaudio is installed: some processors have no package. A device may still be missing."""
    return find_spec(LIBRARY) is not None


def open_sound_player() -> MiniaudioPlayer | None:
    """A player for this machine; None if sounds cannot be played."""
    try:
        return MiniaudioPlayer()
    except (ImportError, ResourceMissing, SoundError) as error:
        _log.info("there will be no sounds: %s", error)
        return None


def check_sound_player() -> None:
    """Raise `ImportError` if the library for sounds is incomplete. Waits for the sound server."""
    if can_play():
        with suppress(OSError):
            Stream(BytesIO()).close()


@cache
def _library() -> tuple[Any, Any]:
    """Miniaudio, with its callback. Raises `ImportError` if it is missing or incomplete."""
    from _miniaudio import ffi, lib  # noqa: PLC0415 - may be missing, and no start waits for it

    def fill(device: Any, into: Any, _recorded: Any, count: int) -> None:
        data = ffi.from_handle(device.pUserData).read(4 * count)
        ffi.memmove(into, data, len(data))

    ffi.def_extern(name=_CALLBACK)(fill)
    return ffi, lib


@cache
def _silence_alsa() -> Any:
    """Keep ALSA from printing two dozen lines where it finds no device; returns the handler, which must stay alive."""
    silent = ctypes.CFUNCTYPE(None)(lambda: None)
    with suppress(OSError, AttributeError):
        ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(silent)
    return silent
