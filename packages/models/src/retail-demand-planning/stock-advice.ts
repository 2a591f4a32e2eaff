import { at } from '@vitrine/basics/at.ts'
import { figuresAlike } from '@vitrine/basics/figures-alike.ts'
import { counted } from '@vitrine/basics/wording.ts'
import type { Block } from '@vitrine/contracts/blocks/block.ts'
import { round } from './figures.ts'
import { planTable } from './plan-table.ts'
import type { DemandPlan } from './schema.ts'

const item = (name: string, label: string, value: number, note: string) => ({
  name,
  label,
  value: round(value),
  confidence: null,
  place: null,
  note,
})

/** When to order and how much to hold: fields for one series, a table for several. */
export function stockAdvice({ series, unit }: DemandPlan): Block[] {
  const [first] = series
  if (first === undefined) return []
  const { leadTime, serviceLevel } = first.stock
  const terms = `for a lead time of ${counted(leadTime, unit)} and a service level of ${Math.round(100 * serviceLevel)} %`
  if (series.length === 1) {
    return [
      {
        kind: 'fields',
        title: `Stock advice ${terms}`,
        items: [
          item('reorderPoint', 'Order again at', first.stock.reorderPoint, 'when stock falls to this'),
          item('safetyStock', 'Safety stock', first.stock.safetyStock, 'covers the error of the forecast'),
          item('leadTimeDemand', 'Needed until delivery', first.stock.leadTimeDemand, 'expected demand'),
        ],
      },
    ]
  }
  const stocks = series.map(({ stock }) => stock)
  const reorderPoints = figuresAlike(stocks.map(({ reorderPoint }) => reorderPoint))
  const safetyStocks = figuresAlike(stocks.map(({ safetyStock }) => safetyStock))
  const demands = figuresAlike(stocks.map(({ leadTimeDemand }) => leadTimeDemand))
  return [
    planTable(
      `Stock advice ${terms}`,
      ['Series', 'Order again at', 'Safety stock', 'Needed until delivery'],
      series.map((one, row) => [one.name, at(reorderPoints, row), at(safetyStocks, row), at(demands, row)]),
    ),
  ]
}
