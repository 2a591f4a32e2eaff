import { at } from '@vitrine/basics/at.ts'
import { seededRandom } from '@vitrine/basics/seeded-random.ts'
import sharp from 'sharp'
import { wholeBetween } from '../../drawings/whole-between.ts'

const words = [
  'HOUSING',
  'COVER',
  'FLANGE',
  'LEVER',
  'SHAFT',
  'PLATE',
  'STEEL',
  'CHECKED',
  'SCALE',
  'UNIT',
  'DRAWN BY',
  'TITLE',
  'REV',
  'MATERIAL',
]

/**
 * A made-up mechanical drawing: views of turned, milled and framed parts with dimensions, and a title block. The data holds few
 * drawn objects, and a classifier would learn those by heart.
 */
export async function drawnMechanical(seed: number): Promise<Buffer> {
  const random = seededRandom(seed)
  const between = wholeBetween(random)
  const [width, height] = random() < 0.6 ? [1400, 990] : [990, 1400]
  const thick = 1.5 + random() * 2.5
  const parts: string[] = []
  const line = (x1: number, y1: number, x2: number, y2: number, more = ''): void => {
    parts.push(`<path d="M${x1} ${y1} L${x2} ${y2}" ${more}/>`)
  }
  const text = (x: number, y: number, content: string, size: number): void => {
    parts.push(`<text x="${x}" y="${y}" font-size="${size}" stroke="none" fill="black">${content}</text>`)
  }
  const level = (x1: number, x2: number, y: number): void => {
    line(x1, y, x2, y, 'stroke-width="1"')
    for (const [x, way] of [
      [x1, 1],
      [x2, -1],
    ] as const) {
      parts.push(`<path d="M${x} ${y} l${9 * way} -3 v6 z" fill="black" stroke="none"/>`)
      line(x, y - 22, x, y + 8, 'stroke-width="1"')
    }
    text((x1 + x2) / 2 - 8, y - 5, String(between(1, 400) / 2), 18)
  }
  const upright = (y1: number, y2: number, x: number): void => {
    line(x, y1, x, y2, 'stroke-width="1"')
    for (const y of [y1, y2]) line(x - 8, y, x + 22, y, 'stroke-width="1"')
    text(x - 34, (y1 + y2) / 2, String(between(1, 400) / 2), 18)
  }
  const columns = width > height ? 3 : 2
  const views = between(1, 4)
  for (let view = 0; view < views; view++) {
    const [cx, cy] = [
      (width / columns) * ((view % columns) + 0.42),
      (height / 2.3) * (Math.floor(view / columns) + 0.48),
    ]
    const [a, b] = [between(60, 150), between(60, 170)]
    const kind = between(0, 5)
    const round = random() < 0.5 ? between(4, 40) : 0
    if (kind === 0) {
      for (const share of [1, 0.75, 0.4].slice(0, between(1, 3)))
        parts.push(`<circle cx="${cx}" cy="${cy}" r="${a * share}"/>`)
      for (let hole = 0; hole < between(0, 6); hole++) {
        parts.push(`<circle cx="${cx + 0.85 * a * Math.cos(hole)}" cy="${cy + 0.85 * a * Math.sin(hole)}" r="8"/>`)
      }
      line(cx - a - 20, cy, cx + a + 20, cy, 'stroke-dasharray="14 4 3 4" stroke-width="1"')
      line(cx, cy - a - 20, cx, cy + a + 20, 'stroke-dasharray="14 4 3 4" stroke-width="1"')
    } else if (kind === 1) {
      parts.push(`<rect x="${cx - a}" y="${cy - b}" width="${2 * a}" height="${2 * b}" rx="${round}"/>`)
      for (let inside = 0; inside < between(0, 4); inside++)
        line(cx - a, cy - b + between(5, 2 * b), cx + a, cy - b + between(5, 2 * b))
      for (let hole = 0; hole < between(0, 3); hole++)
        parts.push(
          `<ellipse cx="${cx + between(-50, 50)}" cy="${cy + between(-50, 50)}" rx="${between(6, 26)}" ry="${between(6, 26)}"/>`,
        )
    } else if (kind === 2) {
      const steps = between(3, 6)
      let x = cx - a
      for (let step = 0; step < steps; step++) {
        const [w, h] = [(2 * a) / steps, between(20, 0.8 * b)]
        parts.push(`<rect x="${x}" y="${cy - h}" width="${w}" height="${2 * h}"/>`)
        x += w
      }
      line(cx - a - 20, cy, cx + a + 20, cy, 'stroke-dasharray="14 4 3 4" stroke-width="1"')
    } else if (kind === 3) {
      const bars = between(2, 5)
      for (let bar = 0; bar < bars; bar++) {
        parts.push(
          `<rect x="${cx - a + (bar * 2 * a) / bars}" y="${cy - b}" width="${between(8, 24)}" height="${2 * b}"/>`,
        )
      }
      for (let beam = 0; beam < between(1, 3); beam++) {
        parts.push(
          `<rect x="${cx - a}" y="${cy - b + between(0, 2 * b - 20)}" width="${2 * a}" height="${between(8, 26)}"/>`,
        )
      }
    } else if (kind === 4) {
      // A vessel of revolution: a neck, shoulders and a belly with rounded corners.
      const [neck, shoulder, corner] = [a * (0.2 + 0.4 * random()), between(20, 60), between(10, 45)]
      const half = (side: number): string =>
        `M${cx} ${cy - b} H${cx + side * neck} V${cy - b + shoulder} Q${cx + side * neck} ${cy - b + 2 * shoulder} ${cx + side * a} ${cy - b + 2.4 * shoulder} V${cy + b - corner} Q${cx + side * a} ${cy + b} ${cx + side * (a - corner)} ${cy + b} H${cx}`
      parts.push(`<path d="${half(1)}"/><path d="${half(-1)}"/>`)
      if (random() < 0.5) parts.push(`<circle cx="${cx}" cy="${cy + b * 0.2}" r="${between(15, 55)}"/>`)
    } else {
      parts.push(
        `<path d="M${cx - a} ${cy + b} v-${b} q0 -${b / 2} ${a / 2} -${b / 2} h${a} q${a / 2} 0 ${a / 2} ${b / 2} v${b} z"/>`,
      )
      parts.push(`<circle cx="${cx}" cy="${cy}" r="${between(10, 40)}"/>`)
    }
    level(cx - a, cx + a, cy + b + between(24, 50))
    if (random() < 0.7) upright(cy - b, cy + b, cx - a - between(24, 50))
    if (random() < 0.5) level(cx - a / 2, cx + a / 2, cy - b - 24)
    text(cx - 50, cy + b + 80, at(['FRONT VIEW', 'SIDE VIEW', 'TOP VIEW', 'SECTION A-A'], between(0, 3)), 20)
  }
  const [blockWide, rows] = [between(220, 460), between(3, 9)]
  const rowHigh = between(24, 44)
  const [left, top] = [width - blockWide - 30, height - rows * rowHigh - 30]
  for (let row = 0; row <= rows; row++) line(left, top + row * rowHigh, left + blockWide, top + row * rowHigh)
  for (const share of [0, random() < 0.5 ? 0.4 : 0, 1])
    line(left + blockWide * share, top, left + blockWide * share, top + rows * rowHigh)
  for (let row = 0; row < rows; row++) {
    text(left + 6, top + row * rowHigh + 18, at(words, between(0, words.length - 1)), 15)
    text(left + blockWide * 0.5, top + row * rowHigh + 18, `${words[between(0, 6)]} ${between(1, 99)}`, 14)
  }
  if (random() < 0.7) parts.push(`<rect x="30" y="30" width="${width - 60}" height="${height - 60}"/>`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="white"/>
    <g fill="none" stroke="black" stroke-width="${thick}" font-family="sans-serif">${parts.join('')}</g></svg>`
  const whole = await sharp(Buffer.from(svg)).png().toBuffer()
  const share = random() < 0.4 ? 1 : 0.4 + 0.4 * random()
  const [w, h] = [Math.round(width * share), Math.round(height * share)]
  return sharp(whole)
    .extract({ left: between(0, width - w), top: between(0, height - h), width: w, height: h })
    .resize({ width: 320, height: 320, fit: 'inside' })
    .jpeg({ quality: 80 })
    .toBuffer()
}
