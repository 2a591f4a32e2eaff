import type { RunContext } from '@vitrine/model-kit/run-context.ts'
import { type CowDay, measuresOf } from './cow-measures.ts'
import { readHerd } from './read-herd.ts'
import { type Reason, scoreCow } from './score-cow.ts'

/** From this risk on a cow counts as having signs of mastitis. */
export const signsFrom = 0.5

export interface ScoredCow {
  cow: string
  days: number
  risk: number
  mastitis: boolean
  /** The three weightiest measures. */
  reasons: Reason[]
}

export interface ScoredHerd {
  /** The highest risk first. */
  cows: ScoredCow[]
  skippedRows: number
}

/** Scores each cow of a herd table for mastitis. Throws as `readHerd` does. */
export async function scoreHerd(
  bytes: Uint8Array,
  reading: Pick<RunContext, 'signal' | 'remark'>,
): Promise<ScoredHerd> {
  const { days, skipped } = await readHerd(bytes, reading)
  const ofCow = new Map<string, CowDay[]>()
  for (const day of days) ofCow.set(day.cow, [...(ofCow.get(day.cow) ?? []), day])
  const cows = [...ofCow].map(([cow, own]): ScoredCow => {
    const { risk, reasons } = scoreCow(measuresOf(own.toSorted((a, b) => a.day - b.day)))
    return { cow, days: own.length, risk, mastitis: risk >= signsFrom, reasons: reasons.slice(0, 3) }
  })
  return { cows: cows.sort((a, b) => b.risk - a.risk), skippedRows: skipped }
}
