import type { Word } from '../document.ts'

/** A page with fewer letters than this in its text layer is taken for a scan with a stamp or a page number on it. */
const fewestLetters = 12

/** Of all words: a few may stand in a symbol font, as beside a logo. */
const mostBrokenWords = 0.05

/** What a font without a Unicode map, or with one that has holes, yields for a letter. */
const brokenLetter = /[\p{Co}\p{Cc}\uFFFD]/u

const letter = /[\p{L}\p{N}]/gu

/**
 * Whether a page's text layer says what the page shows. Where the font's Unicode map lacks letters ('Ander\0\0n'), the
 * page has to be recognised instead. A bullet or an icon alone breaks no word.
 */
export function isLegible(words: readonly Word[]): boolean {
  let letters = 0
  let lettered = 0
  let broken = 0
  for (const { text } of words) {
    const count = text.match(letter)?.length ?? 0
    const isBroken = brokenLetter.test(text)
    letters += count
    if (count > 0) lettered += 1
    if (isBroken && (count > 0 || text.length > 2)) broken += 1
  }
  return letters >= fewestLetters && broken <= mostBrokenWords * Math.max(lettered, broken)
}
