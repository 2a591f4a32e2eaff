import type { BackTestReport } from '@vitrine/engines/forecast/accuracy/back-test-report.ts'
import type { PlannedSeries } from './schema.ts'

/**
 * How far a forecast can be trusted, from its back-test: low without one, with an error of half the value, or when repeating the
 * last season does clearly better; high with an error below 15 % over a history of 30 values or more.
 */
export function confidenceOf(backTest: BackTestReport | null, historyLength: number): PlannedSeries['confidence'] {
  if (backTest === null || backTest.points < 4 || historyLength < 24) return 'low'
  const worseThanNaive = backTest.smape > 1.15 * backTest.naiveSmape
  if (backTest.smape >= 50 || (worseThanNaive && backTest.smape > 20)) return 'low'
  return backTest.smape <= 15 && historyLength >= 30 && !worseThanNaive ? 'high' : 'medium'
}
