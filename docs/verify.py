#!/usr/bin/env python3
"""Checks records of games (RECORDS.md): does all luck follow from the seed, and is it proved that nobody chose it?

    python3 verify.py [--commitment PROMISE] [--message LINK_OR_ID]
        [--original FILE [--original-commitment PROMISE] [--original-message LINK_OR_ID]] FILE...

Python 3.11 or later; with py_ecc (`pip install py_ecc`) signatures of beacons are checked too. One line a file:

    FILE: proved (RECIPE), N draws; WHAT WAS COMPARED, and that it had to be seen in time; rules not checked   code 0
    FILE: follows (RECIPE), N draws; not proved: REASONS; rules not checked   code 3
    FILE: does not follow: line L: WHY       code 1 (without `line L:` where no single line is at fault)
    FILE: wrong call: WHY                    code 2

It ends with the first of 1, 2, 3 that one file has, else with 0; with 2 also for a file that cannot be read. N counts all draws, those of plies that were taken back too. RECIPE is that of the table's draws.
PROMISE and LINK_OR_ID are what somebody saw: the message announced the start (one of them, where there were several).
The original is the record of the game whose luck a duplicate has; what is not proved of it is not proved of the duplicate.

Checked are: the form and order of lines, lines that stand there twice, the digest, the end; the promise; which lines go
with the source of the luck; messages, tickets, `opened`, `start`; the beacon's round, and with py_ecc its signature;
every draw, derived again from the seed, how many items come, and the order of ply 0; the tiles of Carcassonne left; the
year of Kingsburg's enemies; the decks of Condottiere: all lists are tried that are the 110 cards less some that can be
in hands, since they were dealt, or kept before; that take-backs take the last plies, and `back` neither luck nor an
action of a given-up seat; with --original, that it follows, and has the duplicate's table, seed, recipe, E and plies.

Left open is what needs the rules of the games: whether actions are legal and draw luck just there; the schema, options,
number of seats, winners, scores; which cards of Condottiere were kept (it is enough that some can have been); with
`draw-after-battle`, when the deck is used up (a ply with one draw is one within a round, and so are up to three of
which each takes all that is left; where nothing is left any cards do that were in hands since the deal); how many white
dice somebody has; whether a take-back showed something hidden or ended the game, and how far `rewound` may go. No
record shows whether all agreed to something, nor whether the promise and the message ever stood there.
"""
import argparse, base64, functools, hashlib, hmac, itertools, json, re, struct, sys
from types import SimpleNamespace
try:
    from py_ecc.bls.g2_primitives import pubkey_to_G1, signature_to_G2, subgroup_check
    from py_ecc.bls.hash_to_curve import hash_to_G1
    from py_ecc.optimized_bls12_381 import G2, is_inf, pairing
except ImportError:
    pairing = None

CHAINS = {  # genesis in milliseconds since 1970, period in milliseconds, public key
    "quicknet": (1692803367000, 3000,
                 "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451"
                 "0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a"),
    "sandbox": (1700000000000, 1000,
                "b9f478580984aab4e289176031520a7b86bf0324dea3a67c0a01482f4b6b6e1564353f22a9f19ed345aca3ce7359c443"
                "12ad47327654e2c061bd9b3d3ac937ecbafb65606207fc3bf9ccc63ee3149264223690d2f760cb127bf30030844e97ab")}
YEAR_2015, YEAR_2026 = 1420070400000, 1767225600000  # in milliseconds since 1970
GAMES = {  # labels in the order of ply 0: a list, or the sides of a die, and how many come (None: not known here)
    "condottiere": {"first-seat": ("seats", 1), "deck": ("cards", None)},
    "carcassonne": {"first-seat": ("seats", 1), "tile": ("tiles", 1)},
    "barony": {"first-seat": ("seats", 1), "tiles": ("board", "9 a seat"), "turns": (3, "9 a seat")},
    "kingsburg": {"track": ("seats", "1 a seat"), "neutral": (6, "3, then 2"), "dice": (6, 3), "white": (6, None),
                  "statue": (6, 1), "chapel": (6, 3), "chapel-white": (6, None), "enemy": ("enemies", 1),
                  "kings-die": (6, 1)}}
KINDS = "m1 m2 m3 m4 m5 m6 m10 winter spring bishop courtesan drummer heroine scarecrow surrender".split()
COUNTS = [10, 8, 8, 8, 8, 8, 8, 3, 3, 6, 12, 6, 3, 16, 3]
START = [sum(COUNTS[:kind]) for kind in range(16)]
TILES = list("".join(tile * int(count) for tile, count in zip("ABCDEFGHIJKLMNOPQRSTUVWX", "241352132333232313218941")))
BOARD = ("MMM FFF PPP CCC MMF MMP MMC MFF FFP FFC MPP FPP PPC MCC FCC PCC MFP MFC MPC FPC "
         "LMM LMF LMP LMC LFM LFF LFP LFC LPM LPF LPP LPC LCM LCF LCP LCC")
ENEMIES = [["y%d-%s" % (year, enemy) for enemy in row.split()] for year, row in enumerate((
    "barbarians-2 goblins-2 goblins-3 orcs-3 zombies-4", "goblins-3 goblins-4 orcs-4 barbarians-5 zombies-5",
    "goblins-4 goblins-5 orcs-5 demons-6 zombies-6", "goblins-5 goblins-6 demons-6 orcs-7 zombies-7",
    "barbarians-7 barbarians-8 demons-8 demons-9 dragons-9"), 1)]
NUM, HEX = "(?:0|[1-9][0-9]{0,19})", "([0-9A-Fa-f]{64})"
TABLE = "(0|[1-9a-f][0-9a-hjkmnp-tv-z]{12}|[1-9a-hjkmnp-tv-z][0-9a-hjkmnp-tv-z]{0,11})"  # below 2 to the 64
HEAD = {  # what follows the word; N is a number
    "game": r"(\S+) (N)", "table": TABLE, "option": r"(\S+) (.*\S.*)", "seat": r"(N) (.*\S.*)", "twins": "",
    "luck": r"(fair-v3) (\S+)", "commitment": "([A-Za-z0-9_-]{24}|[0-9A-Fa-f]{64})", "announced": "(N)",
    "beacon": r"(\S+) (N) (waived|[0-9a-f]{96})", "original": TABLE + " (fair-v[123]) " + HEX, "seed": HEX,
    "drawn": r"(\S{1,255}) (N(?: N)*)", "opened": "(N)", "ticket": "(N) (N)", "word": '(N) (".*")', "start": "(N)"}
HEAD = {word: re.compile((word + " " + form).strip().replace("N", NUM)) for word, form in HEAD.items()}
STEPS = {
    "ply": r"(?P<ply>N)(?: deal| (?P<seat>N) (?P<action>[^ |]+(?: [^ |]+)*))(?P<draws>(?: \| [^ |]+(?: [^ |]+)+)*)",
    "back": "back (?P<ply>N)", "rewound": "rewound (?P<ply>N)", "resigned": "resigned (?P<seat>N)", "closed": "closed",
    "replaced": r"replaced (?P<seat>N) .*\S.*",
    "over": r"over \S+ \| winners(?P<won>(?: N)+) \| scores(?P<scores>(?: -?N)+)"}
STEPS = {word: re.compile(form.replace("N", NUM)) for word, form in STEPS.items()}
LINK = r"\s*[<`]*(?:\S*/channels/[^/\s]+/[^/\s]+/)?0*(%s)/*[>`]*\s*" % NUM

class NotFair(Exception):
    """What is wrong with a record."""

class WrongCall(Exception):
    """What does not go with a record."""

def need(holds, line, why):
    if not holds:
        raise NotFair("line %d: %s" % (line, why) if line else why)

def parse(data):
    """`head` has the lines before the deal by word and key, each with its number and fields, `steps` all others."""
    try:
        lines = data.decode("utf-8-sig").replace("\r\n", "\n").split("\n")
    except UnicodeDecodeError:
        raise NotFair("the text is not UTF-8")
    lines = lines[:-1] if lines[-1] == "" else lines
    need(len(lines) <= 50000, None, "more than 50,000 lines")
    need(lines and lines[0] == "tavolo-record 1", 1, "the first line is not `tavolo-record 1`")
    need("\r" not in "".join(lines), None, "a carriage return stands in the text")
    rec, digest = SimpleNamespace(head={}, steps=[]), hashlib.sha256()
    for number, line in enumerate(lines, 1):
        said = re.fullmatch("# digest " + HEX, line)
        need(not said or said[1].lower() == digest.hexdigest(), number, "the digest does not fit the lines before it")
        digest.update(line.encode() + b"\n")
        if number == 1 or not line or line.startswith("#"):
            continue
        if rec.steps or "0" <= line[0] <= "9":
            rec.steps.append((number, line))
        else:
            parse_head(rec.head, number, line)
    for word, key in ("table", None), ("commitment", None), ("seed", None), ("game", None), ("seat", 0):
        need((word, key) in rec.head, None, "no line `%s`: nothing can be verified" % word)
    at, (rec.game, _) = rec.head["game", None]
    need(rec.game in GAMES, at, "a game that is not known here")
    rec.seed = bytes.fromhex(rec.head["seed", None][1][0])
    rec.seats = len([key for word, key in rec.head if word == "seat"])
    need(all(("seat", seat) in rec.head for seat in range(rec.seats)), None, "a seat is missing")
    return rec

def parse_head(head, number, line):
    word = line.split(" ")[0]
    match = word in HEAD and HEAD[word].fullmatch(line)
    need(match, number, "a line that is malformed, not known, or not in its place")
    fields, key = list(match.groups()), None
    if word in ("announced", "opened", "start", "ticket", "seat", "word", "beacon"):
        fields = [int(field) if re.fullmatch(NUM, field) else field for field in fields]
        need(all(type(field) is str or field < 2**64 for field in fields), number, "a number of more than 64 bits")
    if word in ("option", "drawn", "announced", "ticket", "seat", "word"):
        key = fields[0]
    need((word, key) not in head, number, "a line that stands there twice")
    if word == "luck":
        need(not {"commitment", "announced", "beacon"} & {other for other, _ in head}, number, "`luck` comes too late")
    elif word == "seat":
        need(key < 16, number, "more than 16 seats")
    elif word == "announced":
        last = max((other for name, other in head if name == word), default=0)
        need(key > last, number, "numbers of messages have to rise, from above 0")
    elif word in ("ticket", "word"):
        need(("seat" if word == "ticket" else "ticket", key) in head, number, "a `%s` comes too early" % word)
        try:
            fields = [json.loads(fields[1]).encode() if word == "word" else fields[1]]
        except ValueError:
            raise NotFair("line %d: the word is no JSON string" % number)
    elif word == "drawn":
        need(("original", None) in head, number, "`drawn` before or without `original`")
        need(head["original", None][1][1] != "fair-v3", number, "`drawn` with an original of fair-v3")
        fields = [int(ply) for ply in fields[1].split()]
        need(fields == sorted(fields) and fields[-1] < 2**32 - 1, number, "plies that do not rise, or too high")
    head[word, key] = (number, fields)

# The source: the promise, the beacon's round, what goes into the keys beside the seed (`entropy`), what is not proved.

def sha256(*parts):
    return hashlib.sha256(b"".join(part if type(part) is bytes else part.encode() + b"\n" for part in parts)).digest()

def time_of(number):
    return (number >> 22) + YEAR_2015

def check_beacon(rec, line, chain, played, signature, number):
    """The round has to be the first one that comes out 3 s after this number, or later."""
    need(chain in CHAINS, line, "a beacon that is not known here")
    genesis, period, public = CHAINS[chain]
    due = max(0, -((genesis - time_of(number) - 3000) // period)) + 1 if number else 0
    need(played == due, line, "the table was bound to round %d" % due)
    rec.reasons += ["anybody can make sandbox's numbers"] * (chain == "sandbox")
    if signature == "waived":
        rec.reasons.append("without proof: round %d of %s waived" % (played, chain))
    elif pairing is None:
        rec.reasons.append("signature not checked (py_ecc)")
    else:
        tag = b"BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_"
        try:
            point, key = pubkey_to_G1(bytes.fromhex(signature)), signature_to_G2(bytes.fromhex(public))
            hashed = hash_to_G1(sha256(struct.pack(">Q", played)), tag, hashlib.sha256)
            good = not is_inf(point) and subgroup_check(point) and pairing(G2, point) == pairing(key, hashed)
        except (ValueError, AssertionError):
            good = False
        need(good, line, "the signature is not the chain's of that round")

def check_source(rec):
    def get(word, key=None):
        return rec.head.get((word, key), (None, None))
    rec.reasons, rec.twins, rec.table, rec.original = [], get("twins")[0], get("table")[1][0], get("original")[1]
    rec.messages = [key for word, key in rec.head if word == "announced"]
    rec.drawn = {key: fields for (word, key), (_, fields) in rec.head.items() if word == "drawn"}
    rec.options = {key: fields[1] for (word, key), (_, fields) in rec.head.items() if word == "option"}
    (at, (rec.promise,)), (luck_at, luck) = get("commitment"), get("luck")
    wrong = ["opened", "ticket", "word", "start"] if luck else ["announced"]
    wrong += ["announced", "beacon"] if luck and luck[1] == "none" else []
    wrong += ["announced", "beacon", "twins", "start"] if rec.original else []
    for (word, _), (line, _) in rec.head.items():
        need(word not in wrong, line, "`%s` does not go with the source of the luck" % word)
    need(len(rec.promise) == (24 if luck else 64), at, "a promise of another version")
    if rec.original:
        rec.recipe, rec.entropy = rec.original[1], bytes.fromhex(rec.original[2])
    if luck:
        need((luck[1] == "original") == bool(rec.original), luck_at, "`luck` and `original` do not fit each other")
        source = " ".join(["original"] + rec.original[:2] + [rec.entropy.hex()]) if rec.original else luck[1]
        due = sha256("tavolo fair-v3 promise", source, rec.table, rec.seed.hex())[:18]
        need(rec.promise == base64.urlsafe_b64encode(due).decode(), at, "the promise does not go with the seed, the table and the source of the luck")
        if not rec.original:
            check_luck(rec, luck_at, luck[1], *get("beacon"))
    else:
        due = sha256(b"tavolo fair-v1 commit", rec.table.encode(), rec.seed)
        need(rec.promise.lower() == due.hex(), at, "the promise does not go with the seed, the table and the source of the luck")
        check_old(rec, get)

def check_luck(rec, at, source, line, beacon):
    rec.recipe, rec.entropy = "fair-v3", sha256("tavolo fair-v3 without proof", rec.promise)
    if source == "none":
        rec.reasons.append("without proof: no beacon")
        return
    need(source in CHAINS, at, "a beacon that is not known here")
    need(beacon, at, "a beacon's chain without `beacon`")
    need(beacon[0] == source, line, "a beacon of another chain than `luck` says")
    need(rec.messages or beacon[1:] == [0, "waived"], line, "a beacon's round without `announced`")
    check_beacon(rec, line, *beacon, max(rec.messages, default=0))
    rec.reasons += ["announced %d times" % len(rec.messages)] * (len(rec.messages) > 1)
    if beacon[2] != "waived":
        rec.entropy = sha256("tavolo fair-v3 round", rec.promise, str(beacon[1]), beacon[2])

def check_old(rec, get):
    rec.reasons.append("recipe of an earlier version")
    opened, (begun, start), (line, beacon), tickets, mixed = get("opened")[1], get("start"), get("beacon"), [], b""
    oldest = time_of(opened[0]) - 5000 if opened else YEAR_2026
    for seat in range(rec.seats):
        (at, ticket), word = get("ticket", seat), (get("word", seat)[1] or [b""])[0]
        need(ticket, None, "no ticket of seat %d" % seat)
        need(ticket[0] and ticket[0] not in tickets, at, "a ticket that is 0, or that two seats share")
        rises = not tickets or ticket[0] > tickets[-1]
        need(rises or not opened and time_of(ticket[0]) + 5000 >= time_of(tickets[-1]), at, "tickets that do not rise")
        need(time_of(ticket[0]) >= oldest, at, "the ticket is too old")
        tickets += ticket
        mixed += b"".join(struct.pack(">I", len(text)) + text for text in (str(ticket[0]).encode(), word))
    need(not start or time_of(start[0]) + 5000 >= time_of(max(tickets + (opened or []))), begun,
         "`start` is more than 5 s before the last ticket or `opened`")
    if rec.original:
        return
    rec.recipe, rec.entropy = "fair-v1", sha256(mixed)
    if beacon:
        need(opened and start, line, "`beacon` without `opened` and `start`")
        check_beacon(rec, line, *beacon, max(tickets + start))
        if beacon[2] != "waived":
            rec.recipe, numbers = "fair-v2", struct.pack(">QQQ", opened[0], start[0], beacon[1])
            rec.entropy = sha256(b"tavolo fair-v2", rec.entropy, numbers, sha256(bytes.fromhex(beacon[2])))

def draw_key(rec, ply, label, index, n):
    """The key of the draw with this index of its label in its ply, which is draw n of it in the plies that stand."""
    if rec.original or rec.twins:
        plies = rec.drawn.get(label, [])
        ply, index = (plies[n], plies[:n].count(plies[n])) if n < len(plies) else (2**32 - 1, n)
    place, index = (b"", n) if rec.recipe == "fair-v3" else (struct.pack(">I", ply), index)
    text = rec.recipe.encode() + place + bytes([len(label)]) + label.encode() + struct.pack(">I", index) + rec.entropy
    return hmac.digest(rec.seed, text, "sha256")

@functools.lru_cache
def chacha20(key, block):
    """A block of the key stream with a zero nonce, as sixteen words (RFC 8439)."""
    start = struct.unpack("<16I", b"expand 32-byte k" + key + struct.pack("<I", block) + bytes(12))
    x = list(start)
    for step in range(20):
        turn = step % 2
        for i in range(4):
            a, b, c, d = i, 4 + (i + turn) % 4, 8 + (i + 2 * turn) % 4, 12 + (i + 3 * turn) % 4
            for to, add, mix, left in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                x[to] = (x[to] + x[add]) & 0xffffffff
                x[mix] ^= x[to]
                x[mix] = (x[mix] << left | x[mix] >> 32 - left) & 0xffffffff
    return [(a + b) & 0xffffffff for a, b in zip(x, start)]

def words_of(key):
    return (word for block in itertools.count() for word in chacha20(key, block))

def below(words, m):
    return next(word for word in words if word < 2**32 - 2**32 % m) % m

def take(words, items):
    """Takes one item out of a list; the last one moves into its place."""
    i = below(words, len(items))
    items[i], items[-1] = items[-1], items[i]
    return items.pop()

# The decks of Condottiere. A deck is all cards but those that are `gone`, of which it need not be known which they are.
# Kinds lie one after the other, so the place of a card that comes tells how many of the kinds before it can be gone: of
# the first k kinds from low[k] to high[k], and of kind k from least[k] to most[k].

def new_deck(gone, least, most):
    return SimpleNamespace(gone=gone, low=[0] * 15 + [gone], high=[0] + [gone] * 15, least=least, most=most)

def in_hands(deck):
    """How many cards of each kind can have been in hands: those that were kept or dealt are gone from the deck."""
    return [min(deck.most[k], deck.high[k + 1] - deck.low[k]) for k in range(15)]

def draw_cards(deck, words, items, more=0):
    """What the deck can be after this draw (none: it cannot be); up to `more` others follow it when it is used up."""
    low, high, least, places = deck.low[:], deck.high[:], deck.least, list(range(110 - deck.gone))
    now, later = items[:len(places)], items[len(places):]
    if now and later:
        return []  # what is left over is a draw of its own
    for item in now:
        kind, place = KINDS.index(item), take(words, places)
        low[kind] = max(low[kind], START[kind] - place)
        high[kind + 1] = min(high[kind + 1], START[kind + 1] - place - 1)
    drawn = [now.count(kind) for kind in KINDS]
    most = [min(deck.most[k], COUNTS[k] - drawn[k]) for k in range(15)]
    for k in range(15):
        low[k + 1], high[k + 1] = max(low[k + 1], low[k] + least[k]), min(high[k + 1], high[k] + most[k])
    for k in reversed(range(15)):
        low[k], high[k] = max(low[k], low[k + 1] - most[k]), min(high[k], high[k + 1] - least[k])
    if any(a > b for a, b in zip(low + least, high + most)):
        return []
    low, high = ([n + sum(drawn[:k]) for k, n in enumerate(bounds)] for bounds in (low, high))
    least, most = ([n + count for n, count in zip(bounds, drawn)] for bounds in (least, most))
    after = SimpleNamespace(gone=deck.gone + len(now), low=low, high=high, least=least, most=most)
    hands, found = in_hands(after), []
    for size in range(1, sum(hands) + 1 if later and more else 1):
        words, rest = itertools.tee(words)
        next_one = new_deck(110 - size, [count - hand for count, hand in zip(COUNTS, hands)], COUNTS)
        found += draw_cards(next_one, rest, later, more - 1)
    return found if later else [after]

def draw_all(decks, draws, more=0):
    """What these decks can be after draws, each given as its key and its cards. Decks of one size are put together."""
    for key, items in draws:
        sizes = {}
        for deck in (after for deck in decks for after in draw_cards(deck, words_of(key), items, more)):
            one = sizes.setdefault(deck.gone, deck)
            one.low, one.least = (list(map(min, *pair)) for pair in ((one.low, deck.low), (one.least, deck.least)))
            one.high, one.most = (list(map(max, *pair)) for pair in ((one.high, deck.high), (one.most, deck.most)))
        decks = list(sizes.values())
    return decks

def draw_decks(rec, at, ply, decks, draws):
    """What the deck can be after all its draws in a ply."""
    need(all(item in KINDS for _, items in draws for item in items), at, "a card that is not there")
    within = ply > 0 and rec.options.get("draw-after-battle", "off") != "off"
    ways, found, after = [(decks, draws)], [], decks  # all draws are a deal, or those after the ones of a battle
    for n in range(1, 1 + min(3, len(draws)) if within else 1):  # each but the first follows a deck that is used up
        after = draw_all([deck for deck in after if n == 1 or deck.gone == 110], draws[n - 1:n], more=2)
        found += after if n == len(draws) else []
        ways.append((after, draws[n:]))
    for old, dealt in ways:
        if old and 1 + within <= len(dealt) <= rec.seats:
            hands = [max(kind) for kind in zip(*map(in_hands, old))]
            found = found + draw_all([new_deck(gone, [0] * 15, hands) for gone in range(sum(hands) + 1)], dealt)
    need(found, at, "`deck` does not give these cards by the seed")
    return found

def check_order(rec, at, ply, labels):
    rows, count = list(GAMES[rec.game]), labels.count
    need(set(labels) <= set(rows), at, "a label that the game does not draw")
    turns = [label for label in labels if label in ("tiles", "turns")]
    need(turns == ["tiles", "turns"] * count("tiles"), at, "not one draw of `turns` after each of `tiles`")
    need(count("dice") % rec.seats == 0, at, "`dice` not for each seat")
    need(ply == 0 or "track" not in labels, at, "`track` after the deal")
    if ply == 0:
        ranks = [rows.index(label.replace("turns", "tiles")) for label in labels]
        need(ranks == sorted(ranks) and count(rows[0]) == 1, at, "the draws of the deal are not in their order")
        need(rec.game == "kingsburg" or rows[1] in labels, at, "a draw of the deal is missing")
        need(rec.game != "condottiere" or count("deck") == rec.seats, at, "`deck` not for each seat")

def draw_ply(rec, at, ply, draws, counts, tiles, decks):
    """Derives the draws of a ply. State: how often labels were drawn, the tiles left, what decks can be."""
    counts, tiles, inside, cards = dict(counts), tiles[:], [], []
    check_order(rec, at, ply, [label for label, _ in draws])
    for label, items in draws:
        n, (source, many) = counts.get(label, 0), GAMES[rec.game][label]
        key, counts[label] = draw_key(rec, ply, label, inside.count(label), n), n + 1
        inside.append(label)
        many = {"1 a seat": rec.seats, "9 a seat": 9 * rec.seats, "3, then 2": 3 - n % 2}.get(many, many) or len(items)
        need(len(items) == many, at, "`%s` has not %d items" % (label, many))
        need(label != "neutral" or rec.seats == 2, at, "`neutral` is for two seats")
        need(label != "enemy" or n < 5, at, "more enemies than years")
        if source == "cards":
            cards.append((key, items))
            continue
        words = words_of(key)
        if type(source) is int:
            due = [str(1 + below(words, source)) for _ in items]
        else:
            left = {"seats": [str(seat) for seat in range(rec.seats)], "tiles": tiles,
                    "board": rec.options.get("tiles", BOARD).split(" "), "enemies": ENEMIES[min(n, 4)][:]}[source]
            need(many <= len(left), at, "`%s` draws more than there is" % label)
            due = [take(words, left) for _ in items]
            tiles.sort()
        need(items == due, at, "`%s` is %s by the seed" % (label, " ".join(due)))
    return counts, tiles, draw_decks(rec, at, ply, decks, cards) if cards else decks

def play(rec):
    """All steps. `total` counts the draws, `made` names the plies that made those of each label that stand."""
    states, plies, given_up, kind = [({}, TILES, [new_deck(0, [0] * 15, [0] * 15)])], [], set(), None
    rec.total, rec.made = 0, {}
    for at, line in rec.steps:
        need(kind not in ("over", "closed"), at, "something but remarks follows the end")
        kind = "ply" if "0" <= line[0] <= "9" else line.split(" ")[0]
        match = kind in STEPS and STEPS[kind].fullmatch(line)
        need(match, at, "a line that is malformed, not known, or not in its place")
        said = {"won": "", "scores": "", "seat": None, "ply": "0", **match.groupdict()}
        won, ply = [int(winner) for winner in said["won"].split()], int(said["ply"])
        seat = said["seat"] and int(said["seat"])
        need(all(one < rec.seats for one in won + [seat or 0]), at, "a seat that is not there")
        if kind == "ply":
            need(ply == len(plies) and (seat is None) == (ply == 0), at, "the next ply is %d" % len(plies))
            draws = [(draw.split(" ")[0], draw.split(" ")[1:]) for draw in said["draws"].split(" | ")[1:]]
            states.append(draw_ply(rec, at, ply, draws, *states[-1]) if draws or ply == 0 else states[-1])
            plies.append((seat, [label for label, _ in draws]))
            rec.total += len(draws)
        elif kind in ("back", "rewound"):
            need(0 < ply < len(plies), at, "a ply that does not stand is taken back")
            if kind == "back":
                need(ply == len(plies) - 1, at, "another ply than the last is taken back")
                need(not plies[-1][1], at, "a ply that drew luck is taken back")
                need(plies[-1][0] not in given_up, at, "a ply of a given-up seat is taken back")
            del plies[ply:], states[ply + 1:]
        elif kind == "resigned":
            need(seat not in given_up, at, "the seat was given up before")
            given_up.add(seat)
        elif kind == "replaced":
            given_up.discard(seat)
        elif kind == "over":
            need(len(set(won)) == len(won), at, "a winner stands there twice")
            need(len(said["scores"].split()) == rec.seats, at, "not one score for each seat")
    need(kind in ("over", "closed"), None, "the record is cut off")
    for ply, (_, labels) in enumerate(plies):
        for label in labels:
            rec.made.setdefault(label, []).append(ply)

def follow(data):
    rec = parse(data)
    check_source(rec)
    play(rec)
    return rec

def check_seen(rec, promise, message, word):
    """Holds a record against what was seen of it, and notes what was not. The options begin with this word."""
    same = promise in (None, rec.promise) or len(promise) == 64 and promise.lower() == rec.promise.lower()
    need(same, None, "the promise is another than the one that was given with --%scommitment" % word)
    if message is not None and rec.original:
        raise WrongCall("a duplicate's message is given with --original-message")
    need(message is None or rec.messages, None, "no message announced the start by this record, so it goes without --%smessage; if one announced it to you, this is not that game" % word)
    need(message in [None] + rec.messages, None, "the start was announced by another message than the one that was given")
    unseen = ["no promise given"] * (promise is None) + ["no message given"] * (message is None and bool(rec.messages))
    rec.reasons = unseen + rec.reasons

def check_original(rec, data, promise, message):
    if not rec.original:
        raise WrongCall("an original was given, and this is no duplicate")
    try:
        other = follow(data)
        check_seen(other, promise, message, "original-")
    except NotFair as why:
        raise NotFair("the original: %s" % why)
    need(not other.original, None, "the original is a duplicate itself")
    for mine, its, what in ((rec.original[0], other.table, "table"), (rec.seed, other.seed, "seed"),
                            (rec.recipe, other.recipe, "recipe"), (rec.entropy, other.entropy, "E")):
        need(mine == its, None, "the original has another %s" % what)
    made = {} if other.twins or rec.recipe == "fair-v3" else other.made
    for label in sorted(set(made) | set(rec.drawn) & set(GAMES[rec.game])):
        need(made.get(label) == rec.drawn.get(label), None, "the original drew `%s` in other plies" % label)
    rec.reasons += ["original: %s" % reason for reason in other.reasons]

def verify(data, options):
    """The code of a record, and what to say of it."""
    try:
        rec = follow(data)
        check_seen(rec, options.commitment, options.message, "")
        if options.original is not None:
            check_original(rec, options.original, options.original_commitment, options.original_message)
    except NotFair as why:
        return 1, "does not follow: %s" % why
    except WrongCall as why:
        return 2, "wrong call: %s" % why
    if rec.original and options.original is None:
        rec.reasons.append("no original given")
    draws = "%d draw%s" % (rec.total, "" if rec.total == 1 else "s")
    if rec.reasons:
        return 3, "follows (%s), %s; not proved: %s; rules not checked" % (rec.recipe, draws, ", ".join(rec.reasons))
    compared = ("promise compared, and the original with its own: if you saw those" if rec.original else
                "promise and message compared: if you saw both") + " before the round came out"
    return 0, "proved (%s), %s; %s; rules not checked" % (rec.recipe, draws, compared)

def a_promise(text):
    words = [word for word in re.split(r"[\s`]", text) if re.fullmatch("[A-Za-z0-9_-]{24}|[0-9A-Fa-f]{64}", word)]
    if not words:
        raise argparse.ArgumentTypeError("a promise is 24 letters, digits, - and _, or of an earlier version 64 hexadecimal digits")
    return words[0]

def a_message(text):
    if not re.fullmatch(LINK, text):
        raise argparse.ArgumentTypeError("a message is given by its link (https://discord.com/channels/…/…/…) or its id")
    return int(re.fullmatch(LINK, text)[1])

def a_file(name):
    with open(name, "rb") as file:
        return file.read()

def main(arguments):
    parser = argparse.ArgumentParser(prog="verify.py", allow_abbrev=False)
    parser.add_argument("--original", metavar="FILE", type=a_file)
    for word in ("--", "--original-"):
        parser.add_argument(word + "commitment", metavar="PROMISE", type=a_promise)
        parser.add_argument(word + "message", metavar="LINK_OR_ID", type=a_message)
        if word + "commitment" in arguments[:-1]:  # a promise can begin with `-`
            at = arguments.index(word + "commitment")
            arguments[at:at + 2] = ["=".join(arguments[at:at + 2])]
    parser.add_argument("files", metavar="FILE", nargs="+")
    codes = {0}
    try:
        options = parser.parse_intermixed_args(arguments)
        texts = [(name, a_file(name)) for name in options.files]
    except OSError as why:
        parser.error(str(why))
    if options.original is None and (options.original_commitment or options.original_message):
        parser.error("--original-commitment and --original-message go with --original")
    sys.stdout.reconfigure(errors="backslashreplace")
    for name, data in texts:
        code, says = verify(data, options)
        codes.add(code)
        print("%s: %s" % (name, says))
    return min(codes - {0}, default=0)

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
