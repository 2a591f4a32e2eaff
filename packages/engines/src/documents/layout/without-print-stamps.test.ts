import { describe, expect, it } from 'vitest'
import type { Word } from '../document.ts'
import { pageOfWords } from './page-of-words.ts'
import { withoutPrintStamps } from './without-print-stamps.ts'

/** A line of words of equal width from a place on the page. */
function line(text: string, left: number, top: number): Word[] {
  return text.split(' ').map((word, index) => {
    const x = left + index * 0.08
    return { text: word, box: [x, top, x + 0.07, top + 0.012], confidence: 1, page: 2 }
  })
}

const textOf = (...lines: Word[][]): string =>
  withoutPrintStamps(pageOfWords({ number: 2, aspect: 0.707, source: 'text-layer', words: lines.flat() }))
    .words.map(({ text }) => text)
    .join(' ')

describe('withoutPrintStamps', () => {
  const letter = line('Leeds, 14 October 2026', 0.1, 0.2)

  it('leaves out when, from where and as which page a browser printed it, but not its title', () => {
    const header = [...line('3/9/27, 11:05 PM', 0.03, 0.018), ...line('Order 55', 0.45, 0.018)]
    const footer = [...line('https://shop.example/o/55', 0.03, 0.97), ...line('2/3', 0.93, 0.97)]
    expect(textOf(header, letter, footer)).toBe('Order 55 Leeds, 14 October 2026')
    const below = [...line('2/3', 0.03, 0.97), ...line('09.03.2027, 23:05', 0.7, 0.97)]
    expect(textOf(letter, below)).toBe('Leeds, 14 October 2026')
  })

  it('keeps the moment of a sale, and a count of something else', () => {
    const till = line('09.03.2027 23:05', 0.1, 0.02)
    expect(textOf(till, letter)).toBe('09.03.2027 23:05 Leeds, 14 October 2026')
    expect(textOf(till, letter, line('1/2 pint', 0.1, 0.97))).toContain('09.03.2027 23:05')
  })
})
