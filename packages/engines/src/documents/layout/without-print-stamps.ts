import type { Page, Word } from '../document.ts'
import { pageOfWords } from './page-of-words.ts'

/** How far from its upper or lower end a browser prints into a page's margins, as a fraction of its height. */
const margin = 0.05

const day = /^\d{1,4}[./-]\s?\d{1,2}[./-]\s?\d{2,4},?$/
const time = /^\d{1,2}[:.]\d{2}$/
const half = /^[ap]\.?m\.?$/i
const address = /^(https?|file):\/\//
const pageOfPages = /^(\d{1,3})\/\d{1,3}$/

/** The words of a margin that say when the page was printed: '11/27/26, 4:21 AM'. */
function momentIn(words: readonly Word[]): Word[] {
  const start = words.findIndex(({ text }, index) => day.test(text) && time.test(words[index + 1]?.text ?? ''))
  if (start < 0) return []
  return words.slice(start, half.test(words[start + 2]?.text ?? '') ? start + 3 : start + 2)
}

/**
 * A page without the moment, the address and the count that a browser prints in its margins: they say when somebody printed a page, not
 * what it says. The title between them stays. Both a moment and an address or a count must be there: a till prints the moment of the sale.
 */
export function withoutPrintStamps(page: Page): Page {
  const top = page.words.filter(({ box }) => box[3] < margin)
  const bottom = page.words.filter(({ box }) => box[1] > 1 - margin)
  const moment = [top, bottom].flatMap(momentIn)
  const counts = [...top, ...bottom].filter(
    ({ text }) => address.test(text) || Number(pageOfPages.exec(text)?.[1]) === page.number,
  )
  if (moment.length === 0 || counts.length === 0) return page
  const stamps = new Set([...moment, ...counts])
  return pageOfWords({ ...page, words: page.words.filter((word) => !stamps.has(word)) })
}
