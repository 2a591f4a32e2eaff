"""Usage: python forms.py PART OUT [EACH] | sample FILE: six printed forms filled in by hand, with what stands on them, as sets of cases for
evals/train/ocr/by-hand.ts. PART: tuning, kept (fonts of other people's writing), kept-strokes, or printed (the same forms typed in:
what a hand costs and what the form costs). 'sample' draws the sample of patient-name-extraction. Seeded; needs HAND_FONTS
(README.md)."""

import json
import sys
from pathlib import Path

import numpy as np
from lines import hand_of, known, printed_fonts
from paper import worn
from pen import Line, face, has_glyph
from PIL import Image, ImageDraw
from words import MONTHS, Words

WIDE, HIGH = 1654, 2339  # A4 at 200 dots an inch
CAPITAL = (21, 34)


class TypedHand:
    """Types into the form instead."""

    def __init__(self, rng: np.random.Generator):
        self.path = str(rng.choice([f for f in printed_fonts(False) if "LiberationMono-Regular" in f or "DejaVuSansMono.ttf" in f or "LiberationSans-Regular" in f]))

    def knows(self, character: str) -> bool:
        return character == " " or has_glyph(self.path, character)

    def write(self, text: str, cap: float, pitch: float | None = None) -> Line:
        size = round(cap / 0.72)
        font = face(self.path, size)
        wide = int(pitch * len(text) if pitch else font.getlength(text)) + size
        image = Image.new("L", (wide, size * 2), 0)
        draw = ImageDraw.Draw(image)
        if pitch:
            for at, character in enumerate(text):
                draw.text(((at + 0.5) * pitch, size * 1.4), character, fill=255, font=font, anchor="ms")
        else:
            draw.text((4, size * 1.4), text, fill=255, font=font, anchor="ls")
        return Line(np.asarray(image, np.float32) / 255, size * 1.4 - cap, size * 1.4, [0.0])


class Sheet:
    def __init__(self, rng: np.random.Generator, part: str):
        self.rng, self.part = rng, part
        self.hand = TypedHand(rng) if part == "printed" else hand_of(part, rng)
        faces = [f for f in printed_fonts(False) if Path(f).name in ("LiberationSans-Regular.ttf", "DejaVuSans.ttf", "LiberationSerif-Regular.ttf", "Roboto-Regular.ttf")]
        self.face = str(rng.choice(faces))
        self.print = Image.new("L", (WIDE, HIGH), 255)
        self.draw = ImageDraw.Draw(self.print)
        self.ink = np.zeros((HIGH, WIDE), np.float32)
        self.cap = float(rng.uniform(*CAPITAL))
        self.rule = int(rng.uniform(0, 120))

    def text(self, x: float, y: float, text: str, size: int = 26, anchor: str = "ls") -> None:
        self.draw.text((x, y), text, fill=20, font=face(self.face, size), anchor=anchor)

    def line(self, x: float, y: float, x2: float, y2: float) -> None:
        self.draw.line((x, y, x2, y2), fill=self.rule, width=2)

    def write(self, x: float, y: float, text: str, pitch: float | None = None, room: float = 1e9) -> None:
        """Capitals whose foot is at y."""
        cap = self.cap if pitch is None else min(self.cap * 1.1, pitch * 0.85)
        text = known(text, self.hand)
        line = self.hand.write(text, cap, pitch)
        columns = np.flatnonzero(line.ink.max(axis=0) > 0.2)
        if pitch is None and len(columns) and columns[-1] - columns[0] > room:
            line = self.hand.write(text, cap * room / (columns[-1] - columns[0]))
            columns = np.flatnonzero(line.ink.max(axis=0) > 0.2)
        start = round(line.cells[0]) if pitch is not None else int(columns[0]) if len(columns) else 0
        left, top = round(x) - start, round(y - line.foot + self.rng.normal(0, 2))
        ink = line.ink
        if left < 0:
            ink, left = ink[:, -left:], 0
        if top < 0:
            ink, top = ink[-top:], 0
        place = self.ink[top : top + ink.shape[0], left : left + ink.shape[1]]
        np.maximum(place, ink[: place.shape[0], : place.shape[1]], out=place)

    def cell(self, x: int, y: int, w: int, h: int, label: str, *values: str) -> None:
        """A box with its label in the corner."""
        self.draw.rectangle((x, y, x + w, y + h), outline=self.rule, width=2)
        self.text(x + 8, y + 24, label, 19)
        step = (h - 34) / max(1, len(values))
        for at, value in enumerate(values):
            self.write(x + 20, y + 30 + step * (at + 0.82), value, room=w - 40)

    def ruled(self, x: int, y: int, w: int, label: str, value: str) -> None:
        self.text(x, y, label, 25)
        start = x + face(self.face, 25).getlength(label) + 14
        self.line(start, y + 5, x + w, y + 5)
        self.write(start + 10, y, value, room=x + w - start - 20)

    def comb(self, x: int, y: int, label: str, cells: int, value: str, pitch: int = 46) -> None:
        self.text(x, y - 10, label, 21)
        self.draw.rectangle((x, y, x + cells * pitch, y + 56), outline=self.rule, width=2)
        for at in range(1, cells):
            self.line(x + at * pitch, y, x + at * pitch, y + 56)
        self.write(x, y + 47, value, pitch)

    def table(self, x: int, y: int, widths: list[int], headings: list[str], rows: list[list[str]], high: int = 62, empty: int = 2) -> int:
        right = x + sum(widths)
        bottom = y + 44 + high * (len(rows) + empty)
        for row in range(len(rows) + empty + 2):
            at = y if row == 0 else y + 44 + high * (row - 1)
            self.line(x, at, right, at)
        edge = x
        for width, heading in zip([*widths, 0], [*headings, ""]):
            self.line(edge, y, edge, bottom)
            self.text(edge + 10, y + 31, heading, 21)
            edge += width
        for at, row in enumerate(rows):
            edge = x
            for width, value in zip(widths, row):
                self.write(edge + 14, y + 44 + high * (at + 0.8), value, room=width - 24)
                edge += width
        return bottom

    def picture(self, wear: str) -> Image.Image:
        rng = self.rng
        paper, pen = rng.uniform(238, 255), rng.uniform(10, 110)
        grey = np.asarray(self.print, np.float32) * paper / 255
        grey = np.minimum(grey, paper - self.ink * (paper - (20 if self.part == "printed" else pen)))
        image = Image.fromarray(grey.astype(np.uint8)).rotate(float(rng.normal(0, 0.5 if wear == "scan" else 1.2)), Image.BILINEAR, fillcolor=int(paper))
        if wear == "photo":
            move = [float(v) for v in rng.normal(0, 22, 8)]
            corners = (move[0], move[1], move[2], HIGH + move[3], WIDE + move[4], HIGH + move[5], WIDE + move[6], move[7])
            image = image.transform(image.size, Image.QUAD, corners, Image.BILINEAR, fillcolor=int(paper * 0.8))
        return Image.fromarray(np.clip(worn(np.asarray(image, np.float32), wear, rng), 0, 255).astype(np.uint8))


def iso(rng: np.random.Generator) -> tuple[str, str]:
    day, month, year = int(rng.integers(13, 29)), int(rng.integers(1, 13)), int(rng.integers(2023, 2027))
    return f"{year}-{month:02}-{day:02}", str(rng.choice([f"{month:02}/{day:02}/{year}", f"{day} {MONTHS[month - 1]} {year}", f"{month}/{day}/{year}"]))


def money(value: float) -> str:
    return f"{value:.2f}"


def lines_of(w: Words, rng: np.random.Generator, count: int) -> list[tuple[int, str, float, float]]:
    found, seen = [], set()
    while len(found) < count:
        goods = w.of("goods")
        if goods in seen:
            continue
        seen.add(goods)
        quantity, price = int(rng.integers(2, 30)), round(float(rng.integers(200, 9000)) / 100, 2)
        found.append((quantity, goods, price, round(quantity * price, 2)))
    return found


def address(w: Words) -> tuple[str, str]:
    return f"{w.digits(2)} {w.of('street')}", f"{w.of('town')} {w.digits(5)}"


def two(w: Words, kind: str) -> tuple[str, str]:
    first, second = w.of(kind), w.of(kind)
    while second == first:
        second = w.of(kind)
    return first, second


def bill_of_lading(s: Sheet, w: Words, rng: np.random.Generator) -> dict:
    shipper, consignee = two(w, "firm")
    date, written = iso(rng)
    number, pro = w.digits(7), w.digits(9)
    carrier = str(rng.choice(["REDLINE HAULAGE", "OVERLAND EXPRESS", "TIMBERLAKE TRUCKING"]))
    goods = lines_of(w, rng, 3)
    weights = [int(rng.integers(120, 2400)) for _ in goods]
    s.text(WIDE / 2, 120, "STRAIGHT BILL OF LADING - SHORT FORM", 42, "ms")
    s.ruled(100, 210, 640, "Bill of Lading No.", number)
    s.ruled(820, 210, 700, "Date", written)
    s.cell(100, 250, 720, 190, "SHIPPER (NAME AND ADDRESS)", shipper, *address(w))
    s.cell(830, 250, 720, 190, "CONSIGNEE (NAME AND ADDRESS)", consignee, *address(w))
    s.cell(100, 450, 720, 100, "CARRIER NAME", carrier)
    s.cell(830, 450, 720, 100, "PRO NUMBER", pro)
    rows = [[str(q), g, f"{weight}"] for (q, g, _, _), weight in zip(goods, weights)]
    end = s.table(100, 600, [200, 950, 300], ["NO. PACKAGES", "DESCRIPTION OF ARTICLES", "WEIGHT (LBS)"], rows)
    pieces = sum(q for q, *_ in goods)
    s.ruled(100, end + 80, 600, "Total packages", str(pieces))
    s.ruled(820, end + 80, 700, "Total weight (lbs)", str(sum(weights)))
    s.text(100, end + 160, "Received, subject to individually determined rates or contracts, the property described above.", 20)
    return {
        "fields": {"shipper": shipper, "consignee": consignee, "carrier": carrier, "bolNumber": number, "proNumber": pro, "date": date, "pieces": pieces, "weight": sum(weights)},
        "lines": [{"description": g, "weight": weight} for (_, g, _, _), weight in zip(goods, weights)],
    }


def invoice(s: Sheet, w: Words, rng: np.random.Generator) -> dict:
    date, written = iso(rng)
    number, buyer = w.digits(5), w.of("firm")
    goods = lines_of(w, rng, 4)
    net = round(sum(a for *_, a in goods), 2)
    tax = round(net * 0.08, 2)
    s.text(100, 130, "Tillerman Hardware & Supply Co.", 44)
    s.text(100, 175, "418 Quayside Road, Norwick, OR 97222   Tel. 555-0172", 24)
    s.text(1550, 130, "INVOICE", 44, "rs")
    s.ruled(1000, 230, 550, "Invoice No.", number)
    s.ruled(1000, 300, 550, "Date", written)
    s.text(100, 230, "Bill to:", 25)
    for at, value in enumerate((buyer, *address(w))):
        s.line(110, 285 + 65 * at, 860, 285 + 65 * at)
        s.write(120, 279 + 65 * at, value, room=720)
    rows = [[str(q), g, money(p), money(a)] for q, g, p, a in goods]
    end = s.table(100, 480, [160, 800, 240, 250], ["Qty", "Description", "Unit price", "Amount"], rows, empty=3)
    for at, (label, value) in enumerate((("Subtotal", net), ("Sales tax 8%", tax), ("Total $", round(net + tax, 2)))):
        y = end + 64 * (at + 1)
        s.text(1280, y - 18, label, 25, "rs")
        s.draw.rectangle((1300, y - 64, 1550, y), outline=s.rule, width=2)
        s.write(1318, y - 12, money(value), room=220)
    s.text(100, end + 320, "Thank you for your business. Payment within 30 days.", 22)
    return {
        "fields": {"number": number, "date": date, "buyer": buyer, "net": net, "tax": tax, "total": round(net + tax, 2)},
        "lines": [{"description": g, "amount": a} for _, g, _, a in goods],
    }


def medical(s: Sheet, w: Words, rng: np.random.Generator) -> dict:
    given, family = w.of("given"), w.of("family")
    date, written = iso(rng)
    account, member = w.digits(8), f"{w.capitals(3, 3)}{w.digits(9)}"
    payer = str(rng.choice(["HARVEST HEALTH PLAN", "NORTHERN MUTUAL INSURANCE", "CEDAR LIFE INSURANCE"]))
    services = [("99213", "OFFICE VISIT"), ("36415", "BLOOD DRAW"), ("71046", "CHEST X-RAY"), ("97110", "EXERCISE"), ("90471", "VACCINATION")]
    rng.shuffle(services)
    rows = [(c, d, round(float(rng.integers(2000, 30000)) / 100, 2)) for c, d in services[:3]]
    total = round(sum(a for *_, a in rows), 2)
    s.text(WIDE / 2, 120, "Lakemont Family Practice", 44, "ms")
    s.text(WIDE / 2, 165, "77 Orchard Street, Lakemont, PA 18401", 24, "ms")
    s.text(WIDE / 2, 225, "STATEMENT OF SERVICES", 34, "ms")
    s.cell(100, 260, 860, 100, "PATIENT NAME", f"{given} {family}")
    s.cell(970, 260, 580, 100, "ACCOUNT NO.", account)
    s.cell(100, 370, 860, 100, "INSURANCE COMPANY", payer)
    s.cell(970, 370, 580, 100, "MEMBER ID", member)
    s.cell(100, 480, 860, 100, "STATEMENT DATE", written)
    end = s.table(100, 630, [260, 860, 330], ["CPT CODE", "DESCRIPTION", "CHARGE"], [[c, d, money(a)] for c, d, a in rows])
    s.ruled(900, end + 80, 650, "Total charges", money(total))
    return {
        "fields": {"patient": f"{given} {family}", "patientId": account, "payer": payer, "memberId": member, "date": date, "total": total, "cptCodes": {"set": [c for c, *_ in rows]}},
        "lines": [{"description": d, "amount": a} for _, d, a in rows],
    }


def insurance(s: Sheet, w: Words, rng: np.random.Generator) -> dict:
    buyer = f"{w.of('given')} {w.of('family')}"
    date, written = iso(rng)
    year = int(rng.integers(2024, 2027))
    policy, number = f"{w.capitals(2, 2)}-{w.digits(7)}", w.digits(6)
    premium, tax = round(float(rng.integers(20000, 190000)) / 100, 2), round(float(rng.integers(1000, 9000)) / 100, 2)
    total = round(premium + tax, 2)
    s.text(100, 130, "Bellhaven Mutual Insurance Company", 42)
    s.text(100, 175, "1 Assurance Plaza, Hartwell, CT 06103", 24)
    s.text(100, 260, "PREMIUM NOTICE", 36)
    s.ruled(100, 350, 700, "Notice No.", number)
    s.ruled(860, 350, 690, "Date", written)
    s.cell(100, 390, 720, 190, "NAMED INSURED", buyer, *address(w))
    s.cell(830, 390, 720, 95, "POLICY NUMBER", policy)
    s.cell(830, 485, 360, 95, "PERIOD FROM", f"03/15/{year}")
    s.cell(1190, 485, 360, 95, "PERIOD TO", f"03/15/{year + 1}")
    for at, (label, value) in enumerate((("Premium", premium), ("Tax", tax), ("Total due $", total))):
        s.ruled(860, 680 + 75 * at, 690, label, money(value))
    return {"fields": {"buyer": buyer, "policy": policy, "number": number, "date": date, "periodFrom": f"{year}-03-15", "periodTo": f"{year + 1}-03-15", "premium": premium, "tax": tax, "total": total}}


def packing_slip(s: Sheet, w: Words, rng: np.random.Generator) -> dict:
    target = w.of("firm")
    date, written = iso(rng)
    order, shipment = w.digits(6), w.digits(7)
    goods = lines_of(w, rng, 3)
    parts = [f"{w.capitals(2, 2)}-{w.digits(4)}" for _ in goods]
    cartons = int(rng.integers(2, 60))
    s.text(100, 130, "Wrenfield Components Inc.", 42)
    s.text(100, 175, "9 Foundry Park, Dunmore, OH 43055", 24)
    s.text(1550, 130, "PACKING SLIP", 40, "rs")
    s.cell(100, 230, 760, 190, "SHIP TO", target, *address(w))
    s.ruled(920, 270, 630, "Purchase order", order)
    s.ruled(920, 340, 630, "Shipment no.", shipment)
    s.ruled(920, 410, 630, "Ship date", written)
    end = s.table(100, 470, [330, 820, 300], ["Item no.", "Description", "Qty shipped"], [[p, g, str(q)] for p, (q, g, _, _) in zip(parts, goods)])
    s.ruled(100, end + 80, 600, "Cartons", str(cartons))
    return {
        "shipment": {"shipmentId": shipment, "shipDate": date, "shipTo.name": target, "cartons": cartons},
        "orders": [order],
        "items": [{"part": p, "quantity": q} for p, (q, *_) in zip(parts, goods)],
    }


def registration(s: Sheet, w: Words, rng: np.random.Generator) -> dict:
    given, family = w.of("given"), w.of("family")
    record = w.digits(8)
    day, month, year = int(rng.integers(13, 29)), int(rng.integers(1, 13)), int(rng.integers(1940, 2010))
    sex = str(rng.choice(["FEMALE", "MALE"]))
    s.text(WIDE / 2, 130, "St. Brannoc General Hospital", 42, "ms")
    s.text(WIDE / 2, 190, "PATIENT REGISTRATION FORM - PLEASE PRINT IN BLOCK CAPITALS", 28, "ms")
    s.comb(100, 270, "Last name", 20, family)
    s.comb(100, 380, "First name", 20, given)
    s.comb(100, 490, "Date of birth (MM/DD/YYYY)", 10, f"{month:02}/{day:02}/{year}")
    s.comb(800, 490, "Medical record no.", 10, record)
    s.ruled(100, 660, 560, "Sex", sex)
    s.ruled(100, 740, 1400, "Address", f"{w.digits(2)} {w.of('street')}, {w.of('town')}")
    s.ruled(100, 820, 900, "Reason for visit", w.of("visit"))
    iso_ = f"{year}-{month:02}-{day:02}"
    return {"fields": {"name": {"any": [f"{given} {family}"]}, "sex": sex.lower(), "id": record, "dateOfBirth": {"any": [iso_, f"{month:02}/{day:02}/{year}"]}}}


FORMS = {"bill-of-lading": bill_of_lading, "invoices-extraction": invoice, "medical-invoices": medical, "insurance-invoices": insurance, "edi-856-asn": packing_slip, "patient-name-extraction": registration}


def draw(model: str, part: str, seed: int, wear: str) -> tuple[Image.Image, dict]:
    rng = np.random.default_rng([7700, seed, list(FORMS).index(model)])
    sheet = Sheet(rng, part)
    truth = FORMS[model](sheet, Words(rng, True), rng)
    return sheet.picture(wear), truth


def main(part: str, out: Path, each: int) -> None:
    for model in FORMS:
        (out / model / "files").mkdir(parents=True, exist_ok=True)
        rows = []
        for at in range(each):
            for wear in ("scan", "photo"):
                # Tuning draws other values as well as other hands.
                image, truth = draw(model, part, at + (500 if part == "tuning" else 0), wear)
                name = f"files/{wear}-{at}.jpg"
                image.save(out / model / name, quality=80)
                rows.append({"id": f"{part}-{wear}-{at}", "part": "development", "kind": "belongs", "file": name, "truth": truth, "made": "evals/train/ocr/hands/forms.py"})
        (out / model / "cases.jsonl").write_text("".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows), encoding="utf-8")


if __name__ == "__main__" and sys.argv[1] == "sample":
    draw("patient-name-extraction", "kept-strokes", 40, "scan")[0].crop((0, 0, WIDE, 900)).save(sys.argv[2], quality=72)
elif __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 2)
