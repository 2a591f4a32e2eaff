import { openPace } from '@vitrine/basics/pace.ts'
import { type CowDay, measuresOf } from './cow-measures.ts'
import { type HerdReading, readHerd } from './read-herd.ts'
import { type Reason, scoreCow } from './score-cow.ts'

/** From this risk on a cow counts as having signs of mastitis. */
export const signsFrom = 0.5

export interface ScoredCow {
  cow: string
  days: number
  risk: number
  mastitis: boolean
  /** The three most influential measures. */
  reasons: Reason[]
}

export interface ScoredHerd {
  /** The highest risk first. */
  cows: ScoredCow[]
  skippedRows: number
}

/** Progress, 0…1, once the table is read and no cow is scored. */
const tableRead = 0.8

/** Scores each cow of a herd table for mastitis. Throws as `readHerd` does. */
export async function scoreHerd(bytes: Uint8Array, reading: HerdReading): Promise<ScoredHerd> {
  const { days, skipped } = await readHerd(bytes, {
    ...reading,
    progress: (fraction) => reading.progress?.(tableRead * fraction),
  })
  const ofCow = new Map<string, CowDay[]>()
  for (const day of days) {
    const own = ofCow.get(day.cow)
    if (own) own.push(day)
    else ofCow.set(day.cow, [day])
  }
  const pace = openPace(reading)
  const cows: ScoredCow[] = []
  for (const [cow, own] of ofCow) {
    if (pace.isDue()) await pace.pause(tableRead + ((1 - tableRead) * cows.length) / ofCow.size)
    const { risk, reasons } = scoreCow(measuresOf(own.toSorted((a, b) => a.day - b.day)))
    cows.push({ cow, days: own.length, risk, mastitis: risk >= signsFrom, reasons: reasons.slice(0, 3) })
  }
  return { cows: cows.sort((a, b) => b.risk - a.risk), skippedRows: skipped }
}
