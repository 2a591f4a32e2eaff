import type { Weighed } from '../../../forms/roles/network/weighed.ts'
import { readPatterns } from '../../../text/read-patterns.ts'
import { isInStep } from '../../roles/candidates.ts'
import { likeliest } from '../../roles/likeliest.ts'
import { chanceOfAny, chancesOfClasses } from '../../roles/likely-class.ts'
import type { Stretch } from '../../roles/stretches.ts'
import { roleOfAction } from '../../roles/summary-roles.ts'
import type { Placed } from '../../summary/read-summary.ts'
import { type FoundMedicine, namesMeasured, printedName, withDose } from '../medicine-mentions.ts'
import type { MedicineAction } from '../said-of-medicine.ts'
import { medicineCandidates } from './judge-medicines.ts'
import trust from './trust.json' with { type: 'json' }

const actions: Readonly<Record<string, MedicineAction>> = {
  'med.new': 'start',
  'med.changed': 'change',
  'med.stopped': 'stop',
}
/** Not shown: no medicine, and one that is refused, denied or a relative's. A medicine that the rules found is rather shown than left out. */
const hidden = ['none', 'med.not']
const mostHidden = { ruled: 0.95, unruled: 0.5 } as const
/** A medicine of the network alone of which less is likely told right is left out. */
const leastFurther = 0.3
/** From how likely another standing takes the place of the rules': where they say nothing of it, and where they read one. */
const leastInstead = { unsaid: 0.4, said: 0.6, taken: 0.8 } as const

/** 'Takes warfarin', 'lives on naproxen': words that say that it is taken stand right before. */
const { isTaken } = readPatterns(new URL('../wordings/is-taken.txt', import.meta.url), ['isTaken'])
/** Where words and network disagree nothing is sure: 'bisoprolol left at 5 mg' had been called a change, surely. */
const mostDisputed = 0.75

function mentionOf({ row, start, end, page, box, text }: Stretch): Placed<FoundMedicine> {
  const { start: _start, end: _end, ...mention } = withDose({ text: row.text, start: 0 }, start, end)
  return { ...mention, name: printedName(text), confidence: 0, page, box }
}

/** What each action says of a medicine: that nothing is said of it is no error where it is begun or changed. */
const trueOf: Readonly<Record<MedicineAction, readonly string[]>> = {
  listed: ['med', 'med.new', 'med.changed'],
  continue: ['med'],
  start: ['med.new'],
  change: ['med.changed'],
  stop: ['med.stopped'],
}

function actionOf(
  { action }: Placed<FoundMedicine>,
  best: { is: string; chance: number },
  before: string,
): MedicineAction {
  // A list above that names it does not undo a 'stop' below: it only makes it less sure.
  if (action === 'stop' && best.is === 'med') return action
  const said = action !== 'listed' ? 'said' : isTaken.test(before) ? 'taken' : 'unsaid'
  const isKept = roleOfAction[action] === best.is || best.chance < leastInstead[said]
  return isKept ? action : (actions[best.is] ?? 'listed')
}

/** The medicines of a record by rules and network: what the network adds, what it leaves out, and what becomes of each. */
export const medicinesByRole = (weighed: Weighed, ruled: readonly Placed<FoundMedicine>[]): Placed<FoundMedicine>[] =>
  medicineCandidates(weighed, ruled).flatMap(({ candidate, signs }) => {
    const { ruled: own, stretch } = candidate
    if (isInStep(candidate.strengths)) return own ?? []
    const chances = chancesOfClasses(trust, signs)
    // What is stopped or barred is not taken, and must be shown all the same.
    const most = own?.action === 'stop' ? Number.POSITIVE_INFINITY : mostHidden[own === null ? 'unruled' : 'ruled']
    const best = likeliest(chances, hidden, most)
    if (best === null) return []
    const found = own ?? mentionOf(stretch)
    const action = actionOf(found, best, stretch?.row.text.slice(0, stretch.start) ?? '')
    const isDisputed = own !== null && own.action !== 'listed' && own.action !== action
    const chance = Math.min(chanceOfAny(chances, trueOf[action]), isDisputed ? mostDisputed : 1)
    if (own === null && (chance < leastFurther || namesMeasured(found.name))) return []
    return [{ ...found, action, confidence: chance * (stretch?.legibility ?? 1) }]
  })
