import { expect, it } from 'vitest'
import { latestOf } from './latest-of.ts'

const at = (...times: (string | null)[]) => times.map((time, value) => ({ name: 'HR', time, value }))

it.each([
  ['the last of a chart', at('02:00', '04:00', '06:00'), 2],
  ['the first where the newest stands first', at('4:15 pm', '11:40 am'), 0],
  ['the last of one day of a dated chart', at('03.01.2024 08:00', '03.01.2024 14:00'), 1],
  ['the last of full hours', at('8 am', '9 pm'), 1],
  ['none where one has no time', at('08:00', null), null],
  ['none of two days', at('3 May 20:00', '4 May 08:00'), null],
  ['the last of a chart that runs over midnight', at('18:00', '22:00', '02:00'), 2],
  ['the first of one that runs back over midnight', at('02:00', '22:00', '18:00'), 0],
  ['the morning after of two', at('2130', '0545'), 1],
  ['none where no order fits into a day', at('08:00', '20:00', '07:00', '19:00'), null],
  ['none of one', at('08:00'), null],
])('tells %s', (_, readings, latest) => expect(latestOf(readings)?.value ?? null).toBe(latest))
