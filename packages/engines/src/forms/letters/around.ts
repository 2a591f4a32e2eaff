import type { SearchRow, Span } from '../rows/search-rows.ts'

/** What a sentence says before and after a stretch of it, which may begin on the row above and go on below. */
export interface Around {
  before: string
  after: string
}

/** A sentence's or a clause's end that no number, initial or abbreviation has. */
export const sentenceEnd = /[.!?;]\s+(?=["“(]?\p{Lu})/u
const everySentenceEnd = new RegExp(sentenceEnd, 'gu')

export function around(rows: readonly SearchRow[], { row, start, end }: Pick<Span, 'row' | 'start' | 'end'>): Around {
  const near = (index: number): string => {
    const other = rows[index]
    return other === undefined || other.page !== row.page ? '' : other.text
  }
  const before = `${near(row.index - 1)} ${row.text.slice(0, start)}`
  const after = `${row.text.slice(end)} ${near(row.index + 1)}`
  const ends = [...before.matchAll(everySentenceEnd)].at(-1)
  const next = sentenceEnd.exec(after)
  return {
    before: ends === undefined ? before : before.slice(ends.index + ends[0].length),
    after: next === null ? after : after.slice(0, next.index),
  }
}

/** Words in small letters, of which a sentence has several in each row and a table few. */
const smallWord = /(?<![\p{L}\d])\p{Ll}{2,}(?![\p{L}\d])/gu
const fewestWords = 4

/** Whether a row or a part of it is running text. */
export const isProse = ({ text }: Pick<SearchRow, 'text'>): boolean =>
  (text.match(smallWord)?.length ?? 0) >= fewestWords
