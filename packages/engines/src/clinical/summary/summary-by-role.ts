import type { ReadDocument } from '../../documents/document.ts'
import type { PlacedText } from '../../prose/placed-text.ts'
import { allergiesByRole } from '../allergies/by-role/join-allergies.ts'
import { medicinesByRole } from '../medicines/by-role/join-medicines.ts'
import { problemsByRole } from '../problems/by-role/join-problems.ts'
import { knownOfSummary } from '../roles/summary-roles.ts'
import { weighRecord } from '../roles/weigh-record.ts'
import { nextStepsByRole } from './next-steps-by-role.ts'
import type { PlacedSummary } from './read-summary.ts'

/** A summary whose allergies, problems, medicines and next steps are those of rules and network together (docs/decisions/037). */
export async function summaryByRole(
  document: ReadDocument,
  { ruled, running }: { ruled: PlacedSummary; running: PlacedText },
  signal?: AbortSignal,
): Promise<PlacedSummary> {
  const weighed = await weighRecord(document, knownOfSummary(ruled), signal && { signal })
  if (weighed === null) return ruled
  return {
    ...ruled,
    allergies: allergiesByRole(weighed, ruled.allergies),
    problems: problemsByRole(weighed, ruled.problems),
    medicines: medicinesByRole(weighed, ruled.medicines),
    followUp: nextStepsByRole(weighed, running, ruled.followUp),
  }
}
