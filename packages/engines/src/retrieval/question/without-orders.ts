import { readPatterns } from '../../text/read-patterns.ts'
import { splitSentences } from '../../text/sentences.ts'

const patterns = readPatterns(new URL('../wordings/orders.txt', import.meta.url), ['order', 'lead', 'part'])

/**
 * A question without instructions to the answerer: 'Answer in one sentence.', 'If there is none, say so.' Those words are in no document
 * and would be searched for. An instruction alone is the question itself: 'Give the date of the contract.'
 */
export function withoutOrders(text: string): string {
  const sentences = splitSentences(text).map((sentence) => sentence.text.trim())
  if (!sentences.some((sentence) => sentence.endsWith('?'))) return text
  return sentences
    .map((sentence) => sentence.replace(patterns.lead, ''))
    .filter((sentence) => sentence.endsWith('?') || !patterns.order.test(sentence))
    .join(' ')
}

/** The part of the document that the question asks to look at: 'balance sheet'; empty where it names none. */
export const partToLookAt = (text: string): string => patterns.part.exec(text)?.[1] ?? ''
