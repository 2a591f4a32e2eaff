import { openPace } from '@vitrine/basics/pace.ts'
import { median } from '@vitrine/basics/statistics.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
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

/** Measures of the published table lie within this; their middle in another table tells whether it has the same unit. */
const learned = { least: 121, most: 393 }

/** A score means nothing for temperatures, centimetres or cell counts under the same headings: each would be a surely healthy or surely ill cow. */
function refuseOtherUnits(days: readonly CowDay[]): void {
  const middle = median(days.flatMap(({ inner, outer }) => [...inner, ...outer]))
  if (middle >= learned.least && middle <= learned.most) return
  throw new InputError(
    'csv-unreadable',
    `The udder measures of the herd table are about ${middle.toLocaleString('en', { maximumFractionDigits: 1 })}; those that the score was learned from are ${learned.least} to ${learned.most}.`,
    {
      hint: 'Give the eight measures in the unit of the sample table. Temperatures, sizes and cell counts cannot be scored.',
    },
  )
}

/** Scores each cow of a herd table for mastitis. Throws as `readHerd` does, and `csv-unreadable` for measures in another unit. */
export async function scoreHerd(bytes: Uint8Array, reading: HerdReading): Promise<ScoredHerd> {
  const { days, skipped } = await readHerd(bytes, {
    ...reading,
    progress: (fraction) => reading.progress?.(tableRead * fraction),
  })
  refuseOtherUnits(days)
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
