import { onLaterPage } from './weights.ts'

/** Where an answer stands: `depth` of its page, 0 at the top, 1 at the bottom. */
interface Place {
  page: number
  depth: number
}

/** A document's head says who, when and which; further down the same words are those of a clause. `fall` is what the foot loses. */
export const early =
  (fall: number) =>
  ({ page, depth }: Place): number =>
    (page === 1 ? 1 : onLaterPage) * (1 - fall * depth)

/** Sums stand at the end. `head` is what one at the top of a page is worth. */
export const late =
  (head: number) =>
  ({ depth }: Place): number =>
    head + (1 - head) * depth
