import type { GreyPicture } from '../picture/grey-picture.ts'
import { countTones, toneAt } from '../picture/tones.ts'

/** Ink is darker than the paper by this share of the way to the darkest tone. */
const inkShare = 0.4
/** Shares of the sorted tones that are taken as the darkest and the lightest, so that single pixels do not count. */
const extremes = { dark: 0.02, light: 0.98 } as const
/** Where more than this share is dark, the letters are light on a dark ground. */
const mostInk = 0.6

export interface Ink {
  dark: Uint8Array
  /** Dark pixels of each column. */
  columns: Uint16Array
  width: number
  height: number
}

/** Light letters on a dark ground are ink as well: the rarer side is. */
export function inkOf({ grey, width, height }: GreyPicture): Ink {
  const tones = countTones(grey)
  const nth = (share: number): number => toneAt(tones, Math.floor(share * grey.length) + 1)
  const [dark, light] = [nth(extremes.dark), nth(extremes.light)]
  const threshold = dark + (1 - inkShare) * (light - dark)
  const below = tones.subarray(0, Math.ceil(threshold)).reduce((sum, count) => sum + count, 0)
  const isInverted = below > mostInk * grey.length
  const marks = Uint8Array.from(grey, (tone) => (tone < threshold !== isInverted ? 1 : 0))
  const columns = new Uint16Array(width)
  // The casts: indices stay inside (docs/decisions/014).
  for (let place = 0; place < marks.length; place += 1)
    columns[place % width] = (columns[place % width] as number) + (marks[place] as number)
  return { dark: marks, columns, width, height }
}
