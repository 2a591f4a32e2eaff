import { at } from '@vitrine/basics/at.ts'
import { median } from '@vitrine/basics/statistics.ts'
import type { Panel, PanelSeries } from '@vitrine/engines/forecast/panel.ts'
import { InputError } from '@vitrine/errors/input-error.ts'

/** What is asked: other prices and promotions in the coming periods than the file plans. */
export interface WhatIf {
  /** Percent of the planned price, which may be the recent one where the file plans none. */
  priceChange: number
  /** Number of coming periods with a promotion, from the first on, and none later; −1 leaves them as planned. */
  promotionPeriods: number
}

const priceName = /pric|preis|prix/i
const promotionName = /promo|aktion|deal|on.?sale|campaign|kampagne|feat|display/i

/** Number of recent values used for the periods that a file does not plan. */
const recentValues = 13

export const asksWhatIf = ({ priceChange, promotionPeriods }: WhatIf): boolean =>
  priceChange !== 0 || promotionPeriods >= 0

const holdsFlags = (values: readonly number[]): boolean =>
  values.every((value) => Number.isNaN(value) || value === 0 || value === 1)

const isPromotion = (panel: Panel, driver: number): boolean =>
  promotionName.test(at(panel.driverNames, driver)) &&
  panel.series.every(({ drivers }) => holdsFlags(drivers[driver] ?? []))

const isPrice = (panel: Panel, driver: number): boolean => priceName.test(at(panel.driverNames, driver))

/** What of these columns can be asked about, in words: by their names, since an answer no longer has their values. */
export const canBeAsked = (drivers: readonly string[]): string[] => [
  ...(drivers.some((name) => priceName.test(name)) ? ['prices'] : []),
  ...(drivers.some((name) => !priceName.test(name) && promotionName.test(name)) ? ['promotions'] : []),
]

function missing(panel: Panel, what: string, example: string): InputError {
  const has =
    panel.driverNames.length === 0 ? 'no column of that kind' : `of that kind only ${panel.driverNames.join(', ')}`
  return new InputError('option-invalid', `The file has no column of ${what} to change: it has ${has}.`, {
    hint: `Add a column such as ${example} to the rows, or leave this setting as it is.`,
  })
}

/** A driver's column up to the horizon, its coming values as asked. */
function changed(
  series: PanelSeries,
  column: readonly number[],
  horizon: number,
  to: (planned: number, ahead: number) => number,
) {
  const known = series.values.length
  const recent = column
    .slice(0, known)
    .filter((value) => !Number.isNaN(value))
    .slice(-recentValues)
  const usual = recent.length === 0 ? Number.NaN : median(recent)
  const coming = Array.from({ length: Math.max(horizon, column.length - known) }, (_, ahead) => {
    const planned = column[known + ahead] ?? Number.NaN
    return to(Number.isNaN(planned) ? usual : planned, ahead)
  })
  return [...column.slice(0, known), ...coming]
}

/** The panel with coming prices and promotions as asked. Throws `option-invalid` where the file has none to change. */
export function panelWhatIf(panel: Panel, { priceChange, promotionPeriods }: WhatIf, horizon: number): Panel {
  const places = panel.driverNames.map((_, driver) => driver)
  const prices = places.filter((driver) => isPrice(panel, driver))
  const promotions = places.filter((driver) => !prices.includes(driver) && isPromotion(panel, driver))
  if (priceChange !== 0 && prices.length === 0) throw missing(panel, 'prices', 'price')
  if (promotionPeriods >= 0 && promotions.length === 0) throw missing(panel, 'promotions', 'promotion (yes or no)')
  const series = panel.series.map((one) => ({
    ...one,
    drivers: one.drivers.map((column, driver) => {
      if (priceChange !== 0 && prices.includes(driver)) {
        return changed(one, column, horizon, (planned) => planned * (1 + priceChange / 100))
      }
      if (promotionPeriods >= 0 && promotions.includes(driver)) {
        return changed(one, column, horizon, (_, ahead) => (ahead < promotionPeriods ? 1 : 0))
      }
      return column
    }),
  }))
  return { ...panel, series }
}
