"""Without a screen the program says so, in words of its own."""

from __future__ import annotations

import pytest

from tapa_desktop.ui.startup.environment import why_no_window


@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"])
def test_a_screen_or_a_platform_named_in_the_environment_will_do(name: str) -> None:
    assert why_no_window({name: "anything"}, "linux") == ""


@pytest.mark.parametrize("environ", [{}, {"DISPLAY": ""}])
def test_without_a_screen_the_reason_and_the_remedy_are_named(environ: dict[str, str]) -> None:
    why = why_no_window(environ, "linux")

    assert "neither DISPLAY nor WAYLAND_DISPLAY is set" in why
    assert "desktop session" in why


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_windows_and_macos_always_have_a_screen(platform: str) -> None:
    assert why_no_window({}, platform) == ""
