"""retail-demand-planning: tables of sales as shops export them, with the months' or weeks' figures made by simple sums."""
import datetime as dt
import math
import random

from write_cases import BLIND, case, write_cases

MODEL = "retail-demand-planning"
cases = []


def add(name, text, truth, kind="belongs", made="table written by a short script", ending="csv", encoding="utf-8", **options):
    folder = BLIND / MODEL / "files"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.{ending}").write_bytes(text.encode(encoding))
    cases.append(case(f"sales-{name}", kind, made, truth, file=f"files/{name}.{ending}", **({"options": options} if options else {})))


def months(count, year=2022, month=1):
    for index in range(count):
        yield dt.date(year + (month - 1 + index) // 12, (month - 1 + index) % 12 + 1, 1)


def days(count, start):
    for index in range(count):
        yield start + dt.timedelta(days=index)


def comma(value):
    return f"{value:.2f}".replace(".", ",")


noise = random.Random(81)
seasonal = lambda index, level, swing: round(level + swing * math.sin(index / 12 * 2 * math.pi) + noise.uniform(-3, 3))

rows = [(day, seasonal(i, 200, 60)) for i, day in enumerate(months(36))]
add("us-month", "Month,Units Sold\n" + "\n".join(f"{d.month}/{d.day}/{d.year},{v}" for d, v in rows), {"unit": ["month"], "series": 1, "of": {"": {"date": "2025-01", "last": rows[-1][1], "mean": [180, 270]}}}, duration=3)
add("de-semicolon", "Datum;Umsatz in EUR\n" + "\n".join(f"{d.day:02}.{d.month:02}.{d.year};{comma(v * 10.5)}" for d, v in rows), {"unit": ["month"], "of": {"": {"date": "2025-01", "last": round(rows[-1][1] * 10.5, 2), "mean": [1800, 2800]}}}, duration=3)
add("fr-thousands", "mois;ventes\n" + "\n".join(f"{d.month:02}/{d.year};1 {v:03},50" for d, v in rows), {"unit": ["month"], "of": {"": {"date": "2025-01", "last": 1000.5 + rows[-1][1]}}}, duration=3)
uk = [(d, round(40 + 10 * (d.weekday() >= 5) + noise.uniform(-2, 2))) for d in days(120, dt.date(2025, 1, 1))]
add("uk-days", "date,qty\n" + "\n".join(f"{d.day:02}/{d.month:02}/{d.year},{v}" for d, v in uk), {"unit": ["day"], "of": {"": {"date": "2025-05-01", "last": uk[-1][1], "mean": [36, 54]}}}, duration=14)
few = [(d, v) for d, v in uk if d.day <= 12][:30]
add("uk-ambiguous", "date,qty\n" + "\n".join(f"{d.day:02}/{d.month:02}/{d.year},{v}" for d, v in few[:24]), {"of": {"": {"last": few[23][1]}}}, made="days up to the 12th only, day first, in two runs")
add("tabs", "week\tsold\n" + "\n".join(f"{d.isoformat()}\t{50 + i}" for i, d in enumerate(dt.date(2024, 1, 1) + dt.timedelta(weeks=w) for w in range(60))), {"unit": ["week"], "of": {"": {"date": "2025-02-24", "last": 109, "mean": [107, 115]}}}, ending="tsv", duration=2)
shops = {"Ghent": 30, "Leuven": 55, "Aalst": 12}
long_rows = [(d, s, lv + i) for i, d in enumerate(months(24)) for s, lv in shops.items()]
add("long", "Shop|Period|Pieces\n" + "\n".join(f"{s}|{d:%Y-%m}|{v}" for d, s, v in long_rows), {"unit": ["month"], "series": 3, "names": list(shops), "of": {"leuven": {"last": 78, "mean": [74, 84]}}})
total = "\n".join("\n".join(f"{d:%Y-%m},{s},{lv + i}" for s, lv in shops.items()) + f"\n{d:%Y-%m},Total,{sum(shops.values()) + 3 * i}" for i, d in enumerate(months(24)))
add("totals-among-rows", "month,shop,units\n" + total, {"series": 3, "names": list(shops)}, made="long table with a total under each month")
add("total-row", "Month,Units\n" + "\n".join(f"{d:%b %Y},{100 + i}" for i, d in enumerate(months(24))) + f"\nTotal,{sum(100 + i for i in range(24))}\n", {"unit": ["month"], "of": {"": {"last": 123, "mean": [119, 129]}}}, made="a sum in the last row")
add("wide", "Product," + ",".join(f"{d:%b-%y}" for d in months(18)) + "\n" + "\n".join(f"{n}," + ",".join(str(v + i) for i in range(18)) for n, v in [("Soap", 80), ("Brush", 20)]), {"unit": ["month"], "series": 2, "names": ["Soap", "Brush"], "of": {"soap": {"last": 97, "mean": [93, 103]}}})
add("wide-total-column", "date,north,south,total\n" + "\n".join(f"{d.isoformat()},{60 + i},{30 + i},{90 + 2 * i}" for i, d in enumerate(months(30))), {"unit": ["month"], "names": ["north", "south"], "of": {"north": {"last": 89, "mean": [85, 95]}}})
gaps = [(d, v) for i, (d, v) in enumerate(rows) if i not in (7, 15, 16)]
add("gaps", "period,sales\n" + "\n".join(f"{d:%Y-%m-%d},{v}" for d, v in gaps), {"unit": ["month"], "of": {"": {"date": "2025-01", "mean": [180, 275]}}}, made="three months are missing")
add("empty-cells", "day;sales\n" + "\n".join(f"{d.isoformat()};{'' if i % 17 == 5 else v}" for i, (d, v) in enumerate(uk)), {"unit": ["day"], "of": {"": {"date": "2025-05-01", "mean": [34, 56]}}})
add("currency", "Week ending,Revenue\n" + "\n".join(f'{dt.date(2024, 1, 7) + dt.timedelta(weeks=i):%d %B %Y},"£{1200 + 3 * i:,.2f}"' for i in range(52)), {"unit": ["week"], "of": {"": {"last": 1353, "mean": [1340, 1372]}}})
add("preamble", "Report: sales by month\nPrinted on 2025-02-01 by J. Ode\n\nMonth,Units\n" + "\n".join(f"{d:%Y-%m},{300 - i}" for i, d in enumerate(months(24))), {"unit": ["month"], "of": {"": {"last": 277, "mean": [271, 282]}}}, made="three lines stand before the table")
add("quarters", "quarter,cars\n" + "\n".join(f"{2019 + i // 4} Q{i % 4 + 1},{500 + 5 * i}" for i in range(20)), {"unit": ["quarter"], "of": {"": {"last": 595, "mean": [580, 620]}}})
add("newest-first", "Date,Sold\n" + "\n".join(f"{d.isoformat()},{v}" for d, v in reversed(rows)), {"unit": ["month"], "of": {"": {"date": "2025-01", "last": rows[-1][1]}}})
add("indian-dates", "Dt,Boxes\n" + "\n".join(f"{d:%d-%b-%Y},{v}" for d, v in uk), {"unit": ["day"], "of": {"": {"date": "2025-05-01", "last": uk[-1][1]}}})
add("japan", "年月,売上\n" + "\n".join(f"{d.year}/{d.month:02},{v * 100}" for d, v in rows), {"unit": ["month"], "of": {"": {"date": "2025-01", "last": rows[-1][1] * 100}}})
add("latin", "Fecha;Tienda;Año fiscal;Unidades\n" + "\n".join(f"{d:%d/%m/%Y};Cádiz;{d.year};{v}" for d, v in rows), {"series": 1, "of": {"": {"last": rows[-1][1]}}}, encoding="latin-1", made="Latin-1, with a column of years")

strange = [
    ("contacts", "name,email,phone\nAnn Ode,ann@example.org,0201 555\nBo Lim,bo@example.org,0202 777\nCy Ray,cy@example.org,0203 888\n", "a list of addresses"),
    ("header-only", "date,units\n", "no rows"),
    ("short", "date,units\n2025-01-01,4\n2025-02-01,5\n2025-03-01,6\n", "three rows"),
    ("prose", "Dear all, sales were rather good this spring. We sold more tea than last year. Regards, Pam\n", "a letter"),
    ("html", "<html><body><table><tr><td>1</td></tr></table></body></html>\n", "markup"),
    ("blank", "\n\n \n", "white space"),
    ("no-dates", "product,price\n" + "\n".join(f"item {i},{i * 1.5}" for i in range(40)), "a price list"),
    ("blood", "date,note\n" + "\n".join(f"2025-01-{i:02},slept well" for i in range(1, 29)), "a diary without figures"),
    ("binary", "PK\x03\x04\x14\x00\x08\x00\x08\x00" * 20, "the start of an archive"),
    ("future", "year,who\n" + "\n".join(f"{1900 + i},king {i}" for i in range(30)), "a list of kings"),
]
for name, text, made in strange:
    add(name, text, None, "does-not-belong", made)
write_cases(MODEL, cases)
