"""Rulesets that read well but cannot be played are refused, at the key that was set last."""

from __future__ import annotations

import pytest

from emptyhand.rules.ruleset import load, loads
from tests.rules.ruleset.trouble import LIFE, THIRTEEN, trouble, trouble_with

JOKERS = THIRTEEN + '[pack]\njokers = 2\n[ranking]\norder = "3 4 5 6 7 8 9 10 J Q K A 2 R"\n'
PRESIDENT = 'extends = "president"\n'
TWO_PACKS = PRESIDENT + "[pack]\nplayers_per_pack = 2\n"
TWICE = "every card is there twice, so suits cannot count"

CARDGAME = 'extends = "cardgame"\n'
OBSESSION = 'extends = "obsession"\n'

SENTENCES = {
    # -- the deal --
    LIFE + "[deal]\nhand = 8": (
        "line 3, deal.hand: 4 players need 56 cards but there are 52, "
        "expected fewer cards each, fewer players or more packs"
    ),
    CARDGAME + "[players]\nmost = 6": (
        "line 3, players.most: 6 players need 55 cards but there are 52, "
        "expected fewer cards each, fewer players or more packs"
    ),
    OBSESSION + "[pack]\nplayers_per_pack = 0": (
        "line 3, pack.players_per_pack: 7 players need 63 cards but there are 54, "
        "expected fewer cards each, fewer players or more packs"
    ),
    THIRTEEN + "[deal]\nhand = 14": (
        "line 3, deal.hand: 4 players need 56 cards but there are 52, expected fewer cards each or fewer players"
    ),
    # -- passing and turning --
    THIRTEEN + "[turn]\npass_locks = false\npassed_may_bomb = true": (
        "line 4, turn.passed_may_bomb: a player who passed may play anything again, expected passed_may_bomb = false"
    ),
    THIRTEEN + "[turn]\npass_locks = false\n[bombs]\nbeaten_is_out = true": (
        "line 5, bombs.beaten_is_out: nobody is out of a round here, expected beaten_is_out = false"
    ),
    THIRTEEN + "[bombs]\nfour = false\n[ranking]\nfour_turns = true": (
        "line 5, ranking.four_turns: nobody can play four of a kind, expected bombs.four = true"
    ),
    THIRTEEN + '[ranking]\nturns_round = "R"': (
        "line 3, ranking.turns_round: a joker does not turn the order of ranks, expected other ranks"
    ),
    THIRTEEN + "[ranking]\nequal_skips = true": (
        "line 3, ranking.equal_skips: no combination beats an equal one, expected equal_beats = true"
    ),
    # -- cards of one suit --
    THIRTEEN + '[combinations]\nof_five = ["flush"]': (
        "line 3, combinations.of_five: five cards may be both a run and a flush, "
        'expected "straight flush" in combinations.of_five as well'
    ),
    THIRTEEN + '[ranking]\nsuits_decide = false\n[bombs]\none_colour = false\n[combinations]\nof_five = ["flush"]\n': (
        "line 7, combinations.of_five: suits do not decide anything, expected no flush in combinations.of_five"
    ),
    THIRTEEN + '[combinations]\nflush_order = "suit"': (
        'line 3, combinations.flush_order: nobody can play a flush, expected "flush" in combinations.of_five as well'
    ),
    THIRTEEN + "[combinations]\nshortest_run = 0\nsuited_runs_beat = true": (
        "line 4, combinations.suited_runs_beat: there are no runs, expected suited_runs_beat = false"
    ),
    THIRTEEN + "[combinations]\ntriple_runs = [2, 2]": (
        "line 3, combinations.triple_runs: expected every number of triples at most once"
    ),
    THIRTEEN + '[combinations]\nshortest_run = 3\nrun_ranks = "3 4 5"\ntriple_runs = [4]': (
        "line 5, combinations.triple_runs: 4 triples in sequence need 4 ranks, expected more in combinations.run_ranks"
    ),
    # -- passing on a pile --
    LIFE + '[turn]\npassing = "stuck"': (
        "line 3, turn.passing: a player who cannot play passes, expected pick_up.with_up = false"
    ),
    OBSESSION + '[turn]\npassing = "may"\n[pick_up]\ntaker = "previous"': (
        'line 5, pick_up.taker: a player who cannot play passes, expected pick_up.taker = "self"'
    ),
    OBSESSION + '[turn]\npassing = "may"\n[pick_up]\ntry_draw = true': (
        "line 5, pick_up.try_draw: a player who cannot play passes, expected pick_up.try_draw = false"
    ),
    OBSESSION + '[turn]\npassing = "may"\n[pick_up]\ntop = 3': (
        'line 5, pick_up.top: nobody would lead after all pass on the rest of a pile, expected pick_up.rest = "leaves"'
    ),
    # -- drawing because of another's card --
    OBSESSION + "[card.7]\ndraws_each = true": (
        "line 3, card.7.draws_each: it makes nobody draw, expected draws above 0"
    ),
    # -- room for combinations --
    THIRTEEN
    + "[combinations]\nshortest_run = 2\nsuited_runs_beat = true\n"
    + "mixed = ['full house', 'three and one', 'four and one']\ntriple_runs = [2, 3, 4]": (
        "line 6, combinations.triple_runs: there are 35 kinds and lengths of combinations, expected at most 32"
    ),
    # -- between games, and spare cards --
    THIRTEEN + "[match]\nexchange = [1]": (
        'line 3, match.exchange: nobody comes last where the first out wins, expected ends = "play on"'
    ),
    THIRTEEN + "[match]\nwinner_falls = true": (
        'line 3, match.winner_falls: nobody comes last where the first out wins, expected ends = "play on"'
    ),
    LIFE + "[match]\nexchange = [1]": (
        "line 3, match.exchange: up cards are exchanged as they are dealt, expected deal.choose_up = false"
    ),
    THIRTEEN + '[match]\ntitles = ["King", "Burgher", "Jester"]': (
        "line 3, match.titles: titles are for players who exchange cards, expected match.exchange as well"
    ),
    LIFE + "[deal]\nchoose_up = false\n[match]\nexchange = [1, 4]": (
        "line 5, match.exchange: nobody has 4 up cards, expected deal.up to be no less"
    ),
    CARDGAME.replace("\n", '\nends = "play on"\n') + "[deal]\nchoose_up = false\n[match]\nexchange = [1]": (
        "line 6, match.exchange: high and low up cards are exchanged, expected every rank from low to high in "
        "opening.ladder"
    ),
    THIRTEEN + 'ends = "play on"\n[deal]\nhand = 3\n[match]\nexchange = [4]': (
        "line 6, match.exchange: nobody holds 4 cards, expected deal.hand to be no less"
    ),
    THIRTEEN + "[deal]\nspare_to_lowest = true": (
        "line 3, deal.spare_to_lowest: 26 cards are left over for 2 players, expected fewer than one for each"
    ),
    # -- the match --
    LIFE + "[match]\nchop_price = 1": (
        "line 3, match.chop_price: only climbing games have prices, expected none in a pile game"
    ),
    LIFE + "[match]\nleft_doubles = '2'": (
        "line 3, match.left_doubles: only climbing games have prices, expected none in a pile game"
    ),
    THIRTEEN + "[match]\nleft_doubles = '2'": (
        "line 3, match.left_doubles: cards left cost nothing that could be doubled, expected match.left_cards as well"
    ),
    THIRTEEN + "[match]\nunplayed_doubles = true": (
        "line 3, match.unplayed_doubles: cards left cost nothing that could be doubled, "
        "expected match.left_cards as well"
    ),
    THIRTEEN + "[match]\npoints = []\nto_points = 9": (
        "line 4, match.to_points: nobody scores any points, expected match.points that do"
    ),
    THIRTEEN + "[match]\nleft_cards = [{ from = 1, each = 2 }, { from = 1, each = 3 }]": (
        "line 3, match.left_cards: expected every number of cards at most once"
    ),
    LIFE + '[deal]\norder = ["hand", "up"]': ("line 3, deal.order: 3 cards go to down, so expected down in deal.order"),
    LIFE + '[deal]\norder = ["hand", "up", "down", "up"]': "line 3, deal.order: expected every zone at most once",
    LIFE + "[deal]\nup = 0": "line 3, deal.up: there are no up cards to choose, expected deal.up above 0",
    LIFE + '[up]\nplay = "take"': ('line 3, up.play: up cards go along with the pile only where up.play is "row"'),
    # -- no opening move --
    LIFE + '[opening]\nladder = "4 5 6 7 8 9 10 J Q K A 2"': (
        "line 3, opening.ladder: 3 missing from opening.ladder: add 3, or a hand could have nothing to start with"
    ),
    LIFE + "[pack]\njokers = 2": (
        "line 3, pack.jokers: R missing from opening.ladder: add R, or a hand could have nothing to start with"
    ),
    LIFE + '[opening]\nstarter = "lowest up"\ncards = "anything"\n[deal]\nup = 0\nchoose_up = false': (
        "line 6, deal.up: there are no up cards to look at, expected deal.up above 0"
    ),
    LIFE + "[card.3]\nburns = true\nfinishes = false": (
        "line 4, card.3.finishes: a card that leaves the game cannot be picked up instead of finishing, "
        "expected not both"
    ),
    LIFE + "[card.7]\nlasts = true\nkills = true": (
        "line 4, card.7.kills: it makes no demand that could last, expected lasts = false"
    ),
    LIFE + "[card.3]\nmirrors = true\n[card.7]\nlasts = true": (
        "line 5, card.7.lasts: a mirror could lie on another card than the one whose demand lasts, expected not both"
    ),
    LIFE + '[card.10]\nkills_on = "4"': (
        "line 3, card.10.kills_on: it kills on every card anyhow, expected kills = false"
    ),
    LIFE + '[pick_up]\nrest = "stays"': (
        "line 3, pick_up.rest: the whole pile is picked up, so nothing is left of it, expected pick_up.top above 0"
    ),
    LIFE + '[pick_up]\ntaker = "previous"': (
        "line 3, pick_up.taker: only a player who cannot play gets rid of the pile, expected pick_up.by_choice = []"
    ),
    OBSESSION + '[card.3]\nmay_pick_up = true\n[pick_up]\ntaker = "previous"': (
        "line 5, pick_up.taker: only a player who cannot play gets rid of the pile, expected may_pick_up = false"
    ),
    LIFE + "[pick_up]\nby_choice = []\ntry_draw = true": (
        "line 4, pick_up.try_draw: up cards cannot go along, since the player may not get the pile, "
        "expected pick_up.with_up = false"
    ),
    LIFE + '[pack]\nwithout = "3 R"': (
        "line 3, pack.without: jokers are left out by their number, expected pack.jokers = 0"
    ),
    LIFE + "[pack]\nwithout_up_to = 3": (
        "line 3, pack.without_up_to: no rank is left out, expected some in pack.without"
    ),
    LIFE + "[pack]\nfull = 1": "line 3, pack.full: no rank is left out, expected some in pack.without",
    LIFE + '[players]\nleast = 3\n[pack]\nwithout = "3"\nwithout_up_to = 2': (
        "line 6, pack.without_up_to: so few never play this game, expected at least 3, or 0"
    ),
    LIFE + '[pack]\nwithout = "3 4 5 6 7 8"': (
        "line 3, pack.without: 4 players need 36 cards but there are 28, "
        "expected fewer cards each, fewer players, more packs or fewer ranks left out"
    ),
    THIRTEEN + '[pack]\nwithout = "3"': (
        "line 3, pack.without: 4 players need 52 cards but there are 48, "
        "expected fewer cards each, fewer players or fewer ranks left out"
    ),
    THIRTEEN + '[deal]\nhand = 8\n[pack]\nwithout = "2 3"\nwithout_up_to = 3': (
        "line 6, pack.without_up_to: climbing games are played with the same cards at every table, "
        "expected without_up_to = 0"
    ),
    PRESIDENT + '[deal]\nhand = 7\n[pack]\nwithout = "2 3"\nfull = 1': (
        "line 6, pack.full: climbing games are played with the same cards at every table, expected full = 0"
    ),
    LIFE + "[card.10]\nturns = true": (
        "line 3, card.10.turns: it leaves no pile whose order it could turn, expected not both"
    ),
    LIFE + "[turn]\nstays_turned = true": (
        "line 3, turn.stays_turned: no card turns the order of ranks, expected turns = true for some card"
    ),
    LIFE
    + 'ranking.strict = true\ncard.2.not_on = "3"\ncard.5.not_on = "3"\ncard.7.not_on = "3"\ncard.10.not_on = "3"\n'
    + "card.J.turns = true": (
        "line 7, card.J.turns: nothing could be played on 3 in the order upside down, expected some rank that may"
    ),
    LIFE + '[turn]\nbomb = 4\nsets = "as before"': (
        "line 4, turn.sets: a set that goes on anything has a number of its own, expected turn.bomb = 0"
    ),
    LIFE + "[deal]\nchoose_up = false\nchoose_openly = true": (
        "line 4, deal.choose_openly: nobody chooses up cards, expected deal.choose_up = true"
    ),
    LIFE + "[match]\nloser_deals = true\nwinner_leads = true": (
        "line 4, match.winner_leads: the player after the loser leads the next game, "
        "expected winner_leads and loser_leads to be false"
    ),
    LIFE + "[match]\nwinner_deals = true\nloser_deals = true": (
        "line 4, match.loser_deals: the player after the winner leads the next game, "
        "expected no other key that says who leads or deals"
    ),
    CARDGAME + "[match]\nloser_deals = true": (
        'line 3, match.loser_deals: nobody comes last where the first out wins, expected ends = "play on"'
    ),
    CARDGAME + '[opening]\ncards = "one"': (
        'line 3, opening.cards: left of the dealer begins with any card, expected "anything"'
    ),
    LIFE + "[deal]\nflip_start = true": (
        'line 3, deal.flip_start: the card turned up opens the game, expected "anything"'
    ),
    THIRTEEN + "[combinations]\nsets = [2, 3]": (
        "line 3, combinations.sets: a leader could have nothing to play, expected 1 (single cards) among the sizes"
    ),
    # -- a demand that nothing answers --
    LIFE + '[card.3]\nnext = ""': (
        "line 3, card.3.next: nothing could ever be played on 3, expected some rank that may"
    ),
    LIFE + '[card.3]\nnext = "R"': (
        "line 3, card.3.next: nothing could ever be played on 3, expected some rank that may"
    ),
    LIFE + '[card.A]\nnext = "K"\n[card.K]\nnot_on = "A"': (
        "line 5, card.K.not_on: nothing could ever be played on A, expected some rank that may"
    ),
    # -- ranks outside the order --
    LIFE + '[ranking]\norder = "3 4 5 6 8 9 J Q K"': (
        'line 3, ranking.order: A missing from ranking.order: add A or set card.A.on = "anything" and '
        'card.A.next = "anything"'
    ),
    LIFE + '[card.2]\nnext = "order"': (
        'line 3, card.2.next: 2 missing from ranking.order: add 2 or set card.2.next = "anything"'
    ),
    LIFE + "[card.8]\nmirrors = true\nkills = true": (
        "line 4, card.8.kills: a card that kills the pile counts as no other, "
        "expected card.8.mirrors or card.8.kills, not both"
    ),
    LIFE + '[card.5]\nmirrors = true\nnext = "see through"': (
        "line 4, card.5.next: a card either mirrors or is seen through, expected not both"
    ),
    # -- runs --
    LIFE + "[run]\nkill_run = { 5 = 3, else = 4 }": (
        "line 3, run.kill_run.5: 5 players never sit at this game, expected another number of players or else"
    ),
    # -- combinations --
    THIRTEEN + "[pack]\njokers = 2": (
        "line 3, pack.jokers: jokers need a place among the ranks, "
        "expected ranking.order with all thirteen ranks and then R"
    ),
    THIRTEEN + '[pack]\njokers = 3\n[ranking]\norder = "3 4 5 6 7 8 9 10 J Q K A 2 R"': (
        "line 3, pack.jokers: climbing games have at most 2 jokers in each pack, expected no more"
    ),
    THIRTEEN + '[combinations]\nbeats_joker = "3S"': (
        "line 3, combinations.beats_joker: there are no jokers to beat, expected none, or pack.jokers of at least 1"
    ),
    THIRTEEN + '[turn]\nnot_last = "R"': (
        "line 3, turn.not_last: there are no jokers in the pack, expected other ranks"
    ),
    THIRTEEN + '[ranking]\nsuits_free = "2"': (
        "line 3, ranking.suits_free: suits need not be followed, expected none, or suits_follow = true"
    ),
    JOKERS + "suits_follow = true": (
        "line 6, ranking.suits_follow: jokers have no suit that could be followed, expected suits_follow = false"
    ),
    THIRTEEN + "[combinations]\nlonger_runs_beat = true\n[ranking]\nsuits_follow = true": (
        "line 5, ranking.suits_follow: only a higher run of the same suit beats a run, "
        "expected longer_runs_beat = false"
    ),
    JOKERS + '[combinations]\nrun_ranks = "J Q K A 2 R"': (
        "line 7, combinations.run_ranks: a joker is in no sequence, expected other ranks"
    ),
    JOKERS + '[combinations]\nbeats_joker = "3S R"': (
        'line 7, combinations.beats_joker: expected cards such as 3S, each once and no joker, got "3S R"'
    ),
    PRESIDENT + "[pack]\nplayers_per_pack = 1": (
        "line 3, pack.players_per_pack: 4 players would need 4 packs, expected at most 2"
    ),
    PRESIDENT + "[combinations]\nsets = [1, 5]": (
        "line 3, combinations.sets: one pack has four cards of a rank, expected no larger sets, or two packs"
    ),
    PRESIDENT + "[bombs]\nsets = [6]": (
        "line 3, bombs.sets: one pack has four cards of a rank, expected no larger sets, or two packs"
    ),
    TWO_PACKS + "[bombs]\nsets = [6, 6]": "line 5, bombs.sets: expected every size at most once",
    TWO_PACKS + "[bombs]\nsets = [5]\n[combinations]\nsets = [1, 5]": (
        "line 7, combinations.sets: 5 of a kind are either a plain set or a bomb, expected 5 in one of the lists only"
    ),
    TWO_PACKS + "[ranking]\nsuits_decide = true": (
        f"line 5, ranking.suits_decide: {TWICE}, expected ranking.suits_decide = false"
    ),
    TWO_PACKS + "[ranking]\nsuits_follow = true": (
        f"line 5, ranking.suits_follow: {TWICE}, expected ranking.suits_follow = false"
    ),
    TWO_PACKS + "[turn]\nsuit_lock = true": f"line 5, turn.suit_lock: {TWICE}, expected turn.suit_lock = false",
    TWO_PACKS + "[combinations]\nshortest_run = 3\nsuited_runs_beat = true": (
        f"line 6, combinations.suited_runs_beat: {TWICE}, expected combinations.suited_runs_beat = false"
    ),
    TWO_PACKS + '[combinations]\nshortest_run = 3\nof_five = ["run", "straight flush"]': (
        f"line 6, combinations.of_five: {TWICE}, expected no flush and no straight flush"
    ),
    TWO_PACKS + 'jokers = 1\n[ranking]\norder = "3 4 5 6 7 8 9 10 J Q K A 2 R"\n[combinations]\nbeats_joker = "3S"': (
        f"line 8, combinations.beats_joker: {TWICE}, expected no card that beats a joker"
    ),
    TWO_PACKS + '[combinations]\nbeats = [{ play = "3S", on = "2" }]': (
        f"line 5, combinations.beats: {TWICE}, expected no line that names a card with its suit"
    ),
    THIRTEEN + '[ranking]\norder = "3 4 5"': (
        "line 3, ranking.order: expected all thirteen ranks from low to high, without the joker"
    ),
    'extends = "daifugo"\n[pack]\njokers = 0': (
        "line 3, pack.jokers: there are no jokers in the pack, expected ranking.order without R, "
        "or pack.jokers of at least 1"
    ),
    THIRTEEN + "[combinations]\nsets = [1, 1]": "line 3, combinations.sets: expected every size at most once",
    THIRTEEN + "[combinations]\nsets = [1, 4]": (
        "line 3, combinations.sets: four of a kind is either a plain set or a bomb, "
        "expected no 4 in the sets or bombs.four = false"
    ),
    THIRTEEN + '[combinations]\nrun_ranks = "4 3"': (
        "line 3, combinations.run_ranks: expected neighbouring ranks from low to high, as in ranking.order"
    ),
    THIRTEEN + '[combinations]\nrun_ranks = "3 5 6"': (
        "line 3, combinations.run_ranks: expected neighbouring ranks from low to high, as in ranking.order"
    ),
    THIRTEEN + "[bombs]\npair_runs = [3, 3]": "line 3, bombs.pair_runs: expected every number of pairs at most once",
    THIRTEEN + "[combinations]\npair_runs = [3]": (
        "line 3, combinations.pair_runs: 3 pairs in sequence are either an ordinary combination or a bomb, "
        "expected not both"
    ),
    THIRTEEN + "[combinations]\nshortest_run = 5\nlongest_run = 4": (
        "line 4, combinations.longest_run: no run has at least 5 and at most 4 cards, "
        "expected longest_run to be no less"
    ),
    THIRTEEN + '[bombs]\npair_run_ranks = "3 4"': (
        "line 3, bombs.pair_run_ranks: 3 pairs in sequence need 3 ranks, expected more in bombs.pair_run_ranks"
    ),
    THIRTEEN + '[bombs]\nladder = ["four", "four"]': (
        "line 3, bombs.ladder: expected every bomb at most once, from low to high"
    ),
}


@pytest.mark.parametrize(("text", "sentence"), SENTENCES.items(), ids=range(len(SENTENCES)))
def test_what_cannot_be_played_is_refused(text: str, sentence: str) -> None:
    assert str(trouble(text)) == f"ours.toml, {sentence}"


def test_a_clash_by_an_override_is_told_about_the_override() -> None:
    assert str(trouble_with("cardgame", "most=8")).startswith("--set, players.most: 6 players need 55 cards")


def test_a_clash_by_a_thrown_switch_names_the_switch() -> None:
    text = CARDGAME + '[switch.odd]\nasks = "?"\non = { card.7.next = "R" }\n[switches]\nodd = true'
    sentence = "nothing could ever be played on 7, expected some rank that may"
    assert str(trouble(text)) == f"ours.toml, line 4, card.7.next (in the switch odd): {sentence}"


def test_a_reading_that_is_not_thrown_may_clash() -> None:
    loads(CARDGAME + '[switch.odd]\nasks = "?"\non = { card.7.next = "R" }\n[switches]\nodd = false')


def test_jokers_are_welcome_once_they_have_a_place() -> None:
    rules = '[pack]\njokers = 2\n[card.R]\non = "anything"\nnext = "see through"\n[opening]\n'
    assert loads(LIFE + rules + 'ladder = "3 4 5 6 7 8 9 10 J Q K A 2 R"').pack.jokers == 2


def test_rules_for_cards_that_are_not_in_the_pack_do_no_harm() -> None:
    assert loads(LIFE + '[card.R]\nnext = ""').pack == load("life").pack


def test_a_killing_card_and_one_that_is_seen_through_need_no_answer() -> None:
    loads(LIFE + '[card.10]\nnext = ""')
    loads(LIFE + "[card.10]\nkills = false")
    assert str(trouble(LIFE + '[card.10]\nnext = ""\nkills = false')).endswith("expected some rank that may")
