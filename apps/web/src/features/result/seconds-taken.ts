import type { Analysis } from '@vitrine/contracts/analyses/analysis.ts'

/** '1.5 s': from the run's start to its end; null if it did not run. */
export function secondsTaken({ startedAt, finishedAt }: Pick<Analysis, 'startedAt' | 'finishedAt'>): string | null {
  if (!startedAt || !finishedAt) return null
  const taken = (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000
  if (taken < 0.1) return 'under 0.1 s'
  return `${taken < 10 ? taken.toFixed(1) : Math.round(taken)} s`
}
