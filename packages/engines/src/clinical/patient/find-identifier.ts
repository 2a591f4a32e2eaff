import { readPatterns } from '../../text/read-patterns.ts'
import { replacedText } from '../../text/replaced-text.ts'
import { identifierConfidence } from './weights.ts'

// '943 476 5919', 'RX7 204418', 'FMC/H/20/41877'.
const identifier = String.raw`(\d{2,4}(?: \d{3,4}){1,2}(?!\d)|[A-Z]{1,4}\d{0,2} \d{3,8}(?: \d{1,4})?(?![\d/.-])|(?:[A-Z]{1,4}[-/]){0,2}[A-Z]{0,4}[-/ ]?\d[A-Z\d]*(?:[-/.][A-Z\d]+)*)`

const wordings = readPatterns(
  new URL('./wordings/find-identifier.txt', import.meta.url),
  ['record', 'episode', 'birth', 'besideSex'],
  {
    identifier,
  },
)

const isDate = /\b\d{1,2}[/.-]\d{1,2}[/.-](?:\d{2}|\d{4})$|^(?:19|20)\d\d[/.-]\d{1,2}[/.-]\d{1,2}$/u

export interface FoundIdentifier {
  value: string
  confidence: number
  start: number
  end: number
}

const patterns = {
  record: [
    [wordings.record, identifierConfidence.labelled],
    [
      new RegExp(String.raw`(?<![\p{L}])id(?: ?(?:no\.?|number|#))?\s*[:#=\t]\s*${identifier}`, 'giu'),
      identifierConfidence.id,
    ],
    [/(?<![\p{L}])ID (?=[A-Z]{0,4}[- ]?\d)([A-Z]{0,4}[- ]?\d[A-Z\d]*(?:[-/.][A-Z\d]+)*)/gu, identifierConfidence.id],
    [/(?<![\p{L}])(?:record|file|folder|chart)\s*[:#]?\s*(\d{2,}[-/]?\d{2,})(?![\d/])/giu, identifierConfidence.record],
    [wordings.episode, identifierConfidence.episode],
  ],
  birth: [
    [wordings.birth, identifierConfidence.labelled],
    [wordings.besideSex, identifierConfidence.besideSex],
  ],
} as const satisfies Record<string, readonly (readonly [RegExp, number])[]>

const digitWords = 'zero one two three four five six seven eight nine'.split(' ')
const digitWord = `(?:oh|${digitWords.join('|')})`
// Fewer are a number of something.
const digitRun = new RegExp(String.raw`\b${digitWord}(?:,?[ \n-]${digitWord}){3,}\b`, 'giu')

/** A number told digit by digit, as in dictation: 'seven seven one oh four two'. */
const inDigits = (text: string): ReturnType<typeof replacedText> =>
  replacedText(
    text,
    [...text.matchAll(digitRun)].map(({ 0: run, index }) => ({
      value: run
        .toLowerCase()
        .split(/[^a-z]+/u)
        .map((word) => Math.max(0, digitWords.indexOf(word)))
        .join(''),
      start: index,
      end: index + run.length,
    })),
  )

/** The patient's record number or date of birth, as written after its label. */
export function findIdentifier(said: string, kind: keyof typeof patterns): FoundIdentifier | null {
  const { text, placeOf } = inDigits(said)
  for (const [pattern, confidence] of patterns[kind]) {
    for (const match of text.matchAll(pattern)) {
      const written = match.slice(1).find((group) => group !== undefined) ?? ''
      const value = written.trim()
      // A record number never contains a date: 'Hosp. no:' left empty before 'DOB 08/12/1957'.
      if (kind === 'record' && (value.length < 3 || isDate.test(value))) continue
      const start = match.index + match[0].lastIndexOf(written)
      return { value, confidence, ...placeOf(start, start + value.length) }
    }
  }
  return null
}
