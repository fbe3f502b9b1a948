"""A second verifier for Tavolo's game records, written from docs/RECORDS.md alone: no code of the program.

    python3 verify.py [--commitment HEX] FILE...

One line a file: "FILE: fair (fair-v1|fair-v2), N draws" or "FILE: NOT FAIR: why". Exit code 0 if all are
fair, 1 otherwise, 2 for a wrong call. Python 3.11; the package py_ecc, if there, checks a beacon's signature.

It checks the form and order of the lines, commitment, tickets, a beacon's round and signature, every draw of
every ply against the seed (N counts those of plies taken back later too), and that the record has its end.
It does not know the rules of the games: it takes labels and counts from the record and checks what came. It
cannot see whether the rules draw just there, nor whether actions, turns, winners and scores are right.
Open are
- condottiere: which cards are kept for a new round. What comes must follow from all 110 less some that hands
  can hold, the same for all draws from that pile; the first deal is exact. Where `draw-after-battle` has used
  up the pile, it must follow from some pile of discards, and then of rows: that checks little;
- kingsburg: how many white dice a seat has; when statue, chapel, enemy and kings-die are drawn;
- carcassonne, barony: whether a tile fitted nowhere, or nobody could settle, so that another draw was due;
- take-backs of what showed something hidden or ended the game, and how far `rewound` may go back.
Without seed, table, commitment or a ticket for each seat nothing can be verified: that is NOT FAIR here."""
import hashlib, hmac, json, re, struct, sys
from itertools import accumulate
try:
    from py_ecc.bls.g2_primitives import pubkey_to_G1, signature_to_G2, subgroup_check
    from py_ecc.bls.hash_to_curve import hash_to_G1
    from py_ecc.optimized_bls12_381 import G2, pairing
except Exception:  # absent or broken: the same to us
    pairing = None

YEAR_2015, YEAR_2026 = 1420070400000, 1767225600000  # milliseconds since 1970
CHAINS = {"quicknet": (  # genesis and period in milliseconds, public key
    1692803367000, 3000,
    "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451"
    "0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a")}
LABELS = {
    "condottiere": ["first-seat", "deck"], "carcassonne": ["first-seat", "tile"],
    "barony": ["first-seat", "tiles", "turns"], "kingsburg": [
        "track", "neutral", "dice", "white", "statue", "chapel", "chapel-white", "enemy", "kings-die"]}
CARDS = dict(m1=10, m2=8, m3=8, m4=8, m5=8, m6=8, m10=8, winter=3, spring=3, bishop=6, courtesan=12,
             drummer=6,
             heroine=3, scarecrow=16, surrender=3)
KIND, FULL, ALL = {card: kind for kind, card in enumerate(CARDS)}, [*CARDS.values()], sum(CARDS.values())
TILES = [tile for tile, count in zip("ABCDEFGHIJKLMNOPQRSTUVWX", map(int, "241352132333232313218941"))
         for _ in range(count)]
BOARD = ("MMM FFF PPP CCC MMF MMP MMC MFF FFP FFC MPP FPP PPC MCC FCC PCC MFP MFC MPC FPC "
         "LMM LMF LMP LMC LFM LFF LFP LFC LPM LPF LPP LPC LCM LCF LCP LCC")
ENEMIES = ["goblins-0"], *(year.split() for year in (
    "barbarians-2 goblins-2 goblins-3 orcs-3 zombies-4", "goblins-3 goblins-4 orcs-4 barbarians-5 zombies-5",
    "goblins-4 goblins-5 orcs-5 demons-6 zombies-6", "goblins-5 goblins-6 demons-6 orcs-7 zombies-7",
    "barbarians-7 barbarians-8 demons-8 demons-9 dragons-9"))
NUMBER, HEX64, SEAT = "(0|[1-9][0-9]{0,19})", "([0-9a-fA-F]{64})", "(0|[1-9][0-9]?)"
HEAD = {  # the rest of each line before the deal, and of those after it that are no plies
    "game": "([^ ]+) (0|[1-9][0-9]*)", "table": "([^ ]+)", "opened": NUMBER, "option": "([^ ]+) (.+)",
    "seat": f"{SEAT} (.+)", "ticket": f"{SEAT} {NUMBER}", "word": f'{SEAT} (".+")', "commitment": HEX64,
    "start": NUMBER, "beacon": f"([^ ]+) {NUMBER}(?: ([0-9a-fA-F]{{96}}))?", "seed": HEX64}
BODY = {"back": NUMBER, "rewound": NUMBER, "resigned": SEAT, "replaced": f"{SEAT} .+", "closed": "()",
        "over": r"([^ |]+) \| winners((?: [0-9]{1,2})+) \| scores((?: -?[0-9]{1,9})+)"}

class Refused(Exception):
    """Why a record is not fair; the second argument is the line, if it is not the one just being read."""

def need(right, why, line=None):
    if not right:
        raise Refused(why, line)

def shown(text):
    return ascii(text if len(text) <= 60 else text[:57] + "...")

def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).digest()

class Draw:
    """A draw of a record: its label, what came, and the key stream (ChaCha20) that it must follow from."""

    def __init__(self, label, came, key):
        self.label, self.came, self.key, self.words, self.at = label, came, struct.unpack("<8L", key), [], 0

    def block(self, counter):
        start = [*struct.unpack("<4L", b"expand 32-byte k"), *self.key, counter, 0, 0, 0]
        x = start[:]
        for turn in range(80):  # 20 rounds of 4 quarters: columns, then diagonals
            shift = turn // 4 % 2
            a, b, c, d = ((turn + shift * row) % 4 + 4 * row for row in range(4))
            for p, q, r, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                x[p] = (x[p] + x[q]) & 0xffffffff
                mixed = x[r] ^ x[p]
                x[r] = (mixed << bits | mixed >> 32 - bits) & 0xffffffff
        return [(a + b) & 0xffffffff for a, b in zip(x, start)]

    def below(self, n):
        while True:
            if self.at == len(self.words):
                self.words += self.block(self.at // 16)
            word, self.at = self.words[self.at], self.at + 1
            if word < 2 ** 32 - 2 ** 32 % n:
                return word % n

    def places(self, size, count):
        """Where in a list of `size` items the `count` items stood that a deal takes out of it."""
        left, taken = list(range(size)), []
        for _ in range(count):
            at = self.below(len(left))
            taken.append(left[at])
            left[at] = left[-1]
            left.pop()
        return taken

    def deal(self, items, count):
        """Check a deal of `count` out of `items`; gives back what is left."""
        need(count <= len(items), f"{self.label}: {count} drawn where {len(items)} are left")
        places = self.places(len(items), count)
        self.compare([items[place] for place in places])
        return [item for place, item in enumerate(items) if place not in places]

    def dice(self, sides, count=None):
        self.compare([str(1 + self.below(sides)) for _ in range(count or len(self.came))])

    def compare(self, due):
        came = self.came
        need(came == due, f"{self.label}: the seed gives {shown(' '.join(due))}, not {shown(' '.join(came))}")

# One function a game checks the draws of a ply; `left`, what the lists hold before it, is never changed in
# place (a take-back needs it again): they give back what the lists hold after it. `seats` is the number of
# players.

def carcassonne(ply, draws, left, seats, options):
    need(ply or draws, "the deal draws no tile")
    left = left if ply else TILES
    for draw in draws:
        left = draw.deal(left, 1)
    return left

def barony(ply, draws, left, seats, options):
    boards = [draw for draw in draws if draw.label == "tiles"]
    need(bool(draws) == (ply == 0), "tiles are drawn in the deal, and only there")
    need(2 * len(boards) == len(draws) and draws[:1] == boards[:1],
         "each draw of tiles has one of turns after it")
    for draw in draws:
        draw.deal(options.get("tiles", BOARD).split(" "), 9 * seats) if draw in boards else draw.dice(3,
                                                                                                    9 * seats)

def kingsburg(ply, draws, left, seats, options):
    count, year = [draw.label for draw in draws].count, left or 0
    need(count("dice") % seats == 0, "dice are not drawn for each seat")
    need(count("neutral") == (count("dice") if seats == 2 else 0),
         "neutral is drawn twice a season, if two play")
    need(count("white") <= count("dice"), "white is drawn without dice")
    need(count("chapel-white") <= count("chapel"), "chapel-white is drawn without chapel")
    sizes = {"neutral": 3, "dice": 3, "chapel": 3, "statue": 1, "kings-die": 1}
    for draw in draws:
        if draw.label == "enemy":
            year += 1  # each year's comes once
            need(year <= 5, "a sixth enemy is drawn")
            draw.deal([f"y{year}-{enemy}" for enemy in ENEMIES[year]], 1)
        else:
            draw.dice(6, sizes.get(draw.label))
            sizes["neutral"] = 5 - sizes["neutral"] if draw.label == "neutral" else sizes["neutral"]
    return year

# Condottiere's list is sorted by kind: a pile is known when we know where each kind begins and ends in it.
# For each size that it can have (who knows how many cards are in hands?) a pile is here the lowest and the
# highest value of those places, narrowed by each card that comes, and how many of each kind were drawn
# since it was made. `kept`: how many of each kind can be missing from it at most.

def narrow(pile, kept, cards, places):
    """The pile after those cards came from those places, or None where that cannot be."""
    low, high, drawn = map(list, pile)
    gone = [0, *accumulate(drawn)]
    for kind, place in zip(cards, places):
        high[kind] = min(high[kind], place + gone[kind])
        low[kind + 1] = max(low[kind + 1], place + 1 + gone[kind + 1])
        drawn[kind] += 1
    least = [max(full - out, used) for full, out, used in zip(FULL, kept, drawn)]
    for kind, full in enumerate(FULL):
        low[kind + 1] = max(low[kind + 1], low[kind] + least[kind])
        high[kind + 1] = min(high[kind + 1], high[kind] + full)
    for kind, full in reversed([*enumerate(FULL)]):
        low[kind] = max(low[kind], low[kind + 1] - full)
        high[kind] = min(high[kind], high[kind + 1] - least[kind])
    fits = all(a <= b for a, b in zip(low + least, high + FULL))
    return (low, high, drawn) if fits else None

def untouched(size):
    return [0] * len(FULL) + [size], [size] * (len(FULL) + 1), [0] * len(FULL)

def elsewhere(draw, cards, lists):
    """Whether the cards can come from so many unknown lists, each drawn to its end before the next."""
    start = draw.at
    for size in range(1, ALL + 1):
        draw.at, here = start, min(size, len(cards))
        if narrow(untouched(size), FULL, cards[:here], draw.places(size, here)):
            if here == len(cards) or lists > 1 and elsewhere(draw, cards[here:], lists - 1):
                return True
    return False

def from_piles(draw, kept, piles, spills):
    """What the piles can be after that draw; if it `spills`, discards and rows follow on an empty one."""
    after, cards = [], [KIND[card] for card in draw.came]
    for pile in piles:
        left, draw.at = max(0, pile[0][-1] - sum(pile[2])), 0
        here = min(left, len(cards))
        new = narrow(pile, kept, cards[:here], draw.places(left, here)) if left else pile
        if new and (here == len(cards) or spills and elsewhere(draw, cards[here:], 2)):
            after.append((*new[:2], [n + cards[here:].count(kind) for kind, n in enumerate(new[2])]))
    return after

def condottiere(ply, draws, left, seats, options):
    battles, (kept, piles) = options.get("draw-after-battle", "off") != "off", left or ([0] * len(FULL), [])
    need(len(draws) == seats if ply == 0 else len(draws) <= seats + battles,
         "deck is not drawn once for each seat")
    need(all(card in KIND for draw in draws for card in draw.came), "deck: no such card")
    after_battle = battles and ply and len(draws) in (1, seats + 1)  # the first draw is one after a battle
    for at, draw in enumerate(draws):
        if at == after_battle:  # all that are in no hand make a new pile
            kept = [max((min(full, min(out, full - low[kind + 1] + high[kind]) + drawn[kind])
                         for low, high, drawn in piles), default=0) for kind, (full,
                                                                           out) in enumerate(zip(FULL, kept))]
            piles = filter(None, (narrow(untouched(size), kept, [], [])
                                  for size in range(ALL - sum(kept), ALL + 1)))
        piles = from_piles(draw, kept, piles, at < after_battle)
        need(piles, f"deck: draw {at + 1} of the ply follows from no pile that there can be")
    return kept, piles

class Record:
    """A record as far as it is read: what stands before the deal, then ply after ply."""

    def __init__(self, known):
        self.known, self.lines, self.heads, self.plies, self.left = known, {}, {}, [], None
        self.given_up, self.ended, self.draws, self.note = set(), False, 0, ""

    def read(self, line, number):
        key, _, rest = line.partition(" ")
        need(not self.ended, "something follows the end of the record")
        if self.plies and re.fullmatch("[0-9]+", key):
            match = re.fullmatch(f"{NUMBER} {SEAT} [^ |].*", line)
            need(match, f"{shown(line)} is no action")
            need(int(match[1]) == len(self.plies), f"ply {len(self.plies)} is due, not {match[1]}")
            self.play(line.split(" | ")[1:], self.seat(match[2]))
        elif not self.plies and re.fullmatch(r"0 deal( \| .*)?", line):
            self.check_head()
            self.play(line.split(" | ")[1:], None)
        else:
            match = re.fullmatch((BODY if self.plies else HEAD).get(key, "(?!)"), rest)
            need(match and line == (f"{key} {rest}" if rest else key), f"{shown(line)} cannot stand here")
            self.event(key, *match.groups()) if self.plies else self.head(key, match.groups(), number)

    def seat(self, text):
        need(int(text) < self.seats, f"there is no seat {text}")
        return int(text)

    def head(self, key, values, number):
        name = (key, values[0]) if key in ("option", "seat", "ticket", "word") else key
        need(name not in self.heads, f"{key} stands there twice")
        need(key != "ticket" or ("seat", values[0]) in self.heads, "a ticket before its seat")
        need(key != "word" or ("ticket", values[0]) in self.heads, "a word before its ticket")
        try:
            self.heads[name] = json.loads(values[1]).encode() if key == "word" else values[-1]
        except ValueError:  # no JSON, or what UTF-8 cannot write
            raise Refused("the word is no JSON string", None) from None
        if key in ("game", "beacon"):
            self.heads[key] = values
        self.lines[name] = number

    def check_head(self):
        """Check what stands before the deal: commitment, tickets, beacon."""
        heads, lines = self.heads, self.lines
        self.game, self.seats = heads.get("game", [""])[0], sum("seat" == name[0] for name in heads)
        self.options = {name[1]: value for name, value in heads.items() if name[0] == "option"}
        need(self.game in LABELS, "no line game, or an unknown game", lines.get("game"))
        names = [str(seat) for seat in range(self.seats)]
        need(0 < self.seats <= 16 and all(("seat", name) in heads for name in names),
             "the seats are not 0, 1 ... 15")
        for name in ["table", "commitment", "seed"] + [("ticket", name) for name in names]:
            need(name in heads,
                 f"no {name if name in HEAD else 'ticket of seat ' + name[1]}: nothing can be verified")
        self.seed, promised = bytes.fromhex(heads["seed"]), heads["commitment"].lower()
        made = sha256(b"tavolo fair-v1 commit", heads["table"].encode(), self.seed).hex()
        need(made == promised, "the seed does not fit the commitment", lines["commitment"])
        need(self.known in (None, promised), "this is not the commitment given", lines["commitment"])
        self.check_tickets([("ticket", name) for name in names])
        texts = (text for name in names for text in (heads["ticket", name].encode(),
                                                     heads.get(("word", name), b"")))
        self.recipe = "fair-v1"
        self.entropy = sha256(*(struct.pack(">L", len(text)) + text for text in texts))
        if "beacon" in heads:
            self.check_beacon(*heads["beacon"], lines["beacon"])

    def check_tickets(self, names):
        heads, lines, number, time, before = self.heads, self.lines, {}, {}, None
        for name in [*names, *({"opened", "start"} & {*heads})]:
            number[name] = int(heads[name])
            time[name] = (number[name] >> 22) + YEAR_2015
            need(0 < number[name] < 2 ** 64, "the number is 0 or too great for 64 bits", lines[name])
        for name in names:
            rises = not before or (number[name] > number[before] if "opened" in time else
                                   number[name] != number[before] and time[name] >= time[before] - 5000)
            need(rises, "the tickets do not rise from seat to seat", lines[name])
            need(time[name] >= time.get("opened", YEAR_2026 + 5000) - 5000, "the ticket is too old",
                 lines[name])
            before = name
        need(len({number[name] for name in names}) == len(names), "two seats share a ticket")
        need(("start" in heads) == ("beacon" in heads), "start and beacon do not stand together")
        self.latest = max(time[name] for name in names)
        if "start" in heads:
            need("opened" in time, "start without opened", lines["start"])
            need(time["start"] >= max(self.latest, time.get("opened", 0)) - 5000, "start is too old",
                 lines["start"])
            self.latest = max(self.latest, time["start"])

    def check_beacon(self, chain, number, signature, line):
        need(chain in CHAINS, f"unknown chain {shown(chain)}", line)
        genesis, period, public = CHAINS[chain]
        due = max(1, 1 - (genesis - self.latest - 3000) // period)  # rounded up
        need(int(number) == due, f"the beacon's round must be {due}", line)
        if signature:
            number, signature = struct.pack(">Q", due), bytes.fromhex(signature)
            need(not pairing or signed(sha256(number), signature, bytes.fromhex(public)),
                 "wrong signature", line)
            self.recipe, self.note = "fair-v2", "" if pairing else ", signature not checked: install py_ecc"
            numbers = struct.pack(">2Q", int(self.heads["opened"]), int(self.heads["start"]))
            self.entropy = sha256(b"tavolo fair-v2", self.entropy, numbers, number, sha256(signature))

    def play(self, texts, seat):
        """A ply, the deal included: check its draws, and remember what is to be known to take it back."""
        ply, labels, draws = len(self.plies), LABELS[self.game], []
        for text in texts:
            label, *came = text.split(" ")
            need(came and all(came), f"{shown(text)} is no draw")
            need(label in labels, f"{self.game} has no draws {shown(label)}")
            index = sum(draw.label == label for draw in draws)
            data = self.recipe.encode() + struct.pack(">LB", ply, len(label)) + label.encode()
            key = hmac.digest(self.seed, data + struct.pack(">L", index) + self.entropy, "sha256")
            draws.append(Draw(label, came, key))
        rows = [labels.index("tiles" if draw.label == "turns" else draw.label) for draw in draws]
        need(ply or rows[:1] == [0] and rows == sorted(rows),
             "the draws of the deal are not as they are to be")
        self.plies.append((seat, draws, self.left))
        self.draws += len(draws)
        # who begins is drawn once, in the deal; perhaps in a new game of a series of condottiere too
        need(rows.count(0) <= (ply == 0 or self.game == "condottiere"), f"{labels[0]} is drawn again")
        for draw in draws:
            if labels[0] == draw.label:
                draw.deal([str(seat) for seat in range(self.seats)], self.seats
                          if draw.label == "track" else 1)
        rest = [draw for draw in draws if draw.label != labels[0]]
        self.left = globals()[self.game](ply, rest, self.left, self.seats, self.options)

    def event(self, key, first, second=None, third=None):
        """A line after the deal that is no ply."""
        if key in ("back", "rewound"):
            ply, last = int(first), len(self.plies) - 1
            need(0 < ply <= last and (ply == last or key == "rewound"),
                 f"ply {ply} cannot be taken back here")
            seat, draws, self.left = self.plies[ply]
            need(key == "rewound" or not draws, "an action that drew luck is taken back")
            need(key == "rewound" or seat not in self.given_up, "an action of a given-up seat is taken back")
            del self.plies[ply:]
        elif key in ("resigned", "replaced"):
            need((self.seat(first) in self.given_up) == (key == "replaced"),
                 f"seat {first} cannot be {key} here")
            self.given_up ^= {int(first)}
        else:
            self.ended = True
            winners = [self.seat(seat) for seat in (second or "").split()]
            need(len({*winners}) == len(winners), "a winner stands there twice")
            need(key == "closed" or len(third.split()) == self.seats, "there is not a score for each seat")
            need(first != "alone" or {*range(self.seats)} - self.given_up == {*winners} and len(winners) == 1,
                 "not everybody but the winner has given up")

def signed(message, signature, public):
    """Whether that is the BLS signature of the message: e(signature, G2) = e(H(message), public key)."""
    try:
        point, key = pubkey_to_G1(signature), signature_to_G2(public)
    except Exception:  # no point of the curve
        return False
    tag = b"BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_"
    return subgroup_check(point) and pairing(G2, point) == pairing(key, hash_to_G1(message, tag,
                                                                                   hashlib.sha256))

def verdict(path, known):
    """Whether the record is fair, and what is to be said of it."""
    record, number = Record(known), 0
    try:
        with open(path, "rb") as file:
            lines = file.read().decode().split("\n")
        lines = lines if lines[-1] else lines[:-1]
        need(len(lines) <= 50000, "there are more than 50,000 lines")
        for number, line in enumerate(lines, 1):
            if number == 1:
                need(line == "tavolo-record 1", "the first line is not: tavolo-record 1")
            elif line and not line.startswith("#"):
                record.read(line, number)
        number = 0
        need(record.plies, "there is no deal" if lines else "the file is empty")
        need(record.ended, "the record is cut off: it has no line over or closed")
        return True, f"fair ({record.recipe}), {record.draws} draws{record.note}"
    except Refused as refused:
        number = refused.args[1] or number
        return False, "NOT FAIR: " + (f"line {number}: " if number else "") + refused.args[0]
    except UnicodeDecodeError:
        return False, "NOT FAIR: this is no UTF-8"
    except (OSError, ValueError) as error:
        return False, f"NOT FAIR: it cannot be read: {error}"

def main(args):
    known = None
    if args[:1] == ["--commitment"] and re.fullmatch(HEX64, (args + [""])[1]):
        known, args = args[1].lower(), args[2:]
    if not args or args[0].startswith("--"):
        print("usage: verify.py [--commitment HEX] FILE...", file=sys.stderr)
        return 2
    sys.stdout.reconfigure(errors="backslashreplace")
    verdicts = [(path, *verdict(path, known)) for path in args]
    for path, _, words in verdicts:
        print(f"{path}: {words}")
    return 0 if all(fair for _, fair, _ in verdicts) else 1

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
