import type { Page } from './document.ts'
import { pageOfWords } from './layout/page-of-words.ts'

/** So many letters stand beside each other on a page, and half as many lines below. */
const lettersAcross = 100

/** Of a letter's width. */
const lineHeight = 1.4
const lineStep = 2

/** A page on which those lines stand in a typewriter's face: a gap of two or more blanks stays one. */
export function pageOfText(lines: readonly string[]): Page {
  const across = Math.max(lettersAcross, lineStep * lines.length, ...lines.map((line) => line.length))
  const words = lines.flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map((match) => {
      const top = (lineStep * (row + 1)) / across
      const [left, right] = [match.index / across, (match.index + match[0].length) / across]
      return { text: match[0], box: [left, top, right, top + lineHeight / across] as const, confidence: 1, page: 1 }
    }),
  )
  return pageOfWords({ number: 1, aspect: 0.7, source: 'text-layer', words })
}
