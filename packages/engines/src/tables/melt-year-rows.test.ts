import { expect, test } from 'vitest'
import { meltYearRows } from './melt-year-rows.ts'
import { readTable } from './read-table.ts'

const read = (...lines: string[]) => readTable(new TextEncoder().encode(lines.join('\n')))
const day = (time: number | undefined): string => new Date(time ?? 0).toISOString().slice(0, 10)

test('a row for each year and a column for each month become a row for each month', async () => {
  const table = meltYearRows(
    await read(
      'Jahr;Jan;Feb;Mär;Apr;Mai;Jun;Jul;Aug;Sep;Okt;Nov;Dez;Summe',
      '2022;10;11;12;13;14;15;16;17;18;19;20;21;186',
      '2023;22;23;24;25;26;27;28;29;30;31;;;265',
    ),
  )
  expect(table.columns.map(({ name }) => name)).toEqual(['Jahr', 'value'])
  const [date, value] = table.columns
  expect(day(date?.dates?.times[13])).toBe('2023-02-01')
  expect(date?.dates?.grain).toBe('month')
  expect([...(value?.numbers ?? [])].slice(11, 14)).toEqual([21, 22, 23])
  expect(value?.numbers.at(-1)).toBeNaN()
})

test('quarters across, with the product that a row is of', async () => {
  const table = meltYearRows(
    await read('Product,Year,Q1,Q2,Q3,Q4', 'Skis,2021,90,12,8,140', 'Skis,2022,95,10,9,150', 'Boats,2021,5,60,70,4'),
  )
  const [product, date, value] = table.columns
  expect(product?.cells.slice(6, 10)).toEqual(['Skis', 'Skis', 'Boats', 'Boats'])
  expect(day(date?.dates?.times[5])).toBe('2022-04-01')
  expect([...(value?.numbers ?? [])].slice(4, 9)).toEqual([95, 10, 9, 150, 5])
})

test('leaves other tables alone', async () => {
  const years = await read('year,north,south', '2019,5,6', '2020,7,8', '2021,9,10')
  expect(meltYearRows(years)).toBe(years)
  const months = await read('item,Jan,Feb,Mar,Apr,May,Jun', 'tea,1,2,3,4,5,6', 'milk,1,2,3,4,5,6')
  expect(meltYearRows(months)).toBe(months)
})
