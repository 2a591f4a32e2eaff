import { escapeHtml } from '@vitrine/basics/escape-html.ts'
import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { type Answered, blockOf, coverSize, type Picture, percentInLine } from './drawn.ts'

const shown = 4
const drawnWide = 288
/** Share of the page's width at either side where nothing is printed. */
const margin = 0.045

interface Read {
  label: string
  value: string
  confidence: number | null
  box: readonly [number, number, number, number]
}

/** Rows with a name and the place of its value. */
const rowsOf = (block: BlockOf<'table'> | undefined): Read[] =>
  (block?.rows ?? []).flatMap(([name, value]) =>
    name && value?.value != null && value.place?.page === 1
      ? [
          {
            label: String(name.value),
            value: String(value.value),
            confidence: value.confidence ?? null,
            box: value.place.box,
          },
        ]
      : [],
  )

/** Values with a place on the first page: of the fields or the first table, else the highlights. */
function readOf(blocks: Answered['blocks'], pages: BlockOf<'pages'>): Read[] {
  const fields = blockOf(blocks, 'fields')?.items ?? []
  const named = fields.flatMap(({ label, value, confidence, place }) =>
    value !== null && label !== '' && place?.page === 1 ? [{ label, value, confidence, box: place.box }] : [],
  )
  if (named.length > 0) return named
  const rows = rowsOf(blockOf(blocks, 'table'))
  if (rows.length > 0) return rows
  return pages.highlights
    .filter(({ place }) => place.page === 1)
    .map(({ label, value, confidence, place }) => ({ label, value, confidence, box: place.box }))
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))

/**
 * The part of the page that is shown, in pixels: from the left, where labels stand, to beyond the last value, and from some lines above the
 * first.
 */
function frameOf(read: readonly Read[], firsts: readonly Read[], { width, height }: Picture) {
  const to = Math.max(...read.map(({ box }) => box[2])) + margin
  const wide = within(to - margin, 0.75, 1 - 2 * margin) * width
  const high = Math.min(height, (wide * coverSize.height) / drawnWide)
  const above = Math.min(...firsts.map(({ box }) => box[1] * height)) - 0.1 * width
  // Near the top the page begins with its own margin: no line is cut.
  const y = above < 0.15 * width ? 0 : Math.min(above, height - high)
  return { x: margin * width, y, wide, high }
}

/** The part of the page with most of the values, their places marked; the values beside it. */
export function documentCover({ blocks }: Answered, pages: BlockOf<'pages'>, picture: Picture): string {
  const { width, height, src } = picture
  const read = readOf(blocks, pages)
  // A quotation over several lines has a place for each.
  const firsts = read
    .filter(({ label }, index) => read.findIndex((one) => one.label === label) === index)
    .slice(0, shown)
  const frame = frameOf(read, firsts, picture)
  const marks = read.map(({ box: [x0, y0, x1, y1] }) => {
    const pad = frame.wide / 146
    return `<rect x="${x0 * width - pad}" y="${y0 * height - pad}" width="${(x1 - x0) * width + 2 * pad}" height="${(y1 - y0) * height + 2 * pad}" rx="${pad}" fill="#2f55d4" fill-opacity=".16" stroke="#2f55d4" stroke-width="${pad / 2}"/>`
  })
  const rows = firsts.map(
    ({ label, value, confidence }) =>
      `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}${confidence === null ? '' : `<span>${percentInLine(confidence)}</span>`}</dd>`,
  )
  return `<div class="document"><svg viewBox="${frame.x} ${frame.y} ${frame.wide} ${frame.high}" preserveAspectRatio="xMidYMin slice">
    <image href="${src}" width="${width}" height="${height}"/>${marks.join('')}</svg>
    <dl>${rows.join('')}</dl></div>`
}
