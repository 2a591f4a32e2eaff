import { expect, test } from 'vitest'
import { readTable } from '../../tables/read-table.ts'
import { buildPanel } from './build-panel.ts'

const build = async (text: string) => buildPanel(await readTable(new TextEncoder().encode(text)))
const date = (step: number, days = 7) =>
  new Date(Date.UTC(2024, 0, 1) + step * days * 86_400_000).toISOString().slice(0, 10)
const rows = (count: number, row: (step: number) => string) =>
  Array.from({ length: count }, (_, step) => row(step)).join('\n')

const line = (step: number, store: number, sku: string) =>
  `${store},${sku},${date(step)},${10 + ((step * 7) % 5)},${(2 + (step % 3) / 10).toFixed(2)},${step % 6 === 0 ? 'yes' : 'no'},${step * 1.5}`
const month = (step: number) => `${2020 + Math.floor(step / 12)}-${String((step % 12) + 1).padStart(2, '0')}`
const quarter = (step: number) => `${2020 + Math.floor(step / 4)}-Q${(step % 4) + 1}`
const workday = (step: number) => date(Math.floor(step / 5) * 7 + (step % 5), 1)

test('finds date, series, value and drivers by itself', async () => {
  const text = `store,sku,week,units_sold,unit price,promo,profit\n${rows(20, (step) => [line(step, 1, 'a'), line(step, 1, 'b'), line(step, 2, 'a')].join('\n'))}`
  const { panel, roles, calendar } = await build(text)
  expect(calendar.unit).toBe('week')
  expect(roles.value.name).toBe('units_sold')
  expect(roles.keys.map((key) => key.name)).toEqual(['store', 'sku'])
  expect(roles.drivers.map((driver) => driver.name)).toEqual(['unit price', 'promo'])
  expect(roles.unused).toEqual(['profit'])
  expect(panel.series.map((series) => series.name)).toEqual(['1 · a', '1 · b', '2 · a'])
})

test('takes rows with an empty value after the last one as the known future of the drivers', async () => {
  const text = `date,sales,price\n${rows(24, (step) => `${date(step)},${step < 20 ? 5 + step : ''},${2 + (step % 4)}`)}`
  const { panel, notes } = await build(text)
  expect(panel.series[0]?.values).toHaveLength(20)
  expect(panel.series[0]?.drivers[0]).toHaveLength(24)
  expect(notes.driversKnownAhead).toBe(4)
})

test('adds up duplicate dates and says so', async () => {
  const text = `date,sales\n${rows(20, (step) => `${date(Math.floor(step / 2))},${step}`)}`
  const { panel, notes } = await build(text)
  expect(panel.series[0]?.values.slice(0, 2)).toEqual([1, 5])
  expect(notes.mergedRows).toBe(10)
})

test.each([
  ['day', 1],
  ['week', 7],
])('detects steps of a %s', async (unit, days) => {
  const { calendar } = await build(`date,sales\n${rows(20, (step) => `${date(step, days)},${step}`)}`)
  expect(calendar.unit).toBe(unit)
})

test('detects months, quarters, years and working days', async () => {
  expect((await build(`month,sales\n${rows(24, (step) => `${month(step)},${step}`)}`)).calendar.unit).toBe('month')
  expect((await build(`quarter,sales\n${rows(12, (step) => `${quarter(step)},${step}`)}`)).calendar.unit).toBe(
    'quarter',
  )
  expect((await build(`year,sales\n${rows(12, (step) => `${2000 + step},${step}`)}`)).calendar.unit).toBe('year')
  const { calendar, panel } = await build(`date,sales\n${rows(25, (step) => `${workday(step)},${step}`)}`)
  expect(calendar.unit).toBe('business day')
  expect(calendar.label((panel.series[0]?.start ?? 0) + 25)).toBe(date(35, 1))
})

test('takes a running week number for time', async () => {
  const { calendar, panel } = await build(`week,sales\n${rows(20, (step) => `${40 + step},${step * 2}`)}`)
  expect(calendar.unit).toBe('index')
  expect(calendar.label((panel.series[0]?.start ?? 0) + 20)).toBe('60')
})

test('takes year and month from two columns', async () => {
  const { calendar, panel } = await build(
    `year,month,sales\n${rows(24, (step) => `${2022 + Math.floor(step / 12)},${(step % 12) + 1},${step}`)}`,
  )
  expect(calendar.label(panel.series[0]?.start ?? 0)).toBe('2022-01-01')
})

test('takes missing days in a list of whole sales for days without a sale, and others as gaps', async () => {
  const sold = await build(
    `date,qty\n${rows(40, (step) => (step % 3 === 1 ? '' : `${date(step, 1)},${1 + (step % 4)}`))}`,
  )
  expect(sold.notes.filledAs).toBe('no sales')
  expect(sold.panel.series[0]?.values[1]).toBe(0)
  const measured = await build(
    `date,value\n${rows(40, (step) => (step === 5 ? '' : `${date(step, 1)},${1.5 + step}`))}`,
  )
  expect(measured.panel.series[0]?.values[5]).toBeNaN()
})

test.each([
  ['no dates', 'item,units\na,3\nb,4\nc,5\n', 'csv-without-dates'],
  ['no numbers', `date,comment\n${rows(20, (step) => `${date(step)},word${step}`)}`, 'csv-without-numbers'],
  ['five rows', `date,units\n${rows(5, (step) => `${date(step)},${step}`)}`, 'csv-too-short'],
])('refuses a table with %s', async (_, text, problem) => {
  await expect(build(text)).rejects.toMatchObject({ problem, hint: expect.any(String) })
})

test.each(['1e308', '-3e200', '5000000000000000'])('refuses sales of %s, and names them', async (cell) => {
  const text = `date,sales\n${rows(12, (step) => `${date(step)},${step === 4 ? cell : step}`)}`
  await expect(build(text)).rejects.toMatchObject({
    problem: 'csv-unreadable',
    message: expect.stringContaining(`sales holds ${cell}`),
  })
})
