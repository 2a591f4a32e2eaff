import type { KnownAnswer } from '../../forms/roles/signs/known-answers.ts'
import type { MedicineAction } from '../medicines/said-of-medicine.ts'
import type { FoundProblem } from '../problems/find-problems.ts'
import type { PlacedSummary } from '../summary/read-summary.ts'

export const roleOfAction: Record<MedicineAction, string> = {
  listed: 'med',
  continue: 'med',
  start: 'med.new',
  change: 'med.changed',
  stop: 'med.stopped',
}
const roleOfStatus: Record<FoundProblem['status'], string> = {
  assessed: 'problem',
  symptom: 'problem',
  suspected: 'problem.maybe',
  history: 'problem.past',
}

/** What the rules found for a summary, by role. */
export const knownOfSummary = ({ medicines, problems, allergies }: PlacedSummary): KnownAnswer[] => [
  ...medicines.map(({ action, page, box, confidence }) => ({ role: roleOfAction[action], page, box, confidence })),
  ...problems.map(({ status, page, box, confidence }) => ({ role: roleOfStatus[status], page, box, confidence })),
  ...allergies.map(({ page, box, confidence }) => ({ role: 'allergy', page, box, confidence })),
]
