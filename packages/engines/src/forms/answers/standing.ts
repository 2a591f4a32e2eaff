import { onLaterPage } from './weights.ts'

/** The position of an answer: `depth` on its page, 0 at the top, 1 at the bottom. */
interface Place {
  page: number
  depth: number
}

/** A document's head states parties, dates and numbers; further down the same words belong to clauses. `fall`: reduction at the bottom of a page. */
export const early =
  (fall: number) =>
  ({ page, depth }: Place): number =>
    (page === 1 ? 1 : onLaterPage) * (1 - fall * depth)

/** Sums are at the end. `head`: factor at the top of a page. */
export const late =
  (head: number) =>
  ({ depth }: Place): number =>
    head + (1 - head) * depth
