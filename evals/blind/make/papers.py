"""Draws papers: HTML printed by Chromium, then kept as PDF or turned into a scan, a photo, a fax or a screenshot.

A paper is a dict: name, html (the body), style (a class of `looks`), quality (one of `qualities`), pages (1 unless told).
All papers of a set are printed at once and split by their pages.
"""
import io
import pathlib
import random
import subprocess
import tempfile

import numpy
import pypdf
import pypdfium2
from PIL import Image, ImageFilter

looks = """
@page { size: A4; margin: 15mm }
* { box-sizing: border-box } body { margin: 0 }
section { page-break-after: always; font-size: 10pt; line-height: 1.35 }
.sans { font-family: 'Liberation Sans' } .serif { font-family: 'Liberation Serif'; font-size: 11pt } .narrow { font-family: 'Liberation Sans Narrow' }
.mono { font-family: 'Liberation Mono'; font-size: 9pt } .mono pre { font-family: inherit; margin: 0; white-space: pre-wrap }
.dejavu { font-family: 'DejaVu Sans'; font-size: 9pt }
.slip { font-family: 'DejaVu Sans Mono'; font-size: 9pt; width: 78mm; padding: 4mm; border: 0 }
h1 { font-size: 20pt; margin: 0 0 4mm } h2 { font-size: 12pt; margin: 4mm 0 1mm } p { margin: 0 0 2mm }
table { border-collapse: collapse; width: 100% } td, th { padding: 1mm 2mm; text-align: left; vertical-align: top }
.lined td, .lined th { border: .3mm solid #555 } .ruled th { border-bottom: .5mm solid #222 } .ruled td { border-bottom: .15mm solid #bbb }
.dark th { background: #24425c; color: white } .n { text-align: right } .two { display: flex; justify-content: space-between; gap: 8mm }
.sums { width: 75mm; margin-left: auto; margin-top: 3mm } .grey { color: #777; font-size: 8pt } .box { border: .3mm solid #333; padding: 2mm; margin-bottom: 2mm }
.form td { border: .25mm solid #333; height: 12mm } .form small { display: block; font-size: 6.5pt; color: #333 }
"""


def draw(folder, papers):
    """Writes every paper below `folder` and gives the file's name of each."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    body = "".join(f'<section class="{p.get("style", "sans")}">{p["html"]}</section>' for p in papers)
    with tempfile.TemporaryDirectory() as work:
        page = pathlib.Path(work, "all.html")
        page.write_text(f'<!doctype html><meta charset="utf-8"><style>{looks}</style>{body}', encoding="utf-8")
        out = pathlib.Path(work, "all.pdf")
        subprocess.run(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer", f"--print-to-pdf={out}", page.as_uri()],
            check=True, capture_output=True, timeout=240,
        )
        source = out.read_bytes()
    reader = pypdf.PdfReader(io.BytesIO(source))
    rendered = pypdfium2.PdfDocument(source)
    wanted = sum(p.get("pages", 1) for p in papers)
    if len(reader.pages) not in (wanted, wanted + 1):
        raise SystemExit(f"{folder}: {len(reader.pages)} pages, expected {wanted}: a paper runs over its page")
    files, first = {}, 0
    for paper in papers:
        pages = range(first, first + paper.get("pages", 1))
        first += len(pages)
        quality = paper.get("quality", "pdf")
        if quality == "pdf":
            writer = pypdf.PdfWriter()
            for number in pages:
                writer.add_page(reader.pages[number])
            writer.compress_identical_objects()
            name = f"{paper['name']}.pdf"
            writer.write(folder / name)
        else:
            pictures = [qualities[quality](rendered[number], random.Random(paper["name"])) for number in pages]
            name = keep(folder, paper["name"], pictures, quality, paper.get("as_pdf", False))
        files[paper["name"]] = name
    return files


def keep(folder, name, pictures, quality, as_pdf):
    if as_pdf:
        pictures[0].save(folder / f"{name}.pdf", save_all=True, append_images=pictures[1:], resolution=130, quality=55)
        return f"{name}.pdf"
    if quality in ("shot", "fax"):
        pictures[0].quantize(16 if quality == "shot" else 2).save(folder / f"{name}.png", optimize=True)
        return f"{name}.png"
    pictures[0].save(folder / f"{name}.jpg", quality=58)
    return f"{name}.jpg"


def paint(page, dpi, inches=0.35):
    picture = page.render(scale=dpi / 72).to_pil().convert("RGB")
    grey = numpy.asarray(picture.convert("L"))
    rows = numpy.where(grey.min(axis=1) < 200)[0]
    columns = numpy.where(grey.min(axis=0) < 200)[0]
    if len(rows) == 0:
        return picture
    edge = int(dpi * inches)
    return picture.crop((max(0, columns[0] - edge), max(0, rows[0] - edge), min(picture.width, columns[-1] + edge), min(picture.height, rows[-1] + edge)))


def speckle(picture, chance, strength):
    generator = numpy.random.default_rng(chance.randrange(1 << 30))
    values = numpy.asarray(picture).astype(float) + generator.normal(0, strength, (picture.height, picture.width, 1))
    return Image.fromarray(values.clip(0, 255).astype("uint8"))


def scan(page, chance):
    picture = paint(page, 140, 1.1).convert("L").convert("RGB")
    picture = picture.rotate(chance.uniform(-1.4, 1.4), expand=True, fillcolor="white", resample=Image.BICUBIC)
    return speckle(picture.filter(ImageFilter.GaussianBlur(0.5)), chance, 7).convert("L")


def photo(page, chance):
    """A sheet on a table, seen from an angle, with a shadow across it."""
    picture = paint(page, 150)
    width, height = picture.size
    margin = int(min(width, height) * 0.06)
    table = Image.new("RGB", (width + 2 * margin, height + 2 * margin), (112, 86, 62))
    lean = [chance.uniform(0.0, 0.035) for _ in range(8)]
    corners = [(margin + lean[0] * width, margin + lean[1] * height), (margin + width - lean[2] * width, margin + lean[3] * height),
               (margin + width - lean[4] * width, margin + height - lean[5] * height), (margin + lean[6] * width, margin + height - lean[7] * height)]
    source = [(0, 0), (width, 0), (width, height), (0, height)]
    rows, values = [], []
    for (x, y), (u, v) in zip(corners, source):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        values += [u, v]
    solved = numpy.linalg.solve(numpy.array(rows), numpy.array(values))
    sheet = picture.transform(table.size, Image.PERSPECTIVE, solved, Image.BICUBIC)
    mask = Image.new("L", picture.size, 255).transform(table.size, Image.PERSPECTIVE, solved)
    table.paste(sheet, (0, 0), mask)
    across = numpy.linspace(1.0, chance.uniform(0.6, 0.8), table.width)[None, :, None] * numpy.linspace(1.0, 0.88, table.height)[:, None, None]
    warm = numpy.array([1.0, 0.97, 0.9])[None, None, :]
    lit = Image.fromarray((numpy.asarray(table).astype(float) * across * warm).clip(0, 255).astype("uint8"))
    return speckle(lit.filter(ImageFilter.GaussianBlur(0.7)), chance, 4)


def fax(page, chance):
    picture = paint(page, 170, 0.8)
    return speckle(picture, chance, 18).convert("L").point(lambda value: 255 if value > 150 else 0)


def shot(page, _chance):
    return paint(page, 100)


qualities = {"scan": scan, "photo": photo, "fax": fax, "shot": shot}


def table(heads, rows, look="ruled", numbers=()):
    cell = lambda tag, index, text: f'<{tag}{" class=n" if index in numbers else ""}>{text}</{tag}>'
    head = f"<tr>{''.join(cell('th', i, h) for i, h in enumerate(heads))}</tr>" if heads else ""
    return f'<table class="{look}">{head}{"".join("<tr>" + "".join(cell("td", i, c) for i, c in enumerate(row)) + "</tr>" for row in rows)}</table>'
