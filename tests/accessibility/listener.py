"""Plays turns by ear: finds the program over AT-SPI, presses what it is told of, and prints as JSON what it has heard.

It runs under the system's own Python, whose `gi` speaks AT-SPI, inside a session bus of its own. It never looks at a
pixel. Usage: listener.py TURNS PROGRAM...
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from pathlib import Path

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402 - the version has to be asked for first

PATIENCE_S = 300
START_S = 180  # for the program to come up where much else is done
LOOK_MS = 200  # each look asks the program for much, and keeps it from going on
ANSWER_MS = 30_000  # for one answer of the program; after the usual 800 a busy one is taken to have nothing
AGAIN_S = 5  # what nothing has been heard of for so long is looked at again
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
CLOSED = {"menu bar", "table", "list", "push button", "label"}  # where no board is in
heard: list[str] = []


def wait_for(what: str, look, patience_s: float = PATIENCE_S):
    """What `look` finds, as soon as it finds something; events come in meanwhile."""
    if found := waited(look, patience_s):
        return found
    raise SystemExit(f"waited in vain for {what}; heard {heard}")


def waited(look, seconds: float):
    """What `look` finds within that time, looking after each event and now and then; nothing where it finds nothing."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            if found := look():
                return found
        except GLib.Error:  # what was looked at has gone, or does not answer yet
            pass
        alarm = GLib.timeout_add(LOOK_MS, lambda: GLib.SOURCE_CONTINUE)  # so that no wait is endless
        GLib.MainContext.default().iteration(True)
        GLib.source_remove(alarm)
    return None


def start_accessibility() -> subprocess.Popen:
    """The bus of assistive technology, and the word that somebody listens."""
    launcher = next(path for path in LAUNCHERS if Path(path).exists())
    bus = subprocess.Popen([launcher, "--launch-immediately"])
    session = Gio.bus_get_sync(Gio.BusType.SESSION)

    def enable() -> bool:
        value = GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", True)))
        session.call_sync(
            "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set", value, None, 0, -1, None
        )
        return True

    wait_for("the accessibility bus", enable)
    return bus


def children(of):
    """What is in it now: what was there when it was asked before says nothing while a window is being made."""
    of.clear_cache()
    return [of.get_child_at_index(index) for index in range(of.get_child_count())]


def walk(of, past=frozenset()):
    """It and all within, but nothing within what has one of the roles in `past`: each step is a call to the program."""
    yield of
    if of.get_role_name() in past:
        return
    for child in children(of):
        if child is not None:
            yield from walk(child, past)


class Player:
    """Hears the board, and presses its places."""

    def __init__(self, program: subprocess.Popen) -> None:
        self.program = program
        self.board = wait_for("the board", self._find_board, START_S)
        self.turns = 0

    def play(self, turns: int) -> None:
        while self.turns < turns:
            self.act(wait_for("something to do", self.due))

    def due(self) -> str:
        """What a click on the dice would do; it tells what there is to do."""
        if self.program.poll() is not None:
            raise SystemExit(f"the program has ended; heard {heard}")
        texts = {"play": "Play as many", "roll": "Click to roll", "finish": "end your turn"}
        hint = self.dice().get_description()
        return next((deed for deed, text in texts.items() if text in hint), "")

    def act(self, deed: str) -> None:
        """Do what is due. What others have overtaken brings no word, and is looked at again."""
        before = len(heard)
        if deed == "play":
            self.move()
        else:
            self.press(self.dice())
        self.turns += bool(waited(lambda: len(heard) > before, AGAIN_S)) and deed == "finish"

    def move(self) -> None:
        """Lift the first checker that can be lifted, hear where it can go, and drop it at the first of these places."""
        source = next((place for place in self.places() if "click it and then" in place.get_description()), None)
        if source is None:
            return
        before = len(heard)
        self.press(source)
        told = waited(lambda: [text for text in heard[before:] if text.startswith("Lifted from ")], AGAIN_S)
        if told is None:
            return
        target = re.search(r"can go to (\d+|off)", told[0])
        assert target is not None, told
        number = target.group(1)
        wanted = "White's tray" if number == "off" else f"Point {number}:"
        before = len(heard)
        self.press(next(place for place in self.places() if place.get_name().startswith(wanted)))
        waited(lambda: len(heard) > before, AGAIN_S)

    def dice(self):
        """The last place of all."""
        self.board.clear_cache()
        found = self.board.get_child_at_index(self.board.get_child_count() - 1)
        found.clear_cache()
        return found

    def places(self):
        self.board.clear_cache()
        found = children(self.board)
        for place in found:
            place.clear_cache()
        return found

    def press(self, place) -> None:
        actions = place.get_action_iface()
        assert actions is not None, place.get_name()
        names = [actions.get_action_name(index) for index in range(actions.get_n_actions())]
        assert actions.do_action(names.index("Press")), names

    def report(self) -> dict:
        places = self.places()
        return {
            "heard": heard,
            "turns": self.turns,
            "role": self.board.get_role_name(),
            "names": [place.get_name() for place in places],
            "roles": [place.get_role_name() for place in places],
            "sizes": [self._size(place) for place in places],
            "nameless": self._nameless(),
        }

    @staticmethod
    def _size(place) -> tuple[int, int]:
        component = place.get_component_iface()
        if component is None:  # it is not there now
            return 0, 0
        extents = component.get_extents(Atspi.CoordType.SCREEN)
        return extents.width, extents.height

    def _nameless(self) -> list[str]:
        """What can be pressed or typed into, and has no name."""
        application = self.board.get_application()
        roles = {"push button", "check box", "radio button", "combo box", "text", "table", "list", "menu item"}
        seen = [one for one in walk(application) if one.get_state_set().contains(Atspi.StateType.SHOWING)]
        found = [one for one in seen if one.get_role_name() in roles and not one.get_name()]
        return [f"{one.get_role_name()} in {one.get_parent().get_name()}" for one in found]

    @staticmethod
    def _find_board():
        desktop = Atspi.get_desktop(0)
        for application in children(desktop):
            if application is not None and "tapa" in application.get_name().lower():
                for one in walk(application, CLOSED):
                    if one.get_role_name() == "list" and one.get_name() == "Board" and one.get_child_count():
                        return one
        return None


def main() -> None:
    turns, *command = sys.argv[1:]
    bus = start_accessibility()
    Atspi.set_timeout(ANSWER_MS, ANSWER_MS)
    listener = Atspi.EventListener.new(lambda event: heard.append(str(event.any_data)))
    listener.register("object:announcement")
    program = subprocess.Popen(command)
    try:
        player = Player(program)
        player.play(int(turns))
        json.dump(wait_for("the names of all that is there", player.report), sys.stdout)
    finally:
        program.terminate()
        program.wait(PATIENCE_S)
        bus.terminate()


if __name__ == "__main__":
    main()
