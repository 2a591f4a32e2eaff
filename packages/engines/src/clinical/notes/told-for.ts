import { readPatterns } from '../../text/read-patterns.ts'
import type { ClinicalSentence } from './clinical-sentences.ts'

const { ofRelative, ownCare, thirdPerson } = readPatterns(new URL('./wordings/told-for.txt', import.meta.url), [
  'ofRelative',
  'ownCare',
  'thirdPerson',
])

/** Among the first sentences stands who is written for. */
const opening = 3
const fewPronouns = 2

/** The relative whom a text is written for: 'My mother, Ida Roth, is 88 …'. Null where the writer's own care is spoken of, or nobody's. */
function writtenFor(sentences: readonly { text: string }[]): string | null {
  const first = sentences.slice(0, opening).map(({ text }) => ofRelative.exec(text)?.groups?.['relative'])
  const relative = first.find((one) => one !== undefined) ?? null
  const text = sentences.map((sentence) => sentence.text).join(' ')
  const isOfOther = [...text.matchAll(thirdPerson)].length >= fewPronouns && !ownCare.test(text)
  return isOfOther ? relative : null
}

/** 'she' stands for a father too: the sex is read from the text as it was written. */
const inPlaceOf = (relative: string, text: string): string =>
  text.replaceAll(new RegExp(String.raw`\bmy ${relative}\b`, 'giu'), (words) => 'she'.padEnd(words.length))

/**
 * The sentences of a text that somebody writes for a relative, with the patient in place of 'my mother': what is said of her is no family history.
 * Offsets stay as they are.
 */
export function asToldOfPatient(sentences: readonly ClinicalSentence[]): readonly ClinicalSentence[] {
  const relative = writtenFor(sentences)
  if (relative === null) return sentences
  return sentences.map((sentence) => ({ ...sentence, text: inPlaceOf(relative, sentence.text) }))
}

/** The same for a whole text, given its sentences. */
export function toldOfPatient(text: string, sentences: readonly { text: string }[]): string {
  const relative = writtenFor(sentences)
  return relative === null ? text : inPlaceOf(relative, text)
}

/** Whether a text is written for a relative. */
export const isToldForRelative = (sentences: readonly ClinicalSentence[]): boolean => writtenFor(sentences) !== null
