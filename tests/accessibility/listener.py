"""Plays turns over AT-SPI, as a screen reader does: presses what is announced, and prints the announcements as JSON.

It runs under the system's own Python, whose `gi` has AT-SPI, inside a session bus of its own. It never reads a pixel.
Usage: listener.py TURNS PROGRAM...
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
LOOK_MS = 200  # each look asks the program for much, and slows it down
ANSWER_MS = 30_000  # for one answer of the program; with the usual 800 a busy one would seem to have nothing
AGAIN_S = 5  # then an action without an announcement is tried again
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
CLOSED = {"menu bar", "table", "list", "push button", "label"}  # these contain no board
announcements: list[str] = []


def wait_for(name: str, look, patience_s: float = PATIENCE_S):
    """The result of `look`, as soon as there is one; events are handled meanwhile."""
    if result := wait_up_to(look, patience_s):
        return result
    raise SystemExit(f"waited in vain for {name}; heard {announcements}")


def wait_up_to(look, seconds: float):
    """The result of `look` within that time, called after each event and now and then; None if there is none."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            if result := look():
                return result
        except GLib.Error:  # the object has gone, or does not answer yet
            pass
        alarm = GLib.timeout_add(LOOK_MS, lambda: GLib.SOURCE_CONTINUE)  # so that no wait is endless
        GLib.MainContext.default().iteration(True)
        GLib.source_remove(alarm)
    return None


def start_accessibility() -> subprocess.Popen:
    """Start the bus of assistive technology, and say that a screen reader is running."""
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
    """The present children; those of an earlier call are stale while a window is being built."""
    of.clear_cache()
    return [of.get_child_at_index(index) for index in range(of.get_child_count())]


def walk(of, past=frozenset()):
    """An object and all its descendants, but not below the roles in `past`: each step is a call to the program."""
    yield of
    if of.get_role_name() in past:
        return
    for child in children(of):
        if child is not None:
            yield from walk(child, past)


class Player:
    """Listens to the board, and presses its places."""

    def __init__(self, program: subprocess.Popen) -> None:
        self.program = program
        self.board = wait_for("the board", self._find_board, START_S)
        self.turns = 0

    def play(self, turns: int) -> None:
        while self.turns < turns:
            self.act(wait_for("something to do", self.due))

    def due(self) -> str:
        """The action that a click on the dice would do."""
        if self.program.poll() is not None:
            raise SystemExit(f"the program has ended; heard {announcements}")
        texts = {"play": "Play as many", "roll": "Click to roll", "finish": "end your turn"}
        hint = self.dice().get_description()
        return next((action for action, text in texts.items() if text in hint), "")

    def act(self, action: str) -> None:
        """Do the due action. One that comes too late is not announced, and is tried again."""
        before = len(announcements)
        if action == "play":
            self.move()
        else:
            self.press(self.dice())
        self.turns += bool(wait_up_to(lambda: len(announcements) > before, AGAIN_S)) and action == "finish"

    def move(self) -> None:
        """Lift the first movable checker, hear its targets, and drop it on the first of them."""
        source = next((place for place in self.places() if "click it and then" in place.get_description()), None)
        if source is None:
            return
        before = len(announcements)
        self.press(source)
        texts = wait_up_to(lambda: [one for one in announcements[before:] if one.startswith("Lifted from ")], AGAIN_S)
        if texts is None:
            return
        target = re.search(r"can go to (\d+|off)", texts[0])
        assert target is not None, texts
        number = target.group(1)
        name = "White's tray" if number == "off" else f"Point {number}:"
        before = len(announcements)
        self.press(next(place for place in self.places() if place.get_name().startswith(name)))
        wait_up_to(lambda: len(announcements) > before, AGAIN_S)

    def dice(self):
        """The last place."""
        self.board.clear_cache()
        dice = self.board.get_child_at_index(self.board.get_child_count() - 1)
        dice.clear_cache()
        return dice

    def places(self):
        self.board.clear_cache()
        places = children(self.board)
        for place in places:
            place.clear_cache()
        return places

    def press(self, place) -> None:
        actions = place.get_action_iface()
        assert actions is not None, place.get_name()
        names = [actions.get_action_name(index) for index in range(actions.get_n_actions())]
        assert actions.do_action(names.index("Press")), names

    def report(self) -> dict:
        places = self.places()
        return {
            "heard": announcements,
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
        if component is None:  # it is not shown now
            return 0, 0
        extents = component.get_extents(Atspi.CoordType.SCREEN)
        return extents.width, extents.height

    def _nameless(self) -> list[str]:
        """Controls without a name."""
        application = self.board.get_application()
        roles = {"push button", "check box", "radio button", "combo box", "text", "table", "list", "menu item"}
        showing = [one for one in walk(application) if one.get_state_set().contains(Atspi.StateType.SHOWING)]
        controls = [control for control in showing if control.get_role_name() in roles and not control.get_name()]
        return [f"{control.get_role_name()} in {control.get_parent().get_name()}" for control in controls]

    @staticmethod
    def _find_board():
        desktop = Atspi.get_desktop(0)
        for application in children(desktop):
            if application is not None and "tapa" in application.get_name().lower():
                for node in walk(application, CLOSED):
                    if node.get_role_name() == "list" and node.get_name() == "Board" and node.get_child_count():
                        return node
        return None


def main() -> None:
    turns, *command = sys.argv[1:]
    bus = start_accessibility()
    Atspi.set_timeout(ANSWER_MS, ANSWER_MS)
    listener = Atspi.EventListener.new(lambda event: announcements.append(str(event.any_data)))
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
