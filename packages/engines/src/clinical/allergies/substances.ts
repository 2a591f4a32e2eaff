import { isMedicineName } from '../medicines/medicine-names.ts'
import { allergyWordings } from './allergy-wordings.ts'

const { otherSubstance } = allergyWordings

/** Whether it names something that people react to. */
export const isSubstance = (word: string): boolean =>
  isMedicineName(
    word
      .toLowerCase()
      .replaceAll(' ', '_')
      .replace(/(?<=_\p{L}+)s$/u, ''),
  ) || otherSubstance.test(word)

/** A substance and where it stands in the text. */
export interface Substance {
  name: string
  start: number
  end: number
}

/** The substances in a text that a patient may react to. */
export const substancesIn = (text: string, from: number): Substance[] =>
  [...text.matchAll(/\b(?:beta|ace) (?:blocker|inhibitor)s?\b|\p{L}[\p{L}-]{2,}/giu)].flatMap(({ 0: word, index }) =>
    isSubstance(word) ? [{ name: word, start: from + index, end: from + index + word.length }] : [],
  )

/** The first of them. */
export const substanceIn = (text: string, from: number): Substance | null => substancesIn(text, from)[0] ?? null
