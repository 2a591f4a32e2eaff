import { readPatterns } from '../../text/read-patterns.ts'
import { monthOfWord } from '../tables/measures.ts'

const patterns = readPatterns(new URL('./wordings/periods.txt', import.meta.url), [
  'quarter by letter',
  'quarter by ordinal',
  'months',
  'own year',
  'period as adjective',
])

const ordinals = ['first', 'second', 'third', 'fourth']
const wholeOf: Readonly<Record<string, string>> = {
  annual: 'year',
  yearly: 'year',
  monthly: 'month',
  weekly: 'week',
  daily: 'day',
  hourly: 'hour',
}

/** A stretch of a question that names a quarter of a year, 1…4. */
interface Quarter {
  said: string
  quarter: number
  /** By its months: in a business year of its own the first quarter may be any. */
  isByMonths: boolean
}

function quarterOf(question: string): Quarter | null {
  const letter = patterns['quarter by letter'].exec(question)
  if (letter !== null) return { said: letter[0], quarter: Number(letter[1]), isByMonths: false }
  const ordinal = patterns['quarter by ordinal'].exec(question)
  if (ordinal !== null) {
    const word = (ordinal[1] ?? '').toLowerCase()
    return { said: ordinal[0], quarter: Number.parseInt(word, 10) || ordinals.indexOf(word) + 1, isByMonths: false }
  }
  const months = patterns.months.exec(question)
  if (months === null) return null
  const [from, to] = [monthOfWord(months[1] ?? ''), monthOfWord(months[2] ?? '')]
  const isQuarter = from % 3 === 0 && to === from + 2
  return isQuarter ? { said: months[0], quarter: from / 3 + 1, isByMonths: true } : null
}

/** A quarter as a text names it, in both ways where it has both; null where it does not. */
function nameIn(text: string, quarter: number): string | null {
  const ordinal = ordinals[quarter - 1] ?? ''
  const hasLetter = new RegExp(String.raw`\bQ ?${quarter}\b`).test(text)
  const hasOrdinal = /\bquarter\b/i.test(text) && new RegExp(String.raw`\b${ordinal}\b`, 'i').test(text)
  if (!hasOrdinal) return hasLetter ? `in Q${quarter}` : null
  return `in the ${ordinal} quarter${hasLetter ? ` (Q${quarter})` : ''}`
}

function withQuarter(question: string, text: string): string {
  const found = quarterOf(question)
  if (found === null || (found.isByMonths && patterns['own year'].test(text))) return question
  const name = found.isByMonths && text.includes(found.said) ? null : nameIn(text, found.quarter)
  return name === null ? question : question.replace(found.said, name)
}

/** 'An annual pass' as 'a pass for a year', where a text says only that. */
function withPeriod(question: string, text: string): string {
  const found = patterns['period as adjective'].exec(question)
  if (found === null) return question
  const [said, article = '', adjective = '', noun = ''] = found
  const whole = wholeOf[adjective.toLowerCase()] ?? ''
  const has = (word: string): boolean => new RegExp(String.raw`\b${word}s?\b`, 'i').test(text)
  return has(adjective) || !has(whole)
    ? question
    : question.replace(
        said,
        `${article === '' ? '' : /^a/i.test(article) ? 'a ' : `${article} `}${noun} for a ${whole}`,
      )
}

/** A question with its periods in the words of a text: 'Q3' as 'the third quarter', 'an annual pass' as 'a pass for a year'. */
export const inItsWords = (question: string, text: string): string => withPeriod(withQuarter(question, text), text)
