import { at } from '@vitrine/basics/at.ts'
import { assertionOf } from './assertion.ts'
import { findAllergies } from './find-allergies.ts'
import type { ClinicalSentence } from './clinical-sentences.ts'
import { medicineShorthand } from './shorthand.ts'
import { isMedicineName, medicineClasses, medicineNames } from './medicine-names.ts'
import { type MedicineAction, saidBehind } from './said-of-medicine.ts'
import { spokenNumber } from './spoken-figures.ts'
import { readPatterns } from '../text/read-patterns.ts'

const wordings = readPatterns(
  new URL('./wordings/find-medicines.txt', import.meta.url),
  [
    'dosePattern',
    'frequencyPattern',
    'doseBefore',
    'unknownWithDose',
    'takenBefore',
    'measured',
    'start',
    'bareDose',
    'newDose',
  ],
  { spoken: spokenNumber },
)

const { dosePattern, frequencyPattern, doseBefore, unknownWithDose, takenBefore, measured, bareDose, newDose } =
  wordings

export interface FoundMedicine {
  /** In lower case, as a class is: 'lisinopril', 'statin'; letters as they are printed: 'HCTZ'. */
  name: string
  /** As it stands, with dose and frequency. */
  text: string
  /** '20 mg', or null where none is stated. */
  dose: string | null
  /** 'daily', 'every 6 hours as needed', or null. */
  frequency: string | null
  /** What is to happen with it; 'listed' where nothing is said. */
  action: MedicineAction
  start: number
  end: number
  confidence: number
}

const actions: readonly (readonly [FoundMedicine['action'], RegExp])[] = [
  [
    'stop',
    /\b(?:stop|stopped|discontinu\w+|hold|held|omit\w*|cease\w*|avoid|(?:do not|don't) take|wean\w* off|taken? off)\b(?!.*\b(?:start|begin)\b)/iu,
  ],
  ['change', /\b(?:increas\w+|decreas\w+|chang\w+|switch\w*|adjust\w*|reduc\w+|titrat\w+)\b/iu],
  ['start', wordings.start],
  ['continue', /\b(?:continu\w+|refill\w*|remain\w* on|maintain\w*|keep (?:taking|on)|stay on)\b/iu],
]

// Many short names are words too, or stand for something else: a dose, an order or the rest of a list of medicines must tell.
function isShort(text: string, index: number, word: string): boolean {
  if (!medicineShorthand.has(word)) return false
  if (medicineShorthand.get(word) === word) return true
  const after = text.slice(index + word.length, index + word.length + 12)
  const before = text.slice(Math.max(0, index - 24), index)
  return (
    /^ ?\d+(?![.,]\d{2}\b|\d)|^ (?:iv|po|od|bd|tds|qds|om|on|stat|prn)\b/iu.test(after) ||
    /\b(?:on|hold|stop|stopped|start|started|restart|continue|cont|give|given|iv|oral|switch to|increase|reduce) $/iu.test(
      before,
    )
  )
}

// Substances that laboratories measure too: only as something taken are they medicines.
const alsoMeasured =
  /^(?:calcium|iron|zinc|oxygen|testosterone|progesterone|estradiol|folate|insulin|lithium|magnesium|niacin|cortisone)$/

function isMeasurement(text: string, index: number, word: string): boolean {
  if (!alsoMeasured.test(word)) return false
  const around = text.slice(Math.max(0, index - 40), index + word.length + 30).toLowerCase()
  if (word === 'oxygen')
    return !/\b(?:home|supplemental|liters?|on \d)\b.{0,25}oxygen|oxygen (?:therapy|at night)/.test(around)
  return (
    /\b(?:level|levels|deficiency|saturation|panel|studies|resistance|sensitivity|score|serum|total)\b/.test(around) ||
    /^[:\s]*(?:is|was|of)?\s*\d+(?:\.\d+)?\s*(?:$|[.,]|ng|µg|mcg\/dl|mg\/dl)/.test(
      text.slice(index + word.length, index + word.length + 20).toLowerCase(),
    )
  )
}

function* knownNames(text: string): Generator<{ index: number; name: string }> {
  const tokens = [...text.matchAll(/[\p{L}\p{N}](?:[\p{L}\p{N}'’-]*[\p{L}\p{N}])?/gu)]
  for (let index = 0; index < tokens.length; index += 1) {
    const [token, next] = [tokens[index], tokens[index + 1]]
    if (token === undefined) continue
    const word = token[0].toLowerCase()
    const pair = next === undefined ? null : `${word}_${next[0].toLowerCase()}`
    if (pair !== null && next !== undefined && (medicineNames.has(pair) || medicineClasses.has(pair))) {
      yield { index: token.index, name: text.slice(token.index, next.index + next[0].length) }
      index += 1
    } else if (isShort(text, token.index, word)) yield { index: token.index, name: token[0] }
    else if (isMedicineName(word) && !isMeasurement(text, token.index, word)) {
      // 'sacubitril/valsartan' is one medicine of two substances.
      const before = /\p{L}[\p{L}-]{3,}\s?\/\s?$/u.exec(text.slice(0, token.index))?.[0] ?? ''
      const after = /^\/\p{L}[\p{L}-]{3,}/u.exec(text.slice(token.index + token[0].length))?.[0] ?? ''
      yield { index: token.index - before.length, name: `${before}${token[0]}${after}` }
    }
  }
}

function lastIndexOf(text: string, pattern: RegExp): number {
  let last = -1
  for (const match of text.matchAll(new RegExp(pattern.source, 'giu'))) last = match.index
  return last
}

function withDose(sentence: ClinicalSentence, start: number, end: number): Omit<FoundMedicine, 'name' | 'confidence'> {
  const { text } = sentence
  let stop = end
  // A salt or a form between name and dose: 'metoprolol tartrate 25 mg', 'Gabapentin tablet'.
  const form =
    /^ (?:\p{L}+ate|sodium|hcl|hydrochloride|xl|xr|sr|er|cr|la|tablets?|capsules?|inhaler|nasal spray|gel|cream|cypionate)(?= |\.|,|$)/iu.exec(
      text.slice(stop),
    )
  if (form) stop += form[0].length
  const dose = dosePattern.exec(text.slice(stop)) ?? bareDose.exec(text.slice(stop))
  if (dose) stop += dose[0].length
  const frequency = frequencyPattern.exec(text.slice(stop))
  if (frequency) stop += frequency[0].length
  const clause = text.slice(Math.max(0, text.lastIndexOf(';', start)), start)
  const action = actions
    .map(([name, pattern]) => ({ name, place: lastIndexOf(clause, pattern) }))
    .filter(({ place }) => place >= 0)
    .toSorted((left, right) => right.place - left.place)[0]
  return {
    text: text.slice(start, stop).trim(),
    dose: dose?.[1]?.replaceAll(/\s+/g, ' ').trim() ?? null,
    frequency: frequency?.[1]?.trim().replace(/[\s,]+$|(?<=\p{L}{2})\.$/u, '') ?? null,
    action: action?.name ?? 'listed',
    start: sentence.start + start,
    end: sentence.start + stop,
  }
}

// 'Letrozole, no, sorry, lansoprazole': who dictates puts it right.
const takenBack = /^[\s,–—-]*(?:no,|no sorry\b|sorry,|correction\b|scratch that\b|i mean\b)/iu

/** The dose of a medicine that stands before its name; what stands behind the one before it is that one's. */
function doseFirst(text: string, start: number, taken: number): Pick<FoundMedicine, 'dose'> | null {
  const match = doseBefore.exec(text.slice(0, start))
  if (match === null || match.index < taken) return null
  return { dose: at(match, 1).replaceAll(/\s+/g, ' ') }
}

/** The medicine that letters stand for; those that are a name themselves stay as they are printed: 'HCTZ'. */
function printedName(name: string): string {
  const meant = medicineShorthand.get(name.toLowerCase()) ?? name.toLowerCase()
  return meant === name.toLowerCase() && /^\p{Lu}[\p{Lu}\d]{1,4}$/u.test(name) ? name : meant
}

function mentionsIn(sentence: ClinicalSentence): FoundMedicine[] {
  const { text } = sentence
  const mentions: FoundMedicine[] = []
  const add = (index: number, name: string, confidence: number): void => {
    if (
      mentions.some((other) => other.start < sentence.start + index + name.length && other.end > sentence.start + index)
    )
      return
    mentions.push({ ...withDose(sentence, index, index + name.length), name: printedName(name), confidence })
  }
  for (const { index, name } of knownNames(text)) {
    if (!takenBack.test(text.slice(index + name.length))) add(index, name, 0.95)
  }
  for (const match of text.matchAll(unknownWithDose)) {
    const name = at(match, 1)
    if (name.split(' ').some((word) => measured.test(word)) || medicineNames.has(name.toLowerCase())) continue
    if (takenBefore.test(text.slice(0, match.index))) add(match.index, name, 0.7)
  }
  const ordered = mentions.toSorted((left, right) => left.start - right.start)
  return ordered.map((mention, index) => {
    const until = Math.min(text.length, (ordered[index + 1]?.start ?? Number.POSITIVE_INFINITY) - sentence.start)
    const first = doseFirst(text, mention.start - sentence.start, (ordered[index - 1]?.end ?? 0) - sentence.start)
    const dosed = mention.dose === null && first !== null ? { ...mention, ...first } : mention
    const own = saidBehind(text.slice(mention.end - sentence.start, until), ordered[index + 1] !== undefined)
    if (own === null) return dosed
    // 'mirtazapine 15 mg increased to 30 mg': what is to be taken now.
    const dose = own === 'change' ? newDose.exec(text.slice(mention.end - sentence.start, until))?.[1] : undefined
    return { ...dosed, action: own, dose: dose ?? dosed.dose }
  })
}

const weight: Record<FoundMedicine['action'], number> = { listed: 0, continue: 1, start: 2, change: 3, stop: 2 }

/** One entry a medicine: the mention that says most, with the latest word on what is to happen. */
function mergeMentions(mentions: readonly FoundMedicine[]): FoundMedicine[] {
  const byName = new Map<string, FoundMedicine>()
  for (const mention of mentions) {
    const key = mention.name.toLowerCase().replace(/s$/, '')
    const known = byName.get(key)
    if (known === undefined) {
      byName.set(key, mention)
      continue
    }
    const richer =
      (mention.dose === null ? 0 : 2) + weight[mention.action] >= (known.dose === null ? 0 : 2) + weight[known.action]
    const best = richer ? mention : known
    const other = richer ? known : mention
    byName.set(key, { ...best, dose: best.dose ?? other.dose, frequency: best.frequency ?? other.frequency })
  }
  return [...byName.values()].toSorted((left, right) => left.start - right.start)
}

/** The medicines that a clinical document says the patient takes, took or is to take; allergies are none. */
export function findMedicines(sentences: readonly ClinicalSentence[]): FoundMedicine[] {
  const found: FoundMedicine[] = []
  for (const sentence of sentences) {
    if (sentence.section === 'allergies' || sentence.section === 'family') continue
    const shunned = findAllergies([sentence])
    for (const mention of mentionsIn(sentence)) {
      if (shunned.some(({ start, end }) => mention.start < end && mention.end > start)) continue
      const assertion = assertionOf(sentence.text, mention.start - sentence.start, mention.end - sentence.start)
      const denied = assertion === 'absent' && mention.action !== 'stop' && mention.dose === null
      if (!denied && assertion !== 'relative') found.push(mention)
    }
  }
  return mergeMentions(found)
}
