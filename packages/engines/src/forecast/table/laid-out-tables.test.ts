import { expect, test } from 'vitest'
import { readTable } from '../../tables/read-table.ts'
import { buildPanel } from './build-panel.ts'

const build = async (text: string) => buildPanel(await readTable(new TextEncoder().encode(text)))
const lines = (count: number, line: (step: number) => string) =>
  Array.from({ length: count }, (_, step) => line(step)).join('\n')
const two = (number: number) => String(number).padStart(2, '0')
const sold = (step: number) => 30 + ((step * 5) % 7)

/** Each series with its first and last date and its sum. */
async function seriesOf(text: string) {
  const { panel, calendar } = await build(text)
  return panel.series.map(({ name, start, values }) => [
    name,
    calendar.label(start),
    calendar.label(start + values.length - 1),
    values.reduce((sum, value) => sum + (Number.isNaN(value) ? 0 : value), 0),
  ])
}
const sumOf = (count: number, value: (step: number) => number) =>
  Array.from({ length: count }, (_, step) => value(step)).reduce((sum, one) => sum + one, 0)

test('fills dates and names that merged cells left out', async () => {
  const byDate = lines(
    12,
    (step) => `2024-${two(step + 1)}-01;Kite;${sold(step)}\n;Ball;${sold(step) + 9}\n;Rope;${sold(step) + 3}`,
  )
  expect((await seriesOf(`month;toy;sold\n${byDate}`)).map(([name, first]) => [name, first])).toEqual([
    ['Kite', '2024-01-01'],
    ['Ball', '2024-01-01'],
    ['Rope', '2024-01-01'],
  ])
  const byTown = ['Lund', 'Malmö']
    .map((town) => lines(10, (step) => `${step === 0 ? town : ''};2024-${two(step + 1)};${sold(step)}`))
    .join('\n')
  expect((await seriesOf(`town;month;sold\n${byTown}`)).map(([name]) => name)).toEqual(['Lund', 'Malmö'])
})

test('leaves remarks that stand in a few rows alone', async () => {
  const text = lines(
    20,
    (step) => `${step === 0 ? 'opening' : step === 9 ? 'rain' : ''},2024-05-${two(step + 1)},${sold(step)}`,
  )
  expect(await seriesOf(`remark,day,sold\n${text}`)).toEqual([['sold', '2024-05-01', '2024-05-20', sumOf(20, sold)]])
})

test('takes years and months that stand alone in a row for those of the rows below', async () => {
  const months = 'Jan Feb März April Mai Juni Juli Aug Sept Okt Nov Dez'.split(' ')
  const years = [2022, 2023].map(
    (year) => `${year};\n${months.map((month, step) => `${month};${sold(step)}`).join('\n')}`,
  )
  expect(await seriesOf(`Monat;Gläser\n${years.join('\n')}`)).toEqual([
    ['Gläser', '2022-01-01', '2023-12-01', 2 * sumOf(12, sold)],
  ])
  const days = ['May 2024', 'June 2024'].map(
    (month) => `${month},\n${lines(30, (step) => `${step + 1},${sold(step)}`)}`,
  )
  expect(await seriesOf(`day,rides\n${days.join('\n')}`)).toMatchObject([
    ['rides', '2024-05-01', '2024-06-30', 2 * sumOf(30, sold)],
  ])
})

test.each([
  ['months', 'Monat', (step: number) => 'Jan Feb Mrz Apr Mai Jun Jul Aug Sep Okt Nov Dez'.split(' ')[step] ?? '', 12],
  ['weeks by number', 'Week', (step: number) => String(step + 1), 50],
  ['quarters', 'When', (step: number) => `Q${step + 1}`, 4],
])('reads %s down with years across', async (_, heading, part, count) => {
  const text = `${heading},2023,2024,Average\n${lines(count, (step) => `${part(step)},${sold(step)},${sold(step) + 1},${sold(step)}.5`)}\nTotal,1,2,3`
  expect(await seriesOf(text)).toEqual([
    ['value', expect.stringMatching(/^2023-01-0/), expect.stringMatching(/^2024-1/), 2 * sumOf(count, sold) + count],
  ])
})

test('reads weeks down with their days across', async () => {
  const text = lines(4, (week) => {
    const figures = Array.from({ length: 7 }, (_, day) => sold(7 * week + day))
    return [`${two(1 + 7 * week)}.07.2024`, ...figures, 99].join(';')
  })
  expect(await seriesOf(`Woche ab;Mo;Di;Mi;Do;Fr;Sa;So;Summe\n${text}`)).toEqual([
    ['value', '2024-07-01', '2024-07-28', sumOf(28, sold)],
  ])
})

test('joins names above several headings with them', async () => {
  const text = `,East,,West,\nMonth,Oak,Ash,Oak,Ash\n${lines(12, (step) => `2024-${two(step + 1)},${sold(step)},${step + 4},${sold(step) * 2},${step + 9}`)}`
  expect((await seriesOf(text)).map(([name]) => name)).toEqual(['East Oak', 'East Ash', 'West Oak', 'West Ash'])
})

test('forecasts what was sold where several measures of the same shops stand side by side', async () => {
  const text = `Month,Revenue Ulm,Revenue Bonn,Units Ulm,Units Bonn\n${lines(12, (step) => `2024-${two(step + 1)},${sold(step) * 9},${sold(step) * 7},${sold(step)},${sold(step) + 2}`)}`
  expect((await seriesOf(text)).map(([name]) => name)).toEqual(['Units Ulm', 'Units Bonn'])
})

test('adds the hours of a column to the days of another', async () => {
  const text = lines(
    24,
    (step) =>
      `2024-03-0${1 + Math.floor(step / 8)},${(step % 8) + 5}:00 PM`.replace('12:00', '11:30') + `,${sold(step)}`,
  )
  const { calendar, panel } = await build(`date,slot,entries\n${text}`)
  expect([calendar.unit, calendar.label(panel.series[0]?.start ?? 0)]).toEqual(['hour', '2024-03-01T17:00'])
})

test('gives days without a year that of the title, over the turn of the year too', async () => {
  const text = lines(80, (step) => {
    const day = new Date(Date.UTC(2023, 11, 20 + step))
    return `${day.getUTCDate()}.${day.getUTCMonth() + 1}.;${sold(step)}`
  })
  expect(await seriesOf(`Eisbahn, Winter 2023/24;\nTag;Karten\n${text}`)).toEqual([
    ['Karten', '2023-12-20', '2024-03-08', sumOf(80, sold)],
  ])
})

test.each([
  [
    'weekdays with accents',
    (step: number) => `${step % 7 === 0 ? 'miércoles' : 'día'}, ${step + 1} de mayo de 2024`,
    '2024-05-01',
  ],
  [
    'from day to day',
    (step: number) =>
      `${two(2 + 7 * (step % 4))}/0${1 + Math.floor(step / 4)}/2023 - ${two(8 + 7 * (step % 4))}/0${1 + Math.floor(step / 4)}/2023`,
    '2023-01-02',
  ],
  [
    'from month to month',
    (step: number) => `${['Jan–Mar', 'Apr–Jun', 'Jul–Sep', 'Oct–Dec'][step % 4]} ${2021 + Math.floor(step / 4)}`,
    '2021-01-01',
  ],
])('reads dates written %s', async (_, date, first) => {
  const { panel, calendar } = await build(`when;sold\n${lines(12, (step) => `${date(step)};${sold(step)}`)}`)
  expect(calendar.label(panel.series[0]?.start ?? 0)).toBe(first)
})

test('names dates that could be read in either order, and takes days in a row rather than one day of each month', async () => {
  const unsure = await build(`date,cups\n${lines(12, (step) => `${two(step + 1)}/07/2024,${sold(step)}`)}`)
  expect([unsure.calendar.unit, unsure.notes.unsureOrder]).toEqual(['day', 'day'])
  const sure = await build(
    `date,cups\n${lines(24, (step) => `01/${two((step % 12) + 1)}/${2023 + Math.floor(step / 12)},${sold(step)}`)}`,
  )
  expect([sure.calendar.unit, sure.notes.unsureOrder]).toEqual(['month', null])
})

test('takes whole numbers under an unknown heading for names where they tell the rows of a date apart', async () => {
  const text = lines(10, (step) =>
    [311, 407].map((code) => `2024-06-${two(step + 1)},${code},${sold(step) + code}`).join('\n'),
  )
  expect((await seriesOf(`day,MATNR,boxes sold\n${text}`)).map(([name]) => name)).toEqual(['311', '407'])
})

test('sums orders by day, of whichever customer, and takes days without one to be without sales', async () => {
  const text = lines(60, (step) => `A${step},2024-04-${two(1 + ((step * 7) % 29))},C${step % 25},${1 + (step % 3)}`)
  for (const heading of ['order_id', 'Invoice']) {
    const { panel, notes } = await build(`${heading},created,client,qty\n${text}`)
    expect([panel.series.length, notes.filledAs]).toEqual([1, 'no sales'])
  }
})

test('never forecasts telephone numbers and post codes', async () => {
  const text = lines(12, (step) => `2024-${two(step + 1)}-03,0${4000 + step * 13},${70100 + step},Ann`)
  await expect(build(`joined,phone,zip,name\n${text}`)).rejects.toMatchObject({ problem: 'csv-without-numbers' })
})
