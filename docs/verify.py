"""A second verifier for Tavolo's game records, written from docs/RECORDS.md alone: no code of the program.

Usage: python3 verify.py [--commitment HEX] FILE...
One line a file: "FILE: fair (fair-v1|fair-v2), N draws" or "FILE: NOT FAIR: why". Exit code 0 if all are
fair, 1 otherwise, 2 for a wrong call. Python 3.11; the package py_ecc, if there, checks a beacon's signature.
Checked are the lines' form, order and digest, commitment and tickets (without these, seed and table: NOT FAIR),
the beacon, every draw of every ply against the seed (N, taken back or not), that the record ends; not the rules
of the games: when and how often something is drawn, how many white dice, what people may do, who won; nor
- duplicates: whose luck it is. One record is read at a time, so the original's table, recipe, entropy and plies are
  taken as `original` and `drawn` give them, and the original's own tickets, words and beacon are not seen;
- condottiere: which cards are kept for a new round (what is dealt must fit all 110 less as many as hands can
  hold), what `draw-after-battle` draws of discards and rows, and how many cards are kept after that;
- take-backs of what showed something hidden or ended the game, and how far `rewound` may go back."""
import collections, functools, hashlib, hmac, itertools, json, pathlib, re, struct, sys
try:
    from py_ecc.bls import g2_primitives, hash_to_curve
    from py_ecc.optimized_bls12_381 import G2, pairing
except Exception:  # absent or broken: the same to us
    pairing = None

YEAR_2015, YEAR_2026 = 1420070400000, 1767225600000  # this and all times: milliseconds since 1970
CHAINS = dict(quicknet=(1692803367000, 3000, "", bytes.fromhex(  # genesis, period, note, public key
    "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451"
    "0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a")),
    sandbox=(1700000000000, 1000, ", but anybody can make sandbox's numbers", bytes.fromhex(
    "b9f478580984aab4e289176031520a7b86bf0324dea3a67c0a01482f4b6b6e1564353f22a9f19ed345aca3ce7359c443"
    "12ad47327654e2c061bd9b3d3ac937ecbafb65606207fc3bf9ccc63ee3149264223690d2f760cb127bf30030844e97ab")))
LABELS = dict(condottiere="first-seat deck", carcassonne="first-seat tile", barony="first-seat tiles turns",
              kingsburg="track neutral dice white statue chapel chapel-white enemy kings-die")
CARDS = dict(m1=10, m2=8, m3=8, m4=8, m5=8, m6=8, m10=8, winter=3, spring=3, bishop=6, courtesan=12,
             drummer=6, heroine=3, scarecrow=16, surrender=3)
KIND, BEFORE = {card: kind for kind, card in enumerate(CARDS)}, [0, *itertools.accumulate(CARDS.values())]
ALL, TILES = BEFORE[-1], [*"AABBBBCDDDEEEEEFFGHHHIIJJJKKKLLLMMNNNOOPPPQRRRSSTUUUUUUUUVVVVVVVVVWWWWX"]
BOARD = ("MMM FFF PPP CCC MMF MMP MMC MFF FFP FFC MPP FPP PPC MCC FCC PCC MFP MFC MPC FPC "
         "LMM LMF LMP LMC LFM LFF LFP LFC LPM LPF LPP LPC LCM LCF LCP LCC")
ENEMIES = [year.split() for year in (  # the first to the fifth year
    "barbarians-2 goblins-2 goblins-3 orcs-3 zombies-4", "goblins-3 goblins-4 orcs-4 barbarians-5 zombies-5",
    "goblins-4 goblins-5 orcs-5 demons-6 zombies-6", "goblins-5 goblins-6 demons-6 orcs-7 zombies-7",
    "barbarians-7 barbarians-8 demons-8 demons-9 dragons-9")]
BEYOND = 2 ** 32 - 1  # in a duplicate the ply of what its original did not draw
NUMBER, HEX64, SEAT = "(0|[1-9][0-9]{0,19})", "([0-9a-fA-F]{64})", "(0|[1-9][0-9]?)"
HEAD = {  # the rest of each line before the deal, and in BODY of those after it that are no plies
    "game": "([^ ]+) (0|[1-9][0-9]*)", "table": "([^ ]+)", "opened": NUMBER, "option": "([^ ]+) (.+)",
    "seat": f"{SEAT} (.+)", "ticket": f"{SEAT} {NUMBER}", "word": f'{SEAT} (".+")', "commitment": HEX64,
    "start": NUMBER, "beacon": f"([^ ]+) {NUMBER} ([0-9a-f]{{96}}|waived)", "seed": HEX64,
    "original": f"([^ ]+) (fair-v1|fair-v2) {HEX64}", "drawn": "([^ ]+)((?: (?:0|[1-9][0-9]{0,9}))+)",
    "twins": "()"}
BODY = {"back": NUMBER, "rewound": NUMBER, "resigned": SEAT, "replaced": f"{SEAT} .+", "closed": "()",
        "over": r"([^ |]+) \| winners((?: [0-9]{1,2})+) \| scores((?: -?[0-9]{1,9})+)"}

def need(right, why):
    if not right:
        raise ValueError(why)

def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).digest()

@functools.lru_cache
def block(key, counter):
    """The 16 words of that block of ChaCha20's key stream, with a zero nonce."""
    start = struct.unpack("<16L", b"expand 32-byte k" + key + struct.pack("<L", counter) + bytes(12))
    x = [*start]
    for turn in range(80):  # 20 rounds of 4 quarters: columns, then diagonals
        a, b, c, d = ((turn + turn // 4 % 2 * row) % 4 + 4 * row for row in range(4))
        for p, q, r, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[p] = (x[p] + x[q]) & 0xffffffff
            mixed = x[r] ^ x[p]
            x[r] = (mixed << bits | mixed >> 32 - bits) & 0xffffffff
    return [(a + b) & 0xffffffff for a, b in zip(x, start)]

class Draw:
    """A draw of a record: its label, what came, and the key of the stream that it must follow from."""
    def __init__(self, label, came, key):
        self.label, self.came, self.key, self.at = label, came, key, 0

    def below(self, n):
        while True:
            word, self.at = block(self.key, self.at // 16)[self.at % 16], self.at + 1
            if word < 2 ** 32 - 2 ** 32 % n:
                return word % n

    def places(self, size, count):
        """Where in a list of `size` items the `count` items stood that a deal takes out of it."""
        left, taken = list(range(size)), []
        for _ in range(count):
            at = self.below(len(left))
            left[at], left[-1] = left[-1], left[at]
            taken.append(left.pop())
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
        due, came = " ".join(due), " ".join(self.came)
        need(came == due, f"{self.label}: the seed gives {due[:60]!a}, not {came[:60]!a}")

# A function a game checks the draws of a ply: from what the lists held (`left`) it makes what they hold then.
def carcassonne(ply, draws, left, seats, heads):
    need(ply or draws, "the deal draws no tile")
    return functools.reduce(lambda left, draw: draw.deal(left, 1), draws, left if ply else TILES)

def barony(ply, draws, left, seats, heads):
    pairs, board = len(draws) // 2, heads.get(("option", "tiles"), BOARD).split(" ")
    need(bool(pairs) == (ply == 0), "tiles are drawn in the deal, and only there")
    need([draw.label for draw in draws] == ["tiles", "turns"] * pairs, "tiles and turns do not alternate")
    for tiles, turns in zip(draws[::2], draws[1::2]):
        tiles.deal(board, 9 * seats)
        turns.dice(3, 9 * seats)

def kingsburg(ply, draws, left, seats, heads):
    year, neutral = left or 0, itertools.cycle([3, 2])
    sizes = {"dice": 3, "chapel": 3, "statue": 1, "kings-die": 1}  # of `white` and `chapel-white` any
    for draw in draws:
        if draw.label == "enemy":
            year += 1  # each year's comes once
            need(year <= 5, "a sixth enemy is drawn")
            draw.deal([f"y{year}-{enemy}" for enemy in ENEMIES[year - 1]], 1)
        else:
            draw.dice(6, next(neutral) if draw.label == "neutral" else sizes.get(draw.label))
    return year

def condottiere(ply, draws, left, seats, heads):
    piles, battles = left or [], heads.get(("option", "draw-after-battle"), "off") != "off"
    need(len(draws) <= seats + battles and (ply or len(draws) == seats), "deck is not drawn for each seat")
    need(all(card in KIND for draw in draws for card in draw.came), "deck: no such card")
    after_battle = battles and ply and len(draws) in (1, seats + 1)  # the first draw is one after a battle
    for at, draw in enumerate(draws):
        if at == after_battle:  # all that are in no hand make a new pile; it can be one of several sizes
            most = max((ALL - len(places) for _, places, _ in piles), default=0)
            piles = [(missing, range(ALL - missing), []) for missing in range(most + 1)]
        piles = [*filter(None, (drawn_from(pile, draw, at < after_battle) for pile in piles))]
        need(piles, f"deck: draw {at + 1} of the ply follows from no pile that there can be")
    return piles

def drawn_from(pile, draw, spills):
    """The pile after that draw, or None if that cannot be. It is all cards by kind, less `missing` ones;
    `places` are left, `seen` came from others. If the draw `spills`, an empty pile gives way to another."""
    (missing, places, seen), draw.at, gone, last = pile, 0, 0, 0
    taken = draw.places(len(places), min(len(places), len(draw.came)))
    seen = sorted(seen + [(places[at], KIND[card]) for at, card in zip(taken, draw.came)])
    for place, kind in seen:
        gone = max(gone, BEFORE[kind] - place)  # so many at least are missing of the kinds before this one
        if kind < last or gone > min(missing, BEFORE[kind + 1] - 1 - place):
            return None
        last = kind
    left = [place for at, place in enumerate(places) if at not in taken]
    return (missing, left, seen) if spills or len(taken) == len(draw.came) else None

class Record:
    """A record as far as it is read: what stands before the deal, then ply after ply."""
    def __init__(self, known):
        self.known, self.number, self.heads, self.plies, self.left = known, 0, {}, [], None
        self.given_up, self.ended, self.draws, self.note = set(), False, 0, ""
        self.made = collections.Counter()  # how many draws of a label the plies that stand made

    def read(self, line, number):
        self.number = number
        need(not self.ended, "something follows the end of the record")
        key, space, rest = line.partition(" ")
        ply = re.fullmatch(f"{NUMBER} {SEAT} [^ |].*" if self.plies else r"(0) deal( \| .*)?", line)
        match = re.fullmatch((BODY if self.plies else HEAD).get(key, "(?!)"), rest)
        need(ply or match and bool(space) == bool(rest), f"{line[:60]!a} cannot stand here")
        if ply:
            need(int(ply[1]) == len(self.plies), f"ply {len(self.plies)} is due, not {ply[1]}")
            if not self.plies:
                self.check_head()
            self.number = number
            self.play(line.split(" | ")[1:], ply[2])
        else:
            (self.event if self.plies else self.head)(key, *match.groups())

    def head(self, key, *values):
        name = (key, values[0]) if key in ("option", "seat", "ticket", "word", "drawn") else key
        before = {"ticket": "seat", "word": "ticket", "drawn": "original"}.get(key)
        need(name not in self.heads, f"{key} stands there twice")
        due = before if key == "drawn" else (before, values[0])
        need(not before or due in self.heads, f"a {key} before its {before}")
        value = values if key in ("game", "beacon", "original") else values[-1]
        self.heads[name] = json.loads(value).encode() if key == "word" else value
        need("original" not in self.heads or not self.heads.keys() & {"start", "beacon"},
             "a record with original has no start and no beacon")
        need(not {"original", "twins"} <= self.heads.keys(), "a record with original has no twins")
        if key == "drawn":  # for each draw the ply and, counted within it, the index
            plies = [*map(int, value.split())]
            need(plies == sorted(plies) and plies[-1] < BEYOND, "plies of drawn that fall or are too great")
            self.heads[name] = [(ply, at) for ply, same in itertools.groupby(plies) for at, _ in enumerate(same)]

    def check_head(self):
        """Check what stands before the deal: commitment, tickets, beacon. What is wrong there has no line."""
        heads, self.number = self.heads, 0
        self.names = names = sorted((name[1] for name in heads if name[0] == "seat"), key=int)
        self.game, self.seats = heads.get("game", [""])[0], len(names)
        need(self.game in LABELS, "no line game, or an unknown game")
        need(0 < self.seats <= 16 and int(names[-1]) == self.seats - 1, "the seats are not 0, 1 ... 15")
        missing = {"table", "commitment", "seed", *(("ticket", name) for name in names)} - {*heads}
        need(not missing, "no table, commitment, seed or ticket of a seat: nothing can be verified")
        self.seed, promised = bytes.fromhex(heads["seed"]), heads["commitment"].lower()
        made = sha256(b"tavolo fair-v1 commit", heads["table"].encode(), self.seed).hex()
        need(made == promised, "the seed does not fit the commitment")
        need(self.known in (None, promised), "this is not the commitment given")
        pairs = ((heads["ticket", name].encode(), heads.get(("word", name), b"")) for name in names)
        texts = (struct.pack(">L", len(text)) + text for pair in pairs for text in pair)
        self.recipe, self.entropy = "fair-v1", sha256(*texts)
        if "original" in heads:
            table, self.recipe, entropy = heads["original"]
            self.entropy, self.note = bytes.fromhex(entropy), f", the luck of table {ascii(table)[1:-1]} once more"
        self.check_numbers([int(heads["ticket", name]) for name in names])

    def check_numbers(self, tickets):
        heads, opened, start = self.heads, *(int(self.heads.get(name, 0)) for name in ("opened", "start"))
        numbers = tickets + [opened] * ("opened" in heads) + [start] * ("start" in heads)
        need(all(0 < number < 2 ** 64 for number in numbers), "a number is 0 or too great for 64 bits")
        time = {number: (number >> 22) + YEAR_2015 for number in numbers}
        need(min(map(time.get, tickets)) >= (time[opened] - 5000 if opened else YEAR_2026), "a ticket is too old")
        need(len({*tickets}) == len(tickets), "two seats share a ticket")
        rise = (a < b if opened else time[a] <= time[b] + 5000 for a, b in itertools.pairwise(tickets))
        need(all(rise), "the tickets do not rise from seat to seat")
        if "beacon" in heads:
            need(opened and start, "a beacon without opened or start")
            need(time[start] >= max(time.values()) - 5000, "start is too old")
            latest, (chain, number, signature) = max(map(time.get, [*tickets, start])), heads["beacon"]
            need(chain in CHAINS, "a beacon that nobody here knows")
            genesis, period, note, public = CHAINS[chain]
            due = max(1, 1 - (genesis - latest - 3000) // period)  # rounded up
            need(int(number) == due, f"the beacon must be round {due} of {chain}")
            self.note = note if signature != "waived" else f", round {due} of {chain} waived"
            if signature != "waived":
                self.mix(bytes.fromhex(signature), struct.pack(">3Q", opened, start, due), public)

    def mix(self, signature, numbers, public):
        """Mix the beacon into the entropy: its signature, and the numbers opened, start and round."""
        need(not pairing or signed(sha256(numbers[16:]), signature, public), "wrong signature")
        self.recipe, self.note = "fair-v2", self.note + ("" if pairing else ", signature not checked (py_ecc)")
        self.entropy = sha256(b"tavolo fair-v2", self.entropy, numbers, sha256(signature))

    def play(self, texts, seat):
        """A ply, the deal included: check its draws, and remember what a take-back needs."""
        need(seat in self.names or not self.plies, f"there is no seat {seat}")
        ply, labels, draws = len(self.plies), LABELS[self.game].split(), []
        for text in texts:
            label, *came = text.split(" ")
            need(label in labels and came and all(came), f"{text[:60]!a} is no draw of {self.game}")
            at, index = self.place(ply, label, sum(draw.label == label for draw in draws))
            data = self.recipe.encode() + struct.pack(">LB", at, len(label)) + label.encode()
            key = hmac.digest(self.seed, data + struct.pack(">L", index) + self.entropy, "sha256")
            draws.append(Draw(label, came, key))
            self.made[label] += 1
        rows = [labels.index(draw.label if draw.label != "turns" else "tiles") for draw in draws]
        need(ply or rows[:1] == [0] and rows == sorted(rows), "the deal does not draw in its order")
        for draw in draws:
            if draw.label == labels[0]:
                draw.deal(self.names, self.seats if draw.label == "track" else 1)
        self.plies.append((seat, draws, self.left))
        self.draws += len(draws)
        others = [draw for draw in draws if draw.label != labels[0]]
        self.left = globals()[self.game](ply, others, self.left, self.seats, self.heads)

    def place(self, ply, label, index):
        """The ply and the index that a draw's key is made of: its own, in a duplicate the original draw's, with twins
        how many were drawn before."""
        if not {"original", "twins"} & self.heads.keys():
            return ply, index
        drawn, made = self.heads.get(("drawn", label), []), self.made[label]
        return drawn[made] if made < len(drawn) else (BEYOND, made)

    def event(self, key, first, winners="", scores=""):
        if key in ("back", "rewound"):
            ply, last = int(first), len(self.plies) - 1
            need(0 < ply <= last and (key == "rewound" or ply == last), f"ply {ply} cannot be taken back")
            seat, draws, self.left = self.plies[ply]
            need(key == "rewound" or not draws and seat not in self.given_up, "this cannot be taken back")
            self.made.subtract(draw.label for _, gone, _ in self.plies[ply:] for draw in gone)
            del self.plies[ply:]
        elif key in ("resigned", "replaced"):
            need(first in self.names and (first in self.given_up) == (key == "replaced"), f"no {key} here")
            self.given_up ^= {first}
        else:
            self.ended = True
            need({*winners.split()} <= {*self.names}, "a winner has no seat")
            need(key == "closed" or len(scores.split()) == self.seats, "there is not a score for each seat")

def signed(message, signature, public):
    """Whether that is the BLS signature of the message: e(signature, G2) = e(H(message), public key)."""
    try:
        point, key = g2_primitives.pubkey_to_G1(signature), g2_primitives.signature_to_G2(public)
    except Exception:  # no point of the curve
        return False
    hashed = hash_to_curve.hash_to_G1(message, b"BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_", hashlib.sha256)
    return g2_primitives.subgroup_check(point) and pairing(G2, point) == pairing(key, hashed)

def verdict(path, known):
    record, before = Record(known), hashlib.sha256()
    try:
        lines = pathlib.Path(path).read_bytes().decode().removesuffix("\n").split("\n")
        need(len(lines) <= 50000, "there are more than 50,000 lines")
        need(lines[0] == "tavolo-record 1", "the first line is not: tavolo-record 1")
        for number, line in enumerate(lines, 1):
            digest = re.fullmatch(f"# digest {HEX64} *", line)
            need(not digest or digest[1].lower() == before.hexdigest(), f"line {number}: a digest of other lines")
            before.update(line.encode() + b"\n")
            if number > 1 and line and not line.startswith("#"):
                record.read(line, number)
        need(record.ended, "the record is cut off: it has no line over or closed")
        return True, f"fair ({record.recipe}), {record.draws} draws{record.note}"
    except (OSError, ValueError) as error:  # ours, no file, no UTF-8, a word that is no JSON
        return False, "NOT FAIR: " + (f"line {record.number}: " if record.number else "") + str(error)

def main(args):
    given = args[:1] == ["--commitment"] and re.fullmatch(HEX64, (args + [""])[1])
    known, args = (args[1].lower(), args[2:]) if given else (None, args)
    if not args or args[0].startswith("--"):
        return print("usage: verify.py [--commitment HEX] FILE...", file=sys.stderr) or 2
    sys.stdout.reconfigure(errors="backslashreplace")
    verdicts = [verdict(path, known) for path in args]
    print("\n".join(f"{path}: {words}" for path, (_, words) in zip(args, verdicts)))
    return 0 if all(fair for fair, _ in verdicts) else 1

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
