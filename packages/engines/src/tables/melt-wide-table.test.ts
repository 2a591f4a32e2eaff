import { expect, test } from 'vitest'
import { meltWideTable } from './melt-wide-table.ts'
import { readTable } from './read-table.ts'

const read = (text: string) => readTable(new TextEncoder().encode(text))

test.each([
  ['months', 'Jan 2024,Feb 2024,Mar 2024', '2024-02-01'],
  ['ISO dates', '2024-01-07,2024-01-14,2024-01-21', '2024-01-14'],
  ['years', '2021,2022,2023', '2022-01-01'],
])('turns columns of %s into rows', async (_, headings, second) => {
  const table = meltWideTable(await read(`item,${headings}\ntea,1,2,3\nmilk,4,,6\n`))
  expect(table.rowCount).toBe(6)
  const [item, date, value] = table.columns
  expect(item?.cells).toEqual(['tea', 'tea', 'tea', 'milk', 'milk', 'milk'])
  expect(new Date(date?.dates?.times[1] ?? 0).toISOString().slice(0, 10)).toBe(second)
  expect([...(value?.numbers ?? [])]).toEqual([1, 2, 3, 4, Number.NaN, 6])
})

test('leaves a long table alone', async () => {
  const table = await read('date,units\n2024-01-01,5\n2024-01-02,6\n')
  expect(meltWideTable(table)).toBe(table)
})
