"""A game with a friend elsewhere: whole matches through lines alone, and each way to cheat in them."""

from __future__ import annotations

import random
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from tapa_desktop.game.apply import EventError, EventFault
from tapa_desktop.game.draft import Draft
from tapa_desktop.game.events import (
    Doubled,
    Drafted,
    Dropped,
    FriendLine,
    LogEvent,
    MatchEvent,
    Noted,
    OpeningRolled,
    Played,
    Resigned,
    Restored,
    Rewound,
    Rolled,
    Seat,
    Taken,
)
from tapa_desktop.game.friend import Exchange, answer, begin, catch_up, prove, read, turn_line
from tapa_desktop.game.friend_line import (
    LIMIT,
    ROLLS,
    Chain,
    FriendError,
    FriendFault,
    digest_after,
    header_of,
    invitation,
    inviting_side,
    line_after,
    lines_in,
    name_in,
    new_seed,
    text_of,
)
from tapa_desktop.game.history import HistoryBuilder, replay
from tapa_desktop.game.record import GameRules, Header, format_line, parse_header
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.fault import Fault
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.ruleset import RULE_SETS, SITTINGS
from tests.cases import each, sentences, some
from tests.game.matches import header, in_turn, match_of

NOT_NOW = ("nonsense", "take", "double", "drop", "roll", "nodouble", "pass")
ANNA, BORIS = Chain(Side.WHITE, b"anna" * 5), Chain(Side.BLACK, b"boris" * 4)
SETTINGS = [
    *(header(key, 2) for key in RULE_SETS),
    *(in_turn(header(target=5), *games) for games in SITTINGS),
    header("tapa", 3, house_rules={"cube": True}),
    header("mahbusa", 9, house_rules={"count_checkers": True}),
    header("plakoto", 0, Seat(None, "Anna; Berg")),
    header("backgammon", 0, house_rules={"jacoby": True, "next_begins": "winner"}),
]


class House:
    """One of two players: the lines so far, and the events since."""

    def __init__(self, chain: Chain, invited: str) -> None:
        self.chain, self.game = chain, begin(invited)
        self.events: list[MatchEvent] = []
        self.log: list[LogEvent] = []

    def take(self, line: str) -> None:
        self.game = read(self.game, *lines_in(line))
        self.log.append(FriendLine(line))

    def exchange(self) -> Exchange:
        return catch_up(self.game, self.chain, self.events)[0]

    def act(self, event: MatchEvent) -> None:
        self.events = [*self.exchange().events, event]

    def line(self, *, waives: bool = False) -> str | None:
        return turn_line(self.game, self.chain, self.events, waives=waives)


def pair(match: Header, anna: Chain = ANNA, boris: Chain = BORIS) -> tuple[House, House]:
    """Two houses after the answer to an invitation to this match."""
    invited = invitation(match, anna)
    houses = House(anna, invited), House(boris, invited)
    accepted = answer(houses[0].game, boris, "Boris")
    for house in houses:
        house.take(accepted)
    return houses


def random_event(state: GameState, chance: random.Random, *, may_double: bool) -> MatchEvent | None:
    """A possible event of the player to act; None to roll."""
    match state.phase:
        case Phase.TO_ANSWER:
            return Taken() if chance.random() < 0.7 else Dropped()
        case Phase.TO_ROLL:
            return Doubled() if may_double and chance.random() < 0.2 else None
    if chance.random() < 0.004:
        return Resigned(state.side)
    draft = Draft.of(state)
    assert draft is not None
    assert draft.next_steps() or state.group is None or not state.group.is_rest, "such a pass needs nobody"
    while not draft.is_complete:
        draft = draft.add(chance.choice(draft.next_steps()))
    return Played(format_play(draft.steps))


def play_turn(house: House, chance: random.Random) -> str:
    """The line of a whole turn that is played at random."""
    while True:
        exchange = house.exchange()
        event = None
        if exchange.state.phase is not Phase.MATCH_OVER and exchange.state.actor is house.chain.side:
            event = random_event(exchange.state, chance, may_double=exchange.may_choose)
        if event is not None:
            house.act(event)
        line = house.line(waives=chance.random() < 0.5)
        if line is not None:
            return line


def play_match(houses: tuple[House, House], chance: random.Random, most: int = 10_000) -> list[str]:
    """The lines of a match that is played at random, at most `most`; both houses have read them."""
    lines: list[str] = []
    while houses[0].game.holder is not None and len(lines) < most:
        holder = next(house for house in houses if house.chain.side is house.game.holder)
        lines.append(play_turn(holder, chance))
        for house in houses:
            house.take(lines[-1])
            assert house.game.sender is holder.chain.side
    return lines


def fault_of(act: Callable[[], object]) -> Fault:
    with pytest.raises(FriendError) as error:
        act()
    return error.value.fault


def refusal(house: House, line: str) -> Fault:
    """The reason why a house refuses a line; the game stays unchanged."""
    before = house.game
    fault = fault_of(lambda: house.take(line))
    assert house.game is before
    return fault


def forge(game: Exchange, line: str, **changes: object) -> str:
    """A line with changed parts and fitting hashes."""
    parts = lines_in(line)[0]._replace(**changes)
    return line_after(game.digest, parts.id, parts.number, parts.actions, parts.secret)


def houses_in_play(rule_set: str = "tapa") -> tuple[House, House, str]:
    """Two houses after a few turns, and the next line, which the first one sends."""
    houses = pair(header(rule_set, 5))
    play_match(houses, random.Random(4), 4)
    anna, boris = houses if houses[0].game.holder is houses[0].chain.side else houses[::-1]
    return anna, boris, play_turn(anna, random.Random(5))


def houses_before_choice() -> tuple[House, House]:
    """Two houses, of which the first may double and has not chosen yet."""
    houses = pair(header("tapa-cube", 5))
    chance = random.Random(3)
    while not houses[0].game.may_choose:
        play_match(houses, chance, 1)
    return houses if houses[0].chain.side is houses[0].game.state.side else houses[::-1]


@pytest.mark.parametrize(
    "match",
    [
        header("gul-bara", 0, house_rules={"cascade_from": 1}),
        *(pytest.param(one, marks=pytest.mark.slow) for one in SETTINGS),
    ],
    ids=lambda match: "-".join(game.rule_set for game in match.games),
)
def test_a_random_match_is_played_through_lines_alone_and_proves_itself(match: Header) -> None:
    anna, boris = houses = pair(match)

    lines = play_match(houses, random.Random(match.target), 10_000 if match.target else 250)

    assert anna.game == boris.game
    assert max(map(len, some(lines))) <= LIMIT
    record = header_of(lines_in(anna.game.lines[0])[0])
    for house in houses:
        assert prove(record, [Noted(0, "remark"), *house.log], house.events).state == anna.game.state
    if match.target:
        assert anna.game.state.phase is Phase.MATCH_OVER
        assert match_of(match, *anna.game.events).state.results == anna.game.state.results


def test_dice_of_both_chains_are_fair() -> None:
    faces = [0] * 6
    for seed in some(range(10)):
        houses = pair(header("portes", 0), Chain(Side.WHITE, bytes([seed]) * 20))
        play_match(houses, random.Random(seed), 40)
        for event in houses[0].game.events:
            if isinstance(event, Rolled):
                faces[event.high - 1] += 1
                faces[event.low - 1] += 1

    expected = sum(faces) / 6
    assert sum((count - expected) ** 2 / expected for count in faces) < 20.5  # chi square, one in a thousand


def test_nobody_waives_the_double_before_a_roll_due_now_or_doubles_after_saying_that_it_rolls_or_does_not() -> None:
    game = houses_before_choice()[0].game
    side = game.state.side

    rolling, waived = game.choose_roll(side), replace(game, waived=frozenset({side}))

    assert (game.may_waive(side), game.may_waive(side.other)) == (False, True)
    assert fault_of(lambda: game.waive(side)) is FriendFault.ACTION
    assert game.waive(side.other).waived == {side.other}
    assert waived.holder is side.other
    assert fault_of(lambda: game.choose_roll(side.other)) is FriendFault.ACTION, "nobody decides for the other side"
    for one in (rolling, waived):
        with pytest.raises(FriendError):
            one.act(side, Doubled())
        with pytest.raises(FriendError):
            one.choose_roll(side)


def test_a_house_knows_its_roll_only_with_the_line_of_the_other() -> None:
    _, boris, line = houses_in_play()

    before = boris.exchange().events[len(boris.game.events) :]
    boris.take(line)

    assert before == ()
    assert [type(event) for event in boris.exchange().events[len(boris.game.events) :]] == [Rolled]


def test_a_roll_is_not_known_while_the_double_is_still_to_be_decided() -> None:
    chooser, other = houses_before_choice()
    line = chooser.line()

    assert chooser.exchange().state.phase is Phase.TO_ROLL
    assert other.line() is None
    assert line is not None
    assert lines_in(line)[0].actions.split(";")[-1] == "roll"
    for house in (chooser, other):
        house.take(line)
    assert chooser.exchange().state.phase is Phase.TO_ROLL
    bare = other.line()
    assert bare is not None
    chooser.take(bare)
    assert chooser.exchange().state.phase is Phase.TO_PLAY
    with pytest.raises(FriendError):
        chooser.exchange().act(chooser.chain.side, Doubled())


def test_altered_line_is_seen_wherever_it_was_altered() -> None:
    _, boris, line = houses_in_play()

    for at, letter in some(enumerate(line)):
        if letter.isalnum() and at > 4:
            other = line[:at] + ("7" if letter != "7" else "6") + line[at + 1 :]
            with pytest.raises(FriendError):
                boris.take(other)


def test_altered_move_with_fitting_sums_is_refused_by_the_next_line() -> None:
    anna, boris, line = houses_in_play("portes")
    altered = another_turn(anna, line)

    anna.take(line)
    boris.take(altered)
    back = play_turn(boris, random.Random(2))

    assert refusal(anna, back) in {FriendFault.HISTORY, FriendFault.ACTION, FriendFault.SECRET}


def another_turn(house: House, line: str) -> str:
    """The line of another legal move with the same secrets."""
    return next(other for seed in range(50) if (other := play_turn(_copy(house), random.Random(seed))) != line)


def _copy(house: House) -> House:
    """The same house right after its last line."""
    copy = House(house.chain, house.game.lines[0])
    copy.game, copy.events = house.game, list(house.game.events)
    return copy


def secret_of(house: House, further: int) -> bytes:
    """The secret of a house `further` after the last one that it has revealed."""
    return house.chain.secret(len(house.game.secrets[house.chain.side]) - 1 + further)


@sentences(
    ("changes", "fault"),
    {
        "moves against the rules": (lambda _: {"actions": "1/off,2/off"}, FriendFault.ACTION),
        "moves by other dice": (lambda _: {"actions": "24/23,24/23,24/23,24/22"}, FriendFault.ACTION),
        **{word: (lambda _, word=word: {"actions": word}, FriendFault.ACTION) for word in NOT_NOW},
        "a chosen secret": (lambda _: {"secret": new_seed()}, FriendFault.SECRET),
        "no secret": (lambda _: {"secret": b""}, FriendFault.ACTION),
        "the secret before": (lambda anna: {"secret": secret_of(anna, 1)}, FriendFault.UNFINISHED),
        "a secret too early": (lambda anna: {"secret": secret_of(anna, 3)}, FriendFault.SECRET),
        "a secret far too early": (lambda anna: {"secret": secret_of(anna, 5)}, FriendFault.SECRET),
        "the last secret again": (lambda anna: {"secret": secret_of(anna, 0)}, FriendFault.SECRET),
        "another chain": (lambda anna: {"secret": Chain(anna.chain.side, b"other" * 4).secret(5)}, FriendFault.SECRET),
        "a turn that is not complete": (lambda _: {"actions": "-", "secret": b""}, FriendFault.UNFINISHED),
        "too early": (lambda _: {"number": 99}, FriendFault.MISSING),
        "another game": (lambda _: {"id": "a" * 8}, FriendFault.OTHER_GAME),
    },
)
def test_forged_line_is_refused(changes: Callable[[House], dict[str, object]], fault: FriendFault) -> None:
    anna, boris, line = houses_in_play()

    assert refusal(boris, forge(boris.game, line, **changes(anna))) is fault


def test_line_of_another_history_is_refused_and_no_turn_is_offered_that_is_not_complete() -> None:
    anna, boris, line = houses_in_play()
    another_history = replace(boris.game, digest="a" * 16)

    assert refusal(boris, forge(another_history, line)) is FriendFault.HISTORY
    assert _copy(anna).line() is boris.line() is None


def test_repeated_and_older_lines_do_nothing_and_a_lost_one_can_be_sent_again() -> None:
    anna, boris, line = houses_in_play()
    anna.take(line)

    boris.take(line)

    assert refusal(boris, line) is FriendFault.KNOWN
    assert refusal(boris, boris.game.lines[1]) is FriendFault.KNOWN
    assert anna.game.lines[-1] == line
    assert anna.line() is None


def test_forked_history_is_refused() -> None:
    anna, boris, _ = houses_in_play("portes")
    other = play_turn(_copy(anna), random.Random(0))
    line = another_turn(anna, other)

    boris.take(line)

    assert refusal(boris, other) is FriendFault.FORKED
    another = read(anna.game, lines_in(other)[0])
    later = line_after(another.digest, another.id, len(another.lines), "-", anna.chain.secret(30))
    assert refusal(boris, later) in {FriendFault.SECRET, FriendFault.ACTION}


def test_line_after_the_end_of_the_match_is_refused() -> None:
    houses = pair(header("tapa", 1))
    play_match(houses, random.Random(1))
    anna = houses[0]

    line = line_after(anna.game.digest, anna.game.id, len(anna.game.lines), "-", b"")

    assert refusal(anna, line) is FriendFault.OVER
    assert anna.line() is None


def test_answer_has_to_be_one_and_names_the_friend() -> None:
    invited = invitation(header("tapa", 5), ANNA)
    anna = House(ANNA, invited)
    accepted = lines_in(answer(anna.game, BORIS, "Boris ;Ж"))[0]

    assert anna.line() is None
    assert name_in(accepted) == "Boris Ж"
    longer = line_after(anna.game.digest, anna.game.id, 1, f"join;{'B' * 95}", BORIS.secret(1))
    assert name_in(lines_in(longer)[0]) == "B" * 30  # a longer one would stop the reading of the record
    for changes in ({"actions": "-"}, {"secret": b""}):
        assert refusal(anna, forge(anna.game, accepted.text, **changes)) is FriendFault.ACTION


def test_invitation_names_the_whole_match() -> None:
    match = replace(
        in_turn(header(target=7), GameRules("portes", {"larger_die": False}), "plakoto", "fevga"),
        black=Seat(None, "Boris Borisov"),
    )

    line = lines_in(f"Hi!\n> {invitation(match, BORIS)}\nBye")[0]
    invited = header_of(line, Seat(None, "Anna"))

    assert (invited.games, invited.target) == (match.games, 7)
    assert (invited.white.name, invited.black.name, invited.black.level) == ("Anna", "Boris Borisov", "friend")
    assert inviting_side(line) is Side.BLACK


def test_invitation_that_fits_no_line_is_refused() -> None:
    rules = {"pinned_at_home": "by place", "larger_die": False, "next_begins": "opening roll", "drawn_points": 1}
    match = in_turn(header(), *(GameRules(key, dict(rules)) for key in ("tapa", "plakoto", "mahbusa")))

    assert fault_of(lambda: invitation(match, ANNA)) is FriendFault.TOO_LONG
    assert fault_of(lambda: invitation(header(position="x"), ANNA)) is FriendFault.INVITATION


UNKNOWN = "chess;5;W; tapa;x;W; tapa;5;R; tapa tapa=cube:maybe;5;W; tapa+tapa=cube:yes;5;W; tapa;-1;W; tapa;1000;W; -"


@each("actions", UNKNOWN.split())
def test_invitation_to_what_is_not_known_is_refused(actions: str) -> None:
    line = lines_in(line_after("", "a" * 8, 0, actions, ANNA.secret(0)))[0]

    assert fault_of(lambda: header_of(line)) is FriendFault.INVITATION
    without_secret = lines_in(line_after("", "a" * 8, 0, "tapa;5;W;", b""))[0]
    assert fault_of(lambda: header_of(without_secret)) is FriendFault.INVITATION


INVITATION = invitation(header(), ANNA)


def test_text_without_a_whole_line_has_none() -> None:
    too_long, no_letter = (
        _checked(f"tapa aaaaaaaa 1 {rest} {'a' * 16}") for rest in (f"{'x' * 160} {'a' * 32}", "join;\ud800 -")
    )

    assert lines_in("tapa is a game of 15 checkers") == []
    assert fault_of(lambda: begin("no line")) is FriendFault.INCOMPLETE
    assert fault_of(lambda: lines_in(INVITATION[:-3])) is FriendFault.INCOMPLETE
    assert fault_of(lambda: lines_in(f"{INVITATION}a")) is FriendFault.INCOMPLETE
    assert fault_of(lambda: lines_in(too_long)) is FriendFault.TOO_LONG
    assert fault_of(lambda: lines_in(no_letter)) is FriendFault.INCOMPLETE


def test_line_is_found_as_mails_and_messengers_change_it_and_beside_an_altered_one() -> None:
    altered = f"{INVITATION[:-1]}{'a' if INVITATION[-1] == 'b' else 'b'}"

    for blank in ("\n>  ", "\u00a0", "\u200b ", " \u200e", "\u2069 \u2066"):
        assert lines_in(f"\u2067{blank}{INVITATION.replace(' ', blank)}\u2069")[0].text == INVITATION
    assert [line.text for line in lines_in(f"{altered}\n{INVITATION}")] == [INVITATION]


def _checked(body: str) -> str:
    return f"{body} {text_of(sha256(body.encode(errors='replace')).digest())[:4]}"


def test_record_that_tells_other_events_or_lines_proves_nothing() -> None:
    anna, _, _ = houses_in_play()
    record = header_of(lines_in(anna.game.lines[0])[0])
    at = next(at for at, event in enumerate(anna.game.events) if isinstance(event, Played))
    other = [*anna.game.events[:at], Played("pass"), *anna.game.events[at + 1 :]]

    for log, events in ((anna.log, other), ([FriendLine("tapa")], []), ([*anna.log[:1], *anna.log[2:]], [])):
        with pytest.raises(FriendError):
            prove(record, log, events)
    with pytest.raises(FriendError):
        catch_up(anna.game, anna.chain, other)


def test_chain_ends() -> None:
    assert fault_of(lambda: ANNA.secret(ROLLS + 1)) is FriendFault.USED_UP
    assert ANNA.secret(ROLLS) == ANNA.seed
    assert len(text_of(ANNA.secret(1))) == 32
    assert digest_after("", "a", 0, "", b"") != digest_after("", "a", 1, "", b"")


def test_record_keeps_the_invitation_in_a_version_that_earlier_programs_leave_alone() -> None:
    match = header_of(lines_in(INVITATION)[0])

    line = format_line(match)

    assert parse_header(line) == match
    assert b'"version":3' in line
    assert msgspec.json.decode(format_line(header()))["version"] == 1


def test_nothing_that_a_friend_knows_can_be_taken_back() -> None:
    rolled = match_of(header(), OpeningRolled(6, 1), Rolled(2, 1))
    sent = match_of(rolled, FriendLine("line"), Drafted("24/23"), Drafted("24/23 24/22"))

    for builder in (HistoryBuilder(sent), HistoryBuilder(replay(header(), sent.log))):
        with pytest.raises(EventError) as error:
            builder.add(Rewound(1))
        assert error.value.fault is EventFault.SENT
        builder.add(Rewound(2))
        assert builder.history().undo_limit == 2


def test_nothing_that_was_undone_before_a_line_is_redone_after_it() -> None:
    undone = match_of(header(), OpeningRolled(6, 1), Rolled(2, 1), Drafted("24/23"), Noted(2, "hm"), Rewound(2))
    sent = undone.append(FriendLine("line"))

    assert undone.undone
    assert not sent.undone
    assert sent == replay(header(), sent.log)
    with pytest.raises(EventError):
        sent.append(Restored())


def test_lines_of_the_document_are_those_of_a_game() -> None:
    document = (Path(__file__).parents[2] / "docs" / "friend.md").read_text("utf-8")

    invited, accepted = lines_in(document)

    assert read(begin(invited.text), accepted).holder is Side.WHITE
