import { expect, test } from 'vitest'
import { readTable } from '../../tables/read-table.ts'
import { buildPanel } from './build-panel.ts'

const build = async (text: string) => buildPanel(await readTable(new TextEncoder().encode(text)))
const rows = (count: number, row: (step: number) => string) =>
  Array.from({ length: count }, (_, step) => row(step)).join('\n')
const month = (step: number) => `${2021 + Math.floor(step / 12)}-${String((step % 12) + 1).padStart(2, '0')}`
const namesOf = async (text: string) => (await build(text)).panel.series.map(({ name }) => name)
const wave = (step: number, by: number) => by + ((step * 7) % 5) * 3

const shopLines = (step: number) => [
  `North,Shoes,${wave(step, 10)}`,
  `North,Hats,${wave(step, 4)}`,
  `North,Total,${wave(step, 10) + wave(step, 4)}`,
  `South,Shoes,${wave(step, 20)}`,
  `South,Hats,${wave(step, 8)}`,
  `South,Total,${wave(step, 20) + wave(step, 8)}`,
  `All regions,Total,${wave(step, 10) + wave(step, 4) + wave(step, 20) + wave(step, 8)}`,
]

const head = (one: string, other: string) =>
  `month,${one},${other}\n${rows(20, (step) => `${month(step)},${wave(step, 4)},${wave(step, 33)}`)}`

test('leaves rows of sums out, whatever they are called, and says which', async () => {
  const text = `Maand;Winkel;Omzet\n${rows(20, (step) =>
    ['Gent;31,5', 'Brugge;20,25', 'Totaal;51,75'].map((cell) => `${month(step)};${cell}`).join('\n'),
  )}`
  const { panel, notes } = await build(text)
  expect(panel.series.map(({ name }) => name)).toEqual(['Gent', 'Brugge'])
  expect(notes.totalNames).toEqual(['Totaal'])
  expect(notes.totalRows).toBe(20)
})

test('finds an unnamed sum by its figures alone', async () => {
  const text = `month,unit,sold\n${rows(20, (step) =>
    [`Paper,${wave(step, 9)}`, `Ink,${wave(step, 30)}`, `Concern,${wave(step, 9) + wave(step, 30)}`]
      .map((cell) => `${month(step)},${cell}`)
      .join('\n'),
  )}`
  expect(await namesOf(text)).toEqual(['Paper', 'Ink'])
})

test('leaves subtotals of two columns and the sum above them out', async () => {
  const text = `month,region,category,units\n${rows(15, (step) =>
    shopLines(step)
      .map((line) => `${month(step)},${line}`)
      .join('\n'),
  )}`
  expect(await namesOf(text)).toEqual(['North · Shoes', 'North · Hats', 'South · Shoes', 'South · Hats'])
})

test('keeps a product that is only called like a sum', async () => {
  const text = `month,product,units\n${rows(20, (step) =>
    [`Total Relief Cream,${wave(step, 12)}`, `Soap,${wave(step, 50)}`, `Combined Vitamins,${wave(step, 7)}`]
      .map((cell) => `${month(step)},${cell}`)
      .join('\n'),
  )}`
  expect(await namesOf(text)).toEqual(['Total Relief Cream', 'Soap', 'Combined Vitamins'])
})

test('takes columns side by side for series and leaves their sum and its change aside', async () => {
  const text = `Mois;Lyon;Nantes;Ensemble;Évol. %\n${rows(24, (step) =>
    [
      month(step),
      wave(step, 40),
      wave(step, 90),
      wave(step, 40) + wave(step, 90),
      `${(step % 7) / 2}%`.replace('.', ','),
    ].join(';'),
  )}`
  const { panel, roles } = await build(text)
  expect(panel.series.map(({ name }) => name)).toEqual(['Lyon', 'Nantes'])
  expect(roles.unused).toEqual(['Ensemble', 'Évol. %'])
})

test('takes columns of one measure for series, and columns of two measures not', async () => {
  expect(await namesOf(head('Units store 1', 'Units store 2'))).toEqual(['Units store 1', 'Units store 2'])
  expect(await namesOf(head('units', 'revenue'))).toEqual(['units'])
  expect(await namesOf(head('sales', 'price'))).toEqual(['sales'])
})

test('reads months by name beside a year, and a row of sums under each year', async () => {
  const names = 'Gennaio Febbraio Marzo Aprile Maggio Giugno Luglio Agosto Settembre Ottobre Novembre Dicembre'.split(
    ' ',
  )
  const lines = (year: number) => [
    ...names.map((name, place) => `${year},${name},${wave(place, 60)}`),
    `${year},Totale,9999`,
  ]
  const { calendar, panel, notes } = await build(`Anno,Mese,Vendite\n${[2022, 2023].flatMap(lines).join('\n')}`)
  expect(calendar.unit).toBe('month')
  expect(panel.series[0]?.values).toHaveLength(24)
  expect(Math.max(...(panel.series[0]?.values ?? []))).toBeLessThan(100)
  expect(notes.undatedRows).toBe(2)
})

test('reads figures with their unit', async () => {
  const { panel } = await build(`Datum\tAbsatz\n${rows(20, (step) => `${month(step)}\t1.${100 + step},5 kg`)}`)
  expect(panel.series[0]?.values.slice(0, 2)).toEqual([1100.5, 1101.5])
})

test('makes a series of each article on a till, and none of how it was paid', async () => {
  const text = `sold at,item,payment,qty\n${rows(240, (step) => {
    const day = new Date(Date.UTC(2024, 2, 1 + Math.floor(step / 4))).toISOString().slice(0, 10)
    return `${day} ${[9, 11, 14, 18][step % 4]}:${10 + (step % 37)},${step % 3 === 0 ? 'Tea' : 'Cake'},${step % 2 === 0 ? 'cash' : 'card'},${1 + (step % 2)}`
  })}`
  const { panel, calendar } = await build(text)
  expect(calendar.unit).toBe('day')
  expect(panel.series.map(({ name }) => name).toSorted()).toEqual(['Cake', 'Tea'])
})

test('reads years down and months across as one series of months', async () => {
  const months = 'ene;feb;mar;abr;may;jun;jul;ago;sep;oct;nov;dic'
  const text = `Año;${months};Total\n${rows(3, (year) => {
    const sold = Array.from({ length: 12 }, (_, place) => wave(12 * year + place, 200))
    return [2020 + year, ...sold, sold.reduce((sum, value) => sum + value, 0)].join(';')
  })}`
  const { panel, calendar } = await build(text)
  expect(calendar.unit).toBe('month')
  expect(panel.series.map(({ values }) => values.length)).toEqual([36])
})
