import { editDistance } from '../../text/edit-distance.ts'
import { readPatterns } from '../../text/read-patterns.ts'
import { readWords } from '../../text/read-words.ts'
import { isMedicineName, medicineNames } from '../medicines/medicine-names.ts'
import { spokenNumber } from '../notes/spoken-figures.ts'
import { isTitle } from '../patient/titles.ts'
import { isModifier, isProblemHead } from '../problems/problem-words.ts'
import { SpokenNames } from './spoken-names.ts'

/** A stretch of a transcript that is no English and sounds like a medicine. */
export interface MisheardMedicine {
  /** As heard. */
  heard: string
  start: number
  end: number
  /** The one that it sounds like; null where several do. */
  name: string | null
  /** Those that it sounds like, nearest first. */
  like: readonly string[]
  /** How much of the name's sounds was heard, 0…1. */
  likeness: number
}

/** Words that may be one name: 'bendro flume thiazide'. */
const mostWords = 3
const fewLetters = 4
const leastLetters = 7

/**
 * As shares of a name's sounds: what is further from it was not it. A word that ends like a medicine is perhaps one that is in no list, one with a
 * capital somebody's name, and short names sound like much. Words that are all English count where a dose follows alone.
 */
const farthest = { word: 0.22, english: 0.17, doubted: 0.12, rival: 0.36 } as const
const shortName = 7
/** Another name that is no further than this behind the nearest may be what was said; 'hydralazine' and 'hydroxyzine' begin and end alike. */
const leastApart = { other: 0.07, twin: 0.14 } as const
const isTwin = (one: string, other: string): boolean =>
  one.slice(0, 4) === other.slice(0, 4) && one.slice(-3) === other.slice(-3)
/** What sounds alike is told apart by its letters: what a letter counts as a share of the name. */
const perLetter = 0.5
/** As a share of a name's letters: 'shortness' sounds like Jardiance and has none of its letters. */
const mostLettersApart = 0.5

const doseBehind = new RegExp(
  String.raw`^,? (?:\d[\d.,]*|${spokenNumber}) ?(?:mg|mcg|milligrams?|micrograms?|grams?|units?)\b`,
  'iu',
)

const lettersApart = (one: string, other: string): number =>
  editDistance(one, other, Math.max(one.length, other.length))

const loaded = () => ({
  english: readWords(new URL('../../text/encoder/vocabulary.txt', import.meta.url)),
  names: new SpokenNames([...medicineNames].map((name) => name.replaceAll('_', ' '))),
})
let once: ReturnType<typeof loaded> | null = null

const { givenBefore, saidBehind } = readPatterns(new URL('./wordings/misheard-medicines.txt', import.meta.url), [
  'givenBefore',
  'saidBehind',
])
const reach = 40

/** Whether the words around a stretch are those around a medicine. */
const isGiven = (text: string, start: number, end: number): boolean =>
  givenBefore.test(text.slice(Math.max(0, start - reach), start)) || saidBehind.test(text.slice(end, end + reach))

interface Token {
  word: string
  start: number
  end: number
  /** No English, and nothing that a clinician says. */
  isOdd: boolean
}

function tokensOf(text: string, english: ReadonlySet<string>): Token[] {
  const tokens = [...text.matchAll(/\p{L}+(?:['’]\p{L}+)?/gu)]
  return tokens.map((match, index): Token => {
    const word = match[0].toLowerCase()
    const before = tokens[index - 1]?.[0].toLowerCase() ?? ''
    const isKnown =
      word.length < fewLetters ||
      /['’]/u.test(word) ||
      english.has(word) ||
      (word.endsWith('s') && english.has(word.slice(0, -1))) ||
      medicineNames.has(word) ||
      isProblemHead(word) ||
      isModifier(word) ||
      isTitle(before)
    return { word, start: match.index, end: match.index + match[0].length, isOdd: !isKnown }
  })
}

/**
 * Words of a transcript that are neither English nor a known medicine and sound like one, each stretch once. Only for what was heard: what
 * somebody typed stands as it is.
 */
export function misheardMedicines(text: string): MisheardMedicine[] {
  once ??= loaded()
  const { english, names } = once
  const tokens = tokensOf(text, english)
  const found: MisheardMedicine[] = []
  for (let first = 0; first < tokens.length; first += 1) {
    for (let count = 1; count <= mostWords; count += 1) {
      const run = tokens.slice(first, first + count)
      const [from, last] = [run[0], run.at(-1)]
      if (from === undefined || last === undefined || run.length < count) continue
      const isOdd = run.some((token) => token.isOdd)
      const isDosed = doseBehind.test(text.slice(last.end))
      // 'met forming one gram': English too, where a dose follows several words.
      if (isOdd ? !isDosed && !isGiven(text, from.start, last.end) : count === 1 || !isDosed) continue
      const heard = text.slice(from.start, last.end)
      // Nothing but spaces and hyphens in one name.
      if (/[^\p{L}'’ -]/u.test(heard) || run.some(({ word }) => medicineNames.has(word))) continue
      // 'co-amoxiclav' was heard as it is.
      if (medicineNames.has(heard.toLowerCase())) continue
      // A part of a hyphenated word is no word.
      if (text[from.start - 1] === '-' || text[last.end] === '-') continue
      const letters = heard.replaceAll(/[^\p{L}]/gu, '')
      if (letters.length < leastLetters) continue
      const like = names
        .soundingAs(letters, farthest.rival)
        .map((one) => ({
          ...one,
          unlike: one.distance + (perLetter * lettersApart(letters.toLowerCase(), one.name)) / one.name.length,
        }))
        .toSorted((left, right) => left.unlike - right.unlike)
      const [nearest, ...others] = like
      if (nearest === undefined) continue
      if (lettersApart(letters.toLowerCase(), nearest.name) > mostLettersApart * nearest.name.length) continue
      const rivals = others.filter(
        ({ name, unlike }) =>
          unlike - nearest.unlike < (isTwin(name, nearest.name) ? leastApart.twin : leastApart.other),
      )
      const isDoubted =
        rivals.length > 0 ||
        (count === 1 && isMedicineName(from.word)) ||
        nearest.name.length < shortName ||
        (/^\p{Lu}/u.test(heard) && !/(?:^|[.!?]\s*)$/u.test(text.slice(0, from.start)))
      const most = isDoubted ? farthest.doubted : isOdd ? farthest.word : farthest.english
      if (nearest.distance > most) continue
      found.push({
        heard,
        start: from.start,
        end: last.end,
        name: rivals.length === 0 ? nearest.name : null,
        like: [nearest, ...rivals].map(({ name }) => name),
        likeness: 1 - nearest.distance,
      })
    }
  }
  // Of stretches that share words the likest.
  return found
    .toSorted((left, right) => right.likeness - left.likeness)
    .reduce<MisheardMedicine[]>(
      (kept, one) => (kept.some((other) => one.start < other.end && one.end > other.start) ? kept : [...kept, one]),
      [],
    )
    .toSorted((left, right) => left.start - right.start)
}
