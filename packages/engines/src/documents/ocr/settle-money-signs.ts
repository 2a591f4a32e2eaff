import { addTo } from '@vitrine/basics/tally.ts'
import type { Word } from '../document.ts'
import type { ReadWord } from './read-line.ts'

const amount = /^\d{1,3}(?:[.,'’]?\d{3})*[.,]\d{2}$/
/** So many amounts with a sign make a page one that writes its money so. */
const habit = 2

/** On a page that writes its amounts with a sign, a digit before an amount that might be that sign is it: '5766.99' among '$311.00'. */
export function settleMoneySigns(read: readonly ReadWord[]): Word[] {
  const counts = new Map<string, number>()
  for (const { word } of read) {
    const sign = word.text.charAt(0)
    if (amount.test(word.text.slice(1)) && /\p{Sc}/u.test(sign)) addTo(counts, sign)
  }
  return read.map(({ word, sign }) => {
    const rest = word.text.slice(1)
    if (sign === null || (counts.get(sign) ?? 0) < habit || !/^[58S93B]/.test(word.text) || !amount.test(rest))
      return word
    return { ...word, text: sign + rest }
  })
}
