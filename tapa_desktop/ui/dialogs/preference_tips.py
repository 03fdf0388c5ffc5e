"""What the tooltips of the preferences say, where the table of their lines says nothing of its own."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def tip_of(field: str) -> str:
    """What is to be known of a field of the settings; empty where there is nothing."""
    given_away = translate("Preferences", "A play that gives away so many points is called that")
    tips = {
        "theme": translate("Preferences", "Wood, felt, leather, or a board of your own"),
        "checkers": translate("Preferences", "Another set of checkers for this board"),
        "direction": translate("Preferences", "Where you bear off, seen from where you sit"),
        "home": translate("Preferences", "The half of the board where your home is"),
        "two_checker_start": translate("Preferences", "The other checkers are drawn in a rack until they are needed"),
        "show_numbers": translate("Preferences", "Each point bears its number, as you count it"),
        "show_pips": translate("Preferences", "How far each side still has to go"),
        "checker_speed": translate("Preferences", "How fast checkers travel"),
        "dice_speed": translate("Preferences", "How fast dice come to rest"),
        "reduce_motion": translate("Preferences", "Nothing travels or tumbles on the board"),
        "sounds": translate("Preferences", "Dice, steps, pins, hits, and how games end"),
        "volume": translate("Preferences", "How loud all sounds are"),
        "roll_for_me": translate("Preferences", "The dice are thrown as soon as it is your turn"),
        "pass_for_me": translate("Preferences", "The turn ends by itself when no checker can move"),
        "confirm_resign": translate("Preferences", "So that no game is lost by a slip"),
        "tutor": translate("Preferences", "From which kind of mistake on the tutor speaks up before the play counts"),
        "language": translate("Preferences", "All texts of the program change at once"),
        "doubtful_loss": given_away,
        "error_loss": given_away,
        "blunder_loss": given_away,
    }
    return tips.get(field, "")
