import type { BackTestReport } from '@vitrine/engines/forecast/accuracy/back-test-report.ts'
import type { PlannedSeries } from './schema.ts'

/** Widths of a band, in values: below the first it supports a plan, above the second it supports none. */
const [narrow, saysNothing] = [1, 3]
/** With such an error, %, nothing is gained by being better than repeating. */
const nearlyExact = 3

/**
 * How far a forecast can be trusted, from its back-test: low without one, with an error of half the value, or when repeating the
 * last season does clearly better, or with a band that says nothing; high with an error below 15 %, and below that of repeating, over a history of
 * 30 values or more and with a band narrower than the value. `band` is the width of the 80 % bands as a share of the values.
 */
export function confidenceOf(
  backTest: BackTestReport | null,
  { historyLength, band }: { historyLength: number; band: number },
): PlannedSeries['confidence'] {
  if (backTest === null || backTest.points < 4 || historyLength < 24) return 'low'
  const worseThanNaive = backTest.smape > 1.15 * backTest.naiveSmape
  if (band > saysNothing) return 'low'
  if (backTest.smape >= 50 || (worseThanNaive && backTest.smape > 20)) return 'low'
  const isBetter = backTest.smape < backTest.naiveSmape || backTest.smape <= nearlyExact
  return backTest.smape <= 15 && historyLength >= 30 && isBetter && band < narrow ? 'high' : 'medium'
}
