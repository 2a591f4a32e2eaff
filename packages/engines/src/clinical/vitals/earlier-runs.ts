import type { ClinicalSentence } from '../notes/clinical-sentences.ts'
import type { VitalAsSaid } from './found-vital.ts'
import { endsEarlierRun, headsEarlierRun } from './standing.ts'
import type { VitalName } from './vital-kinds.ts'

/**
 * 'Yesterday: HR 132, BP 92/50, T 39': what a sentence says before the first of several readings it says of all, until another time or a sign's
 * second reading.
 */
export function withEarlierRuns(found: readonly VitalAsSaid[], { text, start }: ClinicalSentence): VitalAsSaid[] {
  const run = new Set<VitalName>()
  let reached = 0
  return found
    .toSorted((left, right) => left.start - right.start)
    .map((vital) => {
      const before = text.slice(reached, Math.max(reached, vital.start - start))
      reached = Math.max(reached, vital.end - start)
      if (run.size > 0 && (endsEarlierRun(before) || run.has(vital.name))) run.clear()
      if (run.size === 0 && !headsEarlierRun(before)) return vital
      run.add(vital.name)
      return vital.standing === 'current' ? { ...vital, standing: 'earlier' } : vital
    })
}
