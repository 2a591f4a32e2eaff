import { capitalised } from '@vitrine/basics/wording.ts'
import { medicineNames } from '../medicines/medicine-names.ts'
import { problemNouns } from '../problems/problem-words.ts'
import { SpokenNames } from './spoken-names.ts'

/** A word recognised with a lower probability may be wrong. Chosen on conversations of MTS-Dialog's training part, read aloud. */
const unsure = 0.85
/** Maximum number of names that fit into Whisper's prompt (some 220 tokens). */
const most = { medicines: 36, problems: 12 }
const leastLetters = 4

interface HeardWord {
  text: string
  /** 0…1. */
  probability: number
}

let names: { medicines: SpokenNames; problems: SpokenNames } | null = null

const loadNames = () =>
  (names ??= {
    medicines: new SpokenNames([...medicineNames].map((name) => name.replaceAll('_', ' '))),
    problems: new SpokenNames([...problemNouns].filter(({ length }) => length >= leastLetters)),
  })

/** The uncertain words, each with its neighbours; adjacent ones are merged. */
function unsureStretches(words: readonly HeardWord[]): string[] {
  const isNear = words.map((_, index) =>
    words.slice(Math.max(0, index - 1), index + 2).some((one) => one.probability < unsure),
  )
  const stretches: string[][] = []
  for (const [index, { text }] of words.entries()) {
    if (!isNear[index]) continue
    if (isNear[index - 1]) stretches.at(-1)?.push(text)
    else stretches.push([text])
  }
  return stretches.map((stretch) => stretch.join(' '))
}

const listOf = (title: string, found: readonly { name: string }[]): string =>
  found.length === 0 ? '' : `${title}: ${found.map(({ name }) => name).join(', ')}.`

/**
 * Prompt for recognising a stretch of English again: names of medicines and problems that sound like the words of which the recogniser
 * was unsure ('sore arses' may be psoriasis). '' where it was sure of all words, or where no name sounds alike.
 */
export function clinicalNames(words: readonly HeardWord[], language: string): string {
  const stretches = language === 'en' ? unsureStretches(words) : []
  if (stretches.length === 0) return ''
  const { medicines, problems } = loadNames()
  const inCapitals = medicines.like(stretches, most.medicines).map(({ name }) => ({ name: capitalised(name) }))
  return [listOf('Medications', inCapitals), listOf('Diagnoses', problems.like(stretches, most.problems))]
    .filter(Boolean)
    .join(' ')
}
