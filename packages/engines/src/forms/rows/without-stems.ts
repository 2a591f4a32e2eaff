import type { Word } from '../../documents/document.ts'
import { heightOf } from '../../documents/layout/box.ts'
import type { Rulings } from '../../documents/layout/rulings.ts'

/** Fraction of the page's width by which a stem may stand outside its word's box. */
const beside = 0.003

/** Fraction of a word's height by which its letters may stand out above and below. */
const beyond = 0.2

/** The rulings without the upright strokes of large or bold letters, which are inside a word and no taller than it: they separate no columns. */
export function withoutStems(rulings: Rulings, words: readonly Word[]): Rulings {
  const vertical = rulings.vertical.filter(
    ({ x, y0, y1 }) =>
      !words.some(({ text, box }) => {
        const spare = beyond * heightOf(box)
        const within = x > box[0] - beside && x < box[2] + beside && y0 > box[1] - spare && y1 < box[3] + spare
        return within && /[\p{L}\p{N}]/u.test(text)
      }),
  )
  return { ...rulings, vertical }
}
