import { readPatterns } from '../../text/read-patterns.ts'
import type { Locale } from '../answers/parse-answer.ts'
import type { SearchRow } from '../rows/search-rows.ts'
import { readOfSpans } from '../tables/cells.ts'
import { amountsOf } from '../values/amounts.ts'
import type { Read } from '../values/read.ts'
import { readContainers } from './containers.ts'
import { scores } from './weights.ts'

const { unit, otherWeight } = readPatterns(new URL('./wordings/container-weights.txt', import.meta.url), [
  'unit',
  'otherWeight',
])

/** Rows below a container's number that still tell of it. */
const mostRows = 4

/**
 * The weight of each container where every one of several has its own: the only one that a unit shows in its row and the rows below it, up to the
 * next container's. Empty where one has none, or the page tells of two at once.
 */
export function containerWeights(rows: readonly SearchRow[], { decimal }: Locale): Read<number>[] {
  const numbered = rows.filter((row) => readContainers([row]).length > 0)
  const weights = numbered.map((row, index) => {
    const end = Math.min(numbered[index + 1]?.index ?? rows.length, row.index + mostRows)
    for (const one of rows.slice(row.index, end)) {
      const [first, ...others] = amountsOf(one, decimal).filter(
        ({ span }) => unit.test(one.text.slice(span.end)) && !otherWeight.test(one.text.slice(0, span.start)),
      )
      if (first !== undefined)
        return others.length > 0 ? null : { ...readOfSpans([first.span], scores.plainGoods), value: first.value }
    }
    return null
  })
  return weights.length < 2 || weights.includes(null) ? [] : weights.flatMap((weight) => weight ?? [])
}
