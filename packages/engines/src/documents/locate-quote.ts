import { at } from '@vitrine/basics/at.ts'
import { keyOf } from '../text/text-key.ts'
import type { Box, ReadDocument, Word } from './document.ts'
import { boxAround } from './layout/box.ts'

export interface QuotePlace {
  page: number
  box: Box
  /** Lowest of its words, 0…1. */
  legibility: number
}

function runOfWords(words: readonly Word[], wanted: string): Word[] | null {
  const keys = words.map((word) => keyOf(word.text).replaceAll(' ', ''))
  for (let start = 0; start < words.length; start += 1) {
    let said = ''
    for (let end = start; end < words.length && said.length < wanted.length; end += 1) {
      said += at(keys, end)
      if (said === wanted) return words.slice(start, end + 1)
      if (!wanted.startsWith(said)) break
    }
  }
  return null
}

/** A currency's sign, which mostly stands in one word with an amount. */
const sign = /^\p{Sc}$/u

/**
 * Where a quote stands in a document, by its words in reading order without regard to case, accents and punctuation;
 * null when the document does not say it.
 */
export function locateQuote(document: ReadDocument, quote: string): QuotePlace | null {
  const wanted = keyOf(quote).replaceAll(' ', '')
  const isSign = sign.test(quote.trim())
  if (wanted === '' && !isSign) return null
  for (const page of document.pages) {
    const found = isSign
      ? page.words.filter(({ text }) => text.includes(quote.trim())).slice(0, 1)
      : runOfWords(page.words, wanted)
    if (found !== null && found.length > 0) {
      return {
        page: page.number,
        box: boxAround(found.map((word) => word.box)),
        legibility: Math.min(...found.map((word) => word.confidence)),
      }
    }
  }
  return null
}
