import { heightOf, middleOf } from '../../documents/layout/box.ts'
import type { Rulings } from '../../documents/layout/rulings.ts'
import type { Span } from './search-rows.ts'

/** How far an underline may extend beyond its words, as a fraction of the page's width. */
const reach = 0.012
const touch = 0.004

type Across = Rulings['horizontal'][number]

const isUnder = ({ y, x0, x1 }: Across, { box }: Span): boolean =>
  x0 > box[0] - reach && x1 < box[2] + reach && y > middleOf(box) && y < box[3] + 0.4 * heightOf(box)

/** The lines that form cells, without those that only underline words: such a line meets no other and separates nothing. */
export function withoutUnderlines({ horizontal, vertical }: Rulings, words: readonly Span[]): Rulings {
  const meets = ({ y, x0, x1 }: Across): boolean =>
    vertical.some(
      (line) => line.y0 < y + touch && line.y1 > y - touch && [x0, x1].some((end) => Math.abs(line.x - end) < touch),
    )
  return {
    vertical,
    horizontal: horizontal.filter((line) => meets(line) || !words.some((span) => isUnder(line, span))),
  }
}
