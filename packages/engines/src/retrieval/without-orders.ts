import { readPatterns } from '../text/read-patterns.ts'
import { splitSentences } from '../text/sentences.ts'

const patterns = readPatterns(new URL('./wordings/orders.txt', import.meta.url), ['order', 'lead', 'part'])

/**
 * A question without what is said to whoever answers: 'Answer in one sentence.', 'If there is none, say so.' Those words stand in no document
 * and would be searched for. An order alone is the question itself: 'Give the date of the contract.'
 */
export function withoutOrders(text: string): string {
  const sentences = splitSentences(text).map((sentence) => sentence.text.trim())
  if (!sentences.some((sentence) => sentence.endsWith('?'))) return text
  return sentences
    .map((sentence) => sentence.replace(patterns.lead, ''))
    .filter((sentence) => sentence.endsWith('?') || !patterns.order.test(sentence))
    .join(' ')
}

/** The part of the document that is to be looked at, where the question names one: 'balance sheet'; else empty. */
export const partToLookAt = (text: string): string => patterns.part.exec(text)?.[1] ?? ''
