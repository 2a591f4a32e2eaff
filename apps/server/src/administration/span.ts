import { at } from '@vitrine/basics/at.ts'

const day = 24 * 3_600_000

/** Whole days, UTC, the last of them today. */
export interface Span {
  start: Date
  /** As 2025-03-01, oldest first. */
  days: string[]
}

export function lastDays(now: Date, count: number): Span {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  const days = Array.from({ length: count }, (_, index) => new Date(today - (count - 1 - index) * day))
  return { start: at(days, 0), days: days.map((one) => one.toISOString().slice(0, 10)) }
}
