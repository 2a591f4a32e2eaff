import type { SearchRow } from '../rows/search-rows.ts'

/** A row of a list as seen by the text that runs over lines in one of its columns. */
export interface ListRow {
  row: SearchRow
  /** It holds the figures that make an item. */
  anchor: boolean
  /** It holds a line of the text. */
  text: boolean
}

/** A step between two lines this much wider than the others parts items. */
const widerStep = 1.25

/**
 * Where figures are set at half the height of a text of several lines, the text begins above them. Answers those first
 * lines for each such item: as many as stand below, and parted from the item before by a wider step.
 */
export function leadingLines(rows: readonly ListRow[]): Map<SearchRow, SearchRow[]> {
  const found = new Map<SearchRow, SearchRow[]>()
  const anchors = rows.flatMap((entry, index) => (entry.anchor ? [index] : []))
  for (const [order, at] of anchors.entries()) {
    const from = order === 0 ? 0 : partingOf(rows, anchors[order - 1] ?? 0, at)
    const next = anchors[order + 1]
    const until = next === undefined ? endOfText(rows, at) : partingOf(rows, at, next)
    if (from === null || until === null) continue
    const above = rows.slice(from, at).filter(({ text }) => text)
    const below = rows.slice(at + 1, until).filter(({ text }) => text)
    const own = rows[at]
    if (own === undefined || above.length === 0 || above.length !== below.length) continue
    found.set(
      own.row,
      above.map(({ row }) => row),
    )
  }
  return found
}

/** The first row of the lower item between two anchors; null where all steps are alike. */
function partingOf(rows: readonly ListRow[], upper: number, lower: number): number | null {
  if (lower === upper + 1) return lower
  const steps = rows.slice(upper + 1, lower + 1).map((entry, index) => topOf(entry) - topOf(rows[upper + index]))
  const widest = Math.max(...steps)
  const others = steps.filter((step) => step !== widest)
  return others.length === 0 || widest < widerStep * Math.max(...others) ? null : upper + 1 + steps.indexOf(widest)
}

/** Below the last item the text goes on as far as its lines follow closely. */
function endOfText(rows: readonly ListRow[], at: number): number {
  for (let index = at + 1; index < rows.length; index += 1) {
    const { row } = rows[index - 1] ?? {}
    const here = rows[index]
    if (row === undefined || here === undefined || !here.text) return index
    if (here.row.box[1] - row.box[3] > 0.9 * (row.box[3] - row.box[1])) return index
  }
  return rows.length
}

const topOf = (entry: ListRow | undefined): number =>
  entry === undefined ? 0 : (entry.row.box[1] + entry.row.box[3]) / 2
