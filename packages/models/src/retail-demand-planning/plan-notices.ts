import type { Block } from '@vitrine/contracts/blocks/block.ts'
import { notice } from '../shared/blocks/notice.ts'
import { round, signedPercent } from './figures.ts'
import { measurementIn } from './measurements.ts'
import type { DemandPlan, PlannedSeries } from './schema.ts'
import { canBeAsked } from './what-if.ts'

/** What was asked, and what it changes. */
export function whatIfNotice({ whatIf, columns, unit }: DemandPlan): Block[] {
  if (whatIf === null) return []
  const { priceChange, promotionPeriods, total, plannedTotal } = whatIf
  const price =
    priceChange === 0 ? [] : [`coming prices ${Math.abs(priceChange)} % ${priceChange > 0 ? 'higher' : 'lower'}`]
  const promotion =
    promotionPeriods < 0
      ? []
      : [
          promotionPeriods === 0
            ? 'no promotions'
            : `a promotion in the next ${promotionPeriods === 1 ? unit : `${promotionPeriods} ${unit}s`} and none after`,
        ]
  const change = plannedTotal === 0 ? '' : ` (${signedPercent(total / plannedTotal - 1)})`
  return [
    notice(
      'info',
      `What if: ${[...price, ...promotion].join(', ')}`,
      `${round(total)} ${columns.value} are expected, in place of ${round(plannedTotal)} as planned${change}. It follows from how sales moved with them in the history; prices far from those of the past are a guess.`,
    ),
  ]
}

/** Where prices or promotions were given: that others can be tried. */
export function whatIfInvitation({ whatIf, columns }: Pick<DemandPlan, 'whatIf' | 'columns'>): Block[] {
  const asked = canBeAsked(columns.drivers)
  if (whatIf !== null || asked.length === 0) return []
  return [
    notice(
      'info',
      `What if ${asked.join(' or ')} were different?`,
      'Choose ‘Change and run again’ and set it under ‘What if’: the new forecast is shown beside what is planned.',
    ),
  ]
}

function isShort(series: PlannedSeries): boolean {
  return series.history.length + series.historyOmitted < 24
}

/** That a forecast is rough, and why. */
export function doubts({ series, columns }: DemandPlan): Block[] {
  // A note says it already.
  if (measurementIn({ value: columns.value, keys: columns.series, series: series.map(({ name }) => name) }) !== null)
    return []
  const low = series.filter((one) => one.confidence === 'low')
  if (low.length === 0) return []
  const which = series.length === 1 ? 'This forecast' : `The forecast of ${low.length} of ${series.length} series`
  const why = low.every((one) => one.backtest === null || one.backtest.points < 4 || isShort(one))
    ? 'the history is too short to check it'
    : 'the history is short, its past could hardly be forecast from what came before, or the file may be read wrongly (see the notes)'
  return [
    notice(
      'warning',
      'Low confidence',
      `${which} is a rough guess: ${why}. Plan with the ranges, not with the line between them.`,
    ),
  ]
}
