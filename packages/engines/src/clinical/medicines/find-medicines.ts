import { overlaps } from '@vitrine/basics/spans.ts'
import { findAllergies } from '../allergies/find-allergies.ts'
import { assertionOf } from '../notes/assertion.ts'
import type { ClinicalSentence } from '../notes/clinical-sentences.ts'
import { asToldOfPatient } from '../notes/told-for.ts'
import { type FoundMedicine, isDeclined, mentionsIn } from './medicine-mentions.ts'
import { saidByHeading, stopsOfBefore } from './said-of-medicine.ts'

const weight: Record<FoundMedicine['action'], number> = { listed: 0, continue: 1, start: 2, change: 3, stop: 2 }

/** One entry per medicine: the most detailed mention, with the last stated action. */
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
    // 'Start A 5 mg. … Cough: stop A.': of two actions, the last counts.
    const action = mention.action === 'listed' || known.action === 'listed' ? best.action : mention.action
    byName.set(key, { ...best, action, dose: best.dose ?? other.dose, frequency: best.frequency ?? other.frequency })
  }
  return [...byName.values()].toSorted((left, right) => left.start - right.start)
}

/** For a medicine named in passing: without a dose, outside a list, and with nothing said of what becomes of it. */
const inPassing = 0.7
const lists: readonly ClinicalSentence['section'][] = ['medicines', 'plan', 'assessment-and-plan']

function surenessOf({ section }: ClinicalSentence, { dose, action, confidence }: FoundMedicine): number {
  const isPassing = dose === null && action === 'listed' && !lists.includes(section)
  return isPassing ? Math.min(confidence, inPassing) : confidence
}

/** A medicine that a plan is the first to name, with a dose, is begun by it. */
const actionInPlan = (
  { section }: ClinicalSentence,
  { name, dose }: FoundMedicine,
  before: readonly FoundMedicine[],
): FoundMedicine['action'] =>
  section === 'plan' && dose !== null && !before.some((other) => other.name === name) ? 'start' : 'listed'

/** 'No diclofenac because of her ulcer': what has a reason is no denial but an order. */
const reasonedBar = (text: string, start: number, end: number): boolean =>
  /\b(?:no|without)\s+$/iu.test(text.slice(0, start)) &&
  /^[^.;]{0,20}\b(?:because|due to|in view of|owing to|on account of|given (?:his|her|their|the))\b/iu.test(
    text.slice(end),
  )

/** The medicines that a clinical document says the patient takes, took or is to take; not those listed as allergies. */
export function findMedicines(written: readonly ClinicalSentence[]): FoundMedicine[] {
  const sentences = asToldOfPatient(written)
  const found: FoundMedicine[] = []
  const allergies = findAllergies(sentences)
  const harmful = new Set(allergies.map(({ name }) => name.toLowerCase()))
  let before: FoundMedicine[] = []
  // 'Wheezy since sotalol was begun. Stopped today.'
  let feared: FoundMedicine[] = []
  for (const sentence of sentences) {
    if (sentence.section === 'family') continue
    const stopped = stopsOfBefore(sentence.text)
    if (stopped !== 'none') {
      const named = before.length > 0 ? before : feared
      const isMeant = stopped === 'all' || named.length === (stopped === 'both' ? 2 : 1)
      if (isMeant) found.push(...named.map((mention): FoundMedicine => ({ ...mention, action: 'stop' })))
      continue
    }
    before = []
    feared = []
    const shunned = sentence.section === 'allergies' ? allergies : findAllergies([sentence])
    const below = sentence.section === 'medicines' ? saidByHeading(sentence.heading) : null
    for (const said of mentionsIn(sentence)) {
      const isBarred = reasonedBar(sentence.text, said.start - sentence.start, said.end - sentence.start)
      const own = isBarred ? 'stop' : said.action
      const action = own === 'listed' ? (below ?? actionInPlan(sentence, said, [...found, ...before])) : own
      const mention = { ...said, action }
      if (mention.action !== 'stop' && shunned.some((one) => overlaps(mention, one))) {
        feared.push(mention)
        continue
      }
      const assertion = assertionOf(sentence.text, mention.start - sentence.start, mention.end - sentence.start)
      if (harmful.has(mention.name.toLowerCase()) && mention.dose === null && mention.action === 'listed') continue
      // 'Allergies. Peanut: lips swelled. Carries an adrenaline pen 0.15 mg.'
      const isNamedIn = sentence.section === 'allergies' && mention.dose === null
      if (isNamedIn && (mention.action !== 'stop' || harmful.has(mention.name.toLowerCase()))) continue
      // 'Lithium was discussed and she does not want it'
      if (mention.dose === null && isDeclined(sentence.text.slice(mention.end - sentence.start))) continue
      const denied = assertion === 'absent' && mention.action !== 'stop' && mention.dose === null
      if (denied || assertion === 'relative') continue
      before.push({ ...mention, confidence: surenessOf(sentence, mention) })
    }
    found.push(...before)
  }
  return mergeMentions(found)
}
