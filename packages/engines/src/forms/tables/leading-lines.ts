import { at } from '@vitrine/basics/at.ts'
import type { Box } from '../../documents/document.ts'

/** A row of a list with a column whose text runs over several lines. */
export interface ListRow<Row> {
  row: Row
  box: Box
  /** It contains the figures that make an item. */
  anchor: boolean
  /** It contains a line of the text. */
  text: boolean
}

/** A step between two lines this much wider than the others separates items. */
const widerStep = 1.25

const topOf = (entry: ListRow<unknown> | undefined): number =>
  entry === undefined ? 0 : (entry.box[1] + entry.box[3]) / 2

/** The first row of the lower item between two anchors; null where all steps are equal. */
function partingOf(rows: readonly ListRow<unknown>[], upper: number, lower: number): number | null {
  if (lower === upper + 1) return lower
  const steps = rows.slice(upper + 1, lower + 1).map((entry, index) => topOf(entry) - topOf(rows[upper + index]))
  const widest = Math.max(...steps)
  const others = steps.filter((step) => step !== widest)
  return others.length === 0 || widest < widerStep * Math.max(...others) ? null : upper + 1 + steps.indexOf(widest)
}

/** Below the last item, the text continues as long as its lines follow closely. */
function endOfText(rows: readonly ListRow<unknown>[], anchor: number): number {
  for (let index = anchor + 1; index < rows.length; index += 1) {
    const box = rows[index - 1]?.box
    const here = rows[index]
    if (box === undefined || here === undefined || !here.text) return index
    if (here.box[1] - box[3] > 0.9 * (box[3] - box[1])) return index
  }
  return rows.length
}

/**
 * Where figures are set at half the height of a text of several lines, the text begins above them. Returns those first
 * lines for each such item: as many as there are below, and separated from the item before by a wider step.
 */
export function leadingLines<Row>(rows: readonly ListRow<Row>[]): Map<Row, Row[]> {
  const found = new Map<Row, Row[]>()
  const anchors = rows.flatMap((entry, index) => (entry.anchor ? [index] : []))
  for (const [order, anchor] of anchors.entries()) {
    const from = order === 0 ? 0 : partingOf(rows, at(anchors, order - 1), anchor)
    const next = anchors[order + 1]
    const until = next === undefined ? endOfText(rows, anchor) : partingOf(rows, anchor, next)
    if (from === null || until === null) continue
    const above = rows.slice(from, anchor).filter(({ text }) => text)
    const below = rows.slice(anchor + 1, until).filter(({ text }) => text)
    const own = rows[anchor]
    if (own === undefined || above.length === 0 || above.length !== below.length) continue
    found.set(
      own.row,
      above.map(({ row }) => row),
    )
  }
  return found
}
