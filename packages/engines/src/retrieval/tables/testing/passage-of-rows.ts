import type { Passage } from '../../passages/passage.ts'

/** A passage that is a table. Where it is headed, its first row names the columns. */
export function passageOfRows(rows: readonly (readonly string[])[], { isHeaded = true } = {}): Passage {
  const text = rows.map((cells) => cells.join('\t')).join('\n')
  let start = 0
  const places = rows.map((cells) =>
    cells.map((cell) => {
      const place = { start, end: start + cell.length }
      start = place.end + 1
      return place
    }),
  )
  const heads = isHeaded ? (rows[0] ?? null) : null
  return { text, page: 1, rows: places.slice(isHeaded ? 1 : 0).map((cells) => ({ cells, heads })) }
}
