import { expect, test } from 'vitest'
import { whatIfInvitation } from './plan-notices.ts'

const columns = (...drivers: string[]) => ({ date: ['day'], value: 'boxes', series: [], drivers, unused: [] })
const asked = { priceChange: 10, promotionPeriods: -1, total: 90, plannedTotal: 100 }

test.each([
  [['unit_price', 'on_sale'], 'What if prices or promotions were different?'],
  [['Verkaufspreis'], 'What if prices were different?'],
  [['rain', 'campaign'], 'What if promotions were different?'],
])('a file with %s is asked about in its own terms', (drivers, title) => {
  expect(whatIfInvitation({ whatIf: null, columns: columns(...drivers) })).toMatchObject([{ title }])
})

test('nothing is offered where nothing could be changed, or where it was', () => {
  expect(whatIfInvitation({ whatIf: null, columns: columns('rain') })).toEqual([])
  expect(whatIfInvitation({ whatIf: asked, columns: columns('price') })).toEqual([])
})
