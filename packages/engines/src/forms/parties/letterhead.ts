import { at } from '@vitrine/basics/at.ts'
import { quantile } from '@vitrine/basics/statistics.ts'
import type { Line, ReadDocument } from '../../documents/document.ts'
import { centreOf, heightOf, horizontalOverlap, middleOf } from '../../documents/layout/box.ts'
import { readWords } from '../../text/read-words.ts'
import { keyOf } from '../../text/text-key.ts'
import { readOfLine } from '../answers/confidence.ts'
import type { FormAnswer } from '../answers/form-answer.ts'
import { onPage, overlapOfSame } from '../regions/distances.ts'
import type { Read } from '../values/read.ts'
import { legalForm } from './address-blocks.ts'
import { isGreeting, nameInLine } from './name-in-line.ts'
import { runsOn } from './runs-on.ts'

const headEnds = 0.2

/** A letterhead in large print may begin slightly below the first labelled value, which is beside it. */
const besideLabels = 0.07

/** On a page with fewer labelled answers, the first line may be that of any letter. */
export const fewestLabels = 3
const sureLabel = 0.5

/** The fields whose best answer is good. */
export const labelledAnswers = (found: Readonly<Record<string, readonly FormAnswer[]>>): (readonly FormAnswer[])[] =>
  Object.values(found).filter(([best]) => (best?.score ?? 0) > sureLabel)

interface LetterheadOptions {
  found: Readonly<Record<string, readonly FormAnswer[]>>
  /** Matches the key of a line that is the form's title or a label, not a name. */
  title: Pick<RegExp, 'test'>
  /** How often a letterhead of this kind of form names the party that it is taken for, 0…1. */
  score: number
}

const generic = readWords(new URL('./wordings/words-of-titles.txt', import.meta.url))

/** 'MEDICAL' / 'INSURANCE' / 'INVOICE': words of a title, not a name. */
const isGeneric = (text: string): boolean =>
  keyOf(text)
    .split(' ')
    .every((word) => word.length < 2 || generic.has(word))

/** Print size in steps, so that of lines of similar size the upper one comes first. */
const sizeOf = (line: Line, usual: number): number => Math.round((heightOf(line.box) / Math.max(1e-6, usual)) * 2)

const sameSize = 0.15
const aligned = 0.01

const inCapitals = (text: string): boolean => text === text.toUpperCase()

/** A name in large print that its box breaks before the last word: 'NORTHERN SHUTTLE' / 'LINE'. */
function isRestOf(name: Line, below: Line): boolean {
  return (
    Math.abs(heightOf(below.box) - heightOf(name.box)) < sameSize * heightOf(name.box) &&
    /^\p{Lu}[\p{L}.]+$/u.test(below.text) &&
    inCapitals(below.text) === inCapitals(name.text) &&
    (Math.abs(below.box[2] - name.box[2]) < aligned || Math.abs(centreOf(below.box) - centreOf(name.box)) < aligned)
  )
}

/** A brand in large print with the kind of company in smaller print below: 'Thornbury & Vale' / 'Insurance Brokers Ltd'. */
function goingOn(name: Line, lines: readonly Line[]): Line | null {
  if (legalForm.test(name.text)) return null
  const below = lines.find(
    ({ box }) =>
      box[1] > middleOf(name.box) &&
      box[1] - name.box[3] < heightOf(name.box) &&
      horizontalOverlap(box, name.box) > overlapOfSame,
  )
  if (below === undefined) return null
  return (legalForm.test(below.text) && runsOn(below.text)) || isRestOf(name, below) ? below : null
}

/**
 * The largest line at the head of the first page that is not a title: the issuer. Null where none stands out, and
 * where too few labels were found for the page to be a form of the expected kind.
 */
export function letterheadOf(document: ReadDocument, { found, title, score }: LetterheadOptions): Read<string> | null {
  const labelled = labelledAnswers(found)
  if (labelled.length < fewestLabels) return null
  const firstLabel = Math.min(...labelled.flatMap(([best]) => (best?.page === 1 ? best.box[1] : [])))
  const usual = quantile(
    (document.pages[0]?.lines ?? []).map((line) => heightOf(line.box)),
    0.5,
  )
  const taken = new Set(labelled.flatMap(([best]) => (best === undefined ? [] : [keyOf(String(best.value))])))
  const lines = (document.pages[0]?.lines ?? []).flatMap((line) => {
    // 'Invoice — Hill Laboratory'; a title alone may have many words.
    const text = /\s[—–|·•]\s/.test(line.text) ? nameInLine(line.text) : line.text
    const isHead =
      text !== null &&
      // '4 May — Two fillings — £180.00'
      !/\d[.,]\d{2}(?!\d)/.test(line.text) &&
      line.box[1] < Math.min(headEnds, firstLabel + (sizeOf(line, usual) > 2 ? besideLabels : onPage.sameStart)) &&
      (text.match(/\p{L}/gu)?.length ?? 0) >= 5 &&
      !/[:@()[\]“”|]|\d{3}/.test(text) &&
      text.length < 60 &&
      !isGreeting(text) &&
      !isGeneric(text) &&
      !taken.has(keyOf(text)) &&
      !title.test(keyOf(text))
    return isHead ? [{ ...line, text }] : []
  })
  const [largest] = lines.toSorted((a, b) => sizeOf(b, usual) - sizeOf(a, usual) || a.box[1] - b.box[1])
  if (largest === undefined || sizeOf(largest, usual) < 2) return null
  const read = readOfLine(largest, score)
  const more = goingOn(largest, document.pages[0]?.lines ?? [])
  if (more === null) return read
  // 'Elbmark Versicherung' / 'Elbmark Versicherung AG': the full name is below the brand.
  const isWhole = keyOf(more.text).startsWith(at(keyOf(read.value).split(' '), 0))
  return { ...read, value: isWhole ? more.text : `${read.value} ${more.text}`, text: `${read.text}\n${more.text}` }
}
