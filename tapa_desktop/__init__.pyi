"""What `from tapa_desktop import …` gives, for checkers of types; the module loads each name when it is asked for."""

from tapa_desktop.ai.engine.games import engine_for as engine_for
from tapa_desktop.ai.levels import level_named as level_named
from tapa_desktop.ai.probabilities import equity as equity
from tapa_desktop.ai.rollout import Goal as Goal
from tapa_desktop.ai.rollout import Way as Way
from tapa_desktop.ai.rollout import roll_out as roll_out
from tapa_desktop.game.load import read_match as read_match
from tapa_desktop.game.mat.texts import read_match_text as read_match_text
from tapa_desktop.game.mat.write import format_match as format_match
from tapa_desktop.rules.foreign_position import find_position as find_position
from tapa_desktop.rules.house_rules import rule_set_named as rule_set_named
from tapa_desktop.rules.outcome import outcome_of_turn as outcome_of_turn
from tapa_desktop.rules.play_text import format_play as format_play
from tapa_desktop.rules.plays import plays as plays
from tapa_desktop.rules.position import Position as Position
from tapa_desktop.rules.position import Side as Side
from tapa_desktop.rules.position import flip as flip
from tapa_desktop.rules.position import start_position as start_position
from tapa_desktop.rules.position_text import PositionSpec as PositionSpec
from tapa_desktop.rules.position_text import format_position as format_position
from tapa_desktop.rules.position_text import parse_position as parse_position
from tapa_desktop.rules.ruleset import RULE_SETS as RULE_SETS
from tapa_desktop.rules.ruleset import RuleSet as RuleSet

__version__: str
