import { expect, it } from 'vitest'
import { readsAsProse } from './familiarity.ts'

it.each([
  'UPDATE stock.items SET left_over = 0 FROM shop.orders WHERE orders.item_id = items.id',
  'for row in order_rows: if row.paid_at: total_paid += row.net_sum',
  'Jar 4.20 3 12.60\nLid 0.80 3 2.40\nPost 5.95 1 5.95',
])('takes %s for no prose', (text) => {
  expect(readsAsProse(text)).toBe(false)
})

it.each([
  'Please write to help@mail.sollund.example or see www.sollund.example/help for our hours, i.e. nine to five.',
  'She lost the card on the 4th, paid 12.50 for a new one and has had no answer.',
])('takes %s for prose', (text) => {
  expect(readsAsProse(text)).toBe(true)
})
