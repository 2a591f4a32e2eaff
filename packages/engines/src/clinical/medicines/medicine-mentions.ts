import { at } from '@vitrine/basics/at.ts'
import { readPatterns } from '../../text/read-patterns.ts'
import type { ClinicalSentence } from '../notes/clinical-sentences.ts'
import { medicineShorthand } from '../notes/shorthand.ts'
import { spokenNumber } from '../notes/spoken-figures.ts'
import { medicineConfidence } from '../weights.ts'
import { knownNames } from './known-medicines.ts'
import { medicineNames } from './medicine-names.ts'
import { type MedicineAction, saidBehind } from './said-of-medicine.ts'

const wordings = readPatterns(
  new URL('./wordings/medicine-mentions.txt', import.meta.url),
  [
    'dosePattern',
    'frequencyPattern',
    'doseBefore',
    'unknownWithDose',
    'unknownWithAction',
    'notTaken',
    'form',
    'takenBefore',
    'measured',
    'start',
    'stop',
    'declined',
    'bareDose',
    'newDose',
    'keptDose',
    'beginsAgainAt',
    'closingDose',
    'pairedDose',
    'level',
    'replacedBefore',
    'replacedBehind',
    'towards',
    'swapBefore',
    'swapBehind',
    'leftBefore',
    'leftBehind',
    'instead',
    'inPlaceOf',
    'joined',
    'change',
    'continued',
  ],
  { spoken: spokenNumber },
)

const { dosePattern, frequencyPattern, doseBefore, unknownWithDose, takenBefore, measured, bareDose, newDose } =
  wordings

/** Whether a name has a word for something measured in it: 'creatinine rose'. */
export const namesMeasured = (name: string): boolean => name.split(/\s+/u).some((word) => measured.test(word))

/** Whether the text after a medicine says that the patient does not take it. */
export const isDeclined = (behind: string): boolean => wordings.declined.test(behind)

export interface FoundMedicine {
  /** In lower case, also for a class: 'lisinopril', 'statin'; abbreviations as written: 'HCTZ'. */
  name: string
  /** As written, with dose and frequency. */
  text: string
  /** '20 mg', or null where none is stated. */
  dose: string | null
  /** 'daily', 'every 6 hours as needed', or null. */
  frequency: string | null
  /** What is to be done with it; 'listed' where nothing is said. */
  action: MedicineAction
  start: number
  end: number
  confidence: number
}

const actions: readonly (readonly [FoundMedicine['action'], RegExp])[] = [
  ['stop', wordings.stop],
  ['change', wordings.change],
  ['start', wordings.start],
  ['continue', wordings.continued],
]

function lastIndexOf(text: string, pattern: RegExp): number {
  let last = -1
  for (const match of text.matchAll(new RegExp(pattern.source, 'giu'))) last = match.index
  return last
}

// 'an adrenaline pen (0.3 mg)'
const bracketBeforeDose = /^ ?\((?=\d)/u

/** A medicine that a text names at `start`…`end`, with the dose and the frequency behind it and what the words before it say. */
export function withDose(
  sentence: Pick<ClinicalSentence, 'text' | 'start'>,
  start: number,
  end: number,
): Omit<FoundMedicine, 'name' | 'confidence'> {
  const { text } = sentence
  let stop = end
  // A salt or a form between name and dose: 'metoprolol tartrate 25 mg', 'Gabapentin tablet'.
  const form = wordings.form.exec(text.slice(stop))
  if (form) stop += form[0].length
  const opening = bracketBeforeDose.exec(text.slice(stop))?.[0].length ?? 0
  const isLevel = wordings.level.test(text.slice(start, end))
  const dose =
    dosePattern.exec(text.slice(stop + opening)) ??
    bareDose.exec(text.slice(stop)) ??
    (isLevel ? null : (wordings.closingDose.exec(text.slice(stop)) ?? wordings.pairedDose.exec(text.slice(stop))))
  if (dose) stop += opening + dose[0].length
  const frequency = frequencyPattern.exec(text.slice(stop))
  if (frequency) stop += frequency[0].length
  const clause = text.slice(Math.max(0, text.lastIndexOf(';', start)), start)
  const action = actions
    .map(([name, pattern]) => ({ name, place: lastIndexOf(clause, pattern) }))
    .filter(({ place }) => place >= 0)
    .toSorted((left, right) => right.place - left.place)[0]
  // 'No more paracetamol than eight tablets.'
  const isOnlyMost = /\bno (?:more|further) $/iu.test(clause) && /^\s+than\b/iu.test(text.slice(stop))
  return {
    text: text.slice(start, stop).trim(),
    dose: (dose?.[1] ?? dose?.[2])?.replaceAll(/\s+/g, ' ').trim() ?? null,
    frequency: frequency?.[1]?.trim().replace(/[\s,]+$|(?<=\p{L}{2})\.$/u, '') ?? null,
    action: action === undefined || isOnlyMost ? 'listed' : action.name,
    start: sentence.start + start,
    end: sentence.start + stop,
  }
}

// 'Letrozole, no, sorry, lansoprazole': the person dictating corrects it.
const takenBack = /^[\s,–—-]*(?:no,|no sorry\b|sorry,|correction\b|scratch that\b|i mean\b)/iu

/** The dose of a medicine given before its name; a dose directly after the previous medicine belongs to that one. */
function doseFirst(text: string, start: number, taken: number): Pick<FoundMedicine, 'dose'> | null {
  const match = doseBefore.exec(text.slice(0, start))
  if (match === null || match.index < taken) return null
  return { dose: at(match, 1).replaceAll(/\s+/g, ' ') }
}

/** The medicine that an abbreviation stands for; those that are names themselves stay as written: 'HCTZ'. */
export function printedName(name: string): string {
  const meant = medicineShorthand.get(name.toLowerCase()) ?? name.toLowerCase()
  return meant === name.toLowerCase() && /^\p{Lu}[\p{Lu}\d]{1,4}$/u.test(name) ? name : meant
}

/** Whether a sentence replaces a medicine with the next one that it names. */
const isReplaced = (before: string, between: string): boolean =>
  wordings.replacedBehind.test(between) ||
  (wordings.replacedBefore.test(before) && wordings.towards.test(between)) ||
  (wordings.swapBefore.test(before) && wordings.swapBehind.test(between))

// 'stopped lisinopril and changed to losartan': the words behind the last verb lead on to the next name.
const leadingOn =
  /^(?:\s+(?:to|on|with|the|his|her|their|an?|some|giving|taking|given|back|up|oral|iv|regular|low-dose|high-dose))*\s*$/iu

/** Whether a verb between two medicines is said of the first: 'tazocin avoided, given meropenem', 'atenolol started, candesartan raised'. */
function isOfFormer(between: string): boolean {
  const ends = actions.flatMap(([, pattern]) =>
    [...between.matchAll(new RegExp(pattern.source, 'giu'))].map(({ 0: word, index }) => index + word.length),
  )
  return ends.length > 0 && !leadingOn.test(between.slice(Math.max(...ends)))
}

/** 'Enalapril 5 mg and spironolactone 25 mg were stopped': what follows the last of a pair is said of both. */
function withSharedActions(mentions: readonly FoundMedicine[], { text, start }: ClinicalSentence): FoundMedicine[] {
  return mentions.reduceRight<FoundMedicine[]>((done, mention) => {
    const [next] = done
    const isPair = next !== undefined && wordings.joined.test(text.slice(mention.end - start, next.start - start))
    const said = isPair && mention.action === 'listed' ? saidBehind(text.slice(next.end - start), false) : null
    const isShared = said !== null && said !== 'change' && said === next?.action
    return [isShared ? { ...mention, action: said } : mention, ...done]
  }, [])
}

/** The medicines that a sentence names, with dose, frequency and what is to be done with them. */
export function mentionsIn(sentence: ClinicalSentence): FoundMedicine[] {
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
    if (!takenBack.test(text.slice(index + name.length))) add(index, name, medicineConfidence.known)
  }
  for (const match of text.matchAll(unknownWithDose)) {
    const name = at(match, 1)
    if (name.split(' ').some((word) => measured.test(word)) || medicineNames.has(name.toLowerCase())) continue
    if (takenBefore.test(text.slice(0, match.index))) add(match.index, name, medicineConfidence.byDose)
  }
  const listed = sentence.section === 'medicines' || sentence.section === 'plan'
  const named = sentence.opensLine && listed ? wordings.unknownWithAction.exec(text)?.[1] : undefined
  if (named !== undefined && !wordings.notTaken.test(named)) add(0, named, 0.6)
  const ordered = mentions.toSorted((left, right) => left.start - right.start)
  // This medicine replaces the one before.
  let takesPlace = false
  const read = ordered.map((mention, index): FoundMedicine => {
    const former = ordered[index - 1]
    const isUnsaid =
      former !== undefined && isOfFormer(text.slice(former.end - sentence.start, mention.start - sentence.start))
    const led: FoundMedicine = isUnsaid ? { ...mention, action: 'listed' } : mention
    const until = Math.min(text.length, (ordered[index + 1]?.start ?? Number.POSITIVE_INFINITY) - sentence.start)
    const first = doseFirst(text, mention.start - sentence.start, (ordered[index - 1]?.end ?? 0) - sentence.start)
    const dosed = mention.dose === null && first !== null ? { ...led, ...first } : led
    const next = ordered[index + 1]
    const behind = text.slice(mention.end - sentence.start, until)
    const isLeftOut =
      wordings.leftBefore.test(text.slice(0, mention.start - sentence.start)) && wordings.leftBehind.test(behind)
    const said = isLeftOut ? 'stop' : saidBehind(behind, next !== undefined)
    const isNew = takesPlace || wordings.instead.test(behind) || (next !== undefined && wordings.inPlaceOf.test(behind))
    takesPlace =
      next !== undefined &&
      next.name !== mention.name &&
      isReplaced(text.slice(0, mention.start - sentence.start), behind)
    if (takesPlace) return { ...dosed, action: 'stop' }
    if (isNew && said !== 'stop') return { ...dosed, action: 'start' }
    // 'begin sertraline 50 mg, going up to 100 mg after two weeks' starts it.
    // 'Leave off candesartan until Monday' does not go on with it until then.
    // 'We do not give rivaroxaban from today' does not begin it.
    const isStopped =
      dosed.action === 'stop' &&
      ((said === 'continue' && /\b(?:until|till)\b/iu.test(behind)) ||
        (said === 'start' && /^[^.,;]{0,12}\bfrom (?:today|tonight|tomorrow|now|this)\b/iu.test(behind)))
    const own = isStopped || (said === 'change' && dosed.action === 'start') ? null : said
    const kept = dosed.dose ?? wordings.keptDose.exec(behind)?.[1] ?? null
    if (own === null && dosed.action !== 'change') return { ...dosed, dose: kept }
    // 'mirtazapine 15 mg increased to 30 mg': the dose to be taken now.
    const dose = (own ?? dosed.action) === 'change' ? newDose.exec(behind)?.[1] : undefined
    const again = own === 'start' ? wordings.beginsAgainAt.exec(behind)?.[1] : undefined
    return { ...dosed, action: own ?? dosed.action, dose: dose ?? again ?? kept }
  })
  return withSharedActions(read, sentence)
}
