import type { Page, Placement } from './document.ts'
import { boxAsShown } from './layout/placement.ts'

/** Width over height of a page as shown. */
export const aspectAsShown = (page: Page): number => page.placement?.aspect ?? page.aspect

const isBox = (value: unknown): value is [number, number, number, number] =>
  Array.isArray(value) && value.length === 4 && value.every((side) => typeof side === 'number')

function turned(part: unknown, placements: ReadonlyMap<number, Placement>): unknown {
  if (Array.isArray(part)) return part.map((inner) => turned(inner, placements))
  if (part === null || typeof part !== 'object') return part
  const entries = Object.entries(part)
  const page = 'page' in part && typeof part.page === 'number' ? placements.get(part.page) : undefined
  return Object.fromEntries(
    entries.map(([name, inner]) => {
      if (page !== undefined && name === 'box' && isBox(inner)) return [name, boxAsShown(inner, page)]
      if (page !== undefined && name === 'boxes' && Array.isArray(inner)) {
        return [name, inner.map((box) => (isBox(box) ? boxAsShown(box, page) : box))]
      }
      return [name, turned(inner, placements)]
    }),
  )
}

/**
 * An answer whose places are those on the pages as shown: every object in it with a `page` has its `box` and `boxes`,
 * which were found on the page as it was read, turned back. To be done once, when all has been read.
 */
export function placesAsShown<Answer>(answer: Answer, pages: readonly Page[]): Answer {
  const placements = new Map(pages.flatMap(({ number, placement }) => (placement ? [[number, placement]] : [])))
  if (placements.size === 0) return answer
  // The cast: four fractions become four fractions, and nothing else changes.
  return turned(answer, placements) as Answer
}
