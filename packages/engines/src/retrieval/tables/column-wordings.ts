import { readPatterns } from '../../text/read-patterns.ts'

const kinds = [
  'weight',
  'price',
  'staff',
  'remedy',
  'cause',
  'time',
  'date',
  'place',
  'person',
  'accuracy',
  'length',
  'size',
  'distance',
  'speed',
  'heat',
  'number',
] as const
type Kind = (typeof kinds)[number]

const patterns = readPatterns(
  new URL('../wordings/column-heads.txt', import.meta.url),
  kinds.flatMap((kind): (`${Kind} asked` | `${Kind} head`)[] => [`${kind} asked`, `${kind} head`]),
)

/** Whether a question asks in other words for what a column heading names: 'how heavy' for the weight. */
export const asksForHead = (question: string, head: string): boolean =>
  kinds.some((kind) => patterns[`${kind} asked`].test(question) && patterns[`${kind} head`].test(head))

/** Whether a word asks for something that headings name in other words: 'cost' for the price. */
export const asksForMeasure = (word: string): boolean => kinds.some((kind) => patterns[`${kind} asked`].test(word))
