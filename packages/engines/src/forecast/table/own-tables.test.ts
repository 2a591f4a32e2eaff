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

test.each([
  ['weeks with short years', (step: number) => `KW ${String(5 + step).padStart(2, '0')}/23`, 'week', '2023-01-30'],
  [
    'quarters with short years',
    (step: number) => `${(step % 4) + 1}Q${18 + Math.floor(step / 4)}`,
    'quarter',
    '2018-01-01',
  ],
  ['half-years', (step: number) => `HJ${(step % 2) + 1} ${2010 + Math.floor(step / 2)}`, 'half-year', '2010-01-01'],
  ['fiscal periods', (step: number) => `P${(step % 12) + 1} FY${22 + Math.floor(step / 12)}`, 'month', '2022-01-01'],
  [
    'days behind their weekday',
    (step: number) => `Sa. ${String(1 + step).padStart(2, '0')}.06.2024`,
    'day',
    '2024-06-01',
  ],
  ['seconds since 1970', (step: number) => String(1_700_006_400 + 86_400 * step), 'day', '2023-11-15'],
  [
    'days in two forms',
    (step: number) => (step % 2 === 0 ? `2024/6/${1 + step}` : `${1 + step} June 2024`),
    'day',
    '2024-06-01',
  ],
])('reads %s', async (_, cell, unit, first) => {
  const { calendar, panel } = await build(`Zeit;Absatz\n${rows(24, (step) => `${cell(step)};${wave(step, 50)}`)}`)
  expect(calendar.unit).toBe(unit)
  expect(calendar.label(panel.series[0]?.start ?? 0)).toBe(first)
  expect(panel.series[0]?.values).toHaveLength(24)
})

const weekOfYear = (step: number) => ((45 + step - 1) % 52) + 1

test('counts weeks without a year on, for each shop by itself', async () => {
  const text = `Filiale;Woche;Kisten\n${['Ulm', 'Jena'].map((shop, place) => rows(18, (step) => `${shop};KW ${weekOfYear(step)};${wave(step, 30 + 40 * place)}`)).join('\n')}`
  const { calendar, panel } = await build(text)
  expect(calendar.unit).toBe('index')
  expect(panel.series.map(({ name, start, values }) => [name, start, values.length])).toEqual([
    ['Ulm', 45, 18],
    ['Jena', 45, 18],
  ])
})

test('takes the year of months from the title, and says where days have none', async () => {
  const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
  const { calendar, panel } = await build(
    `Honey jars 2023;;\n;;\nMonth;Jars;\n${months.map((name, place) => `${name};${wave(place, 20)};`).join('\n')}`,
  )
  expect(calendar.label(panel.series[0]?.start ?? 0)).toBe('2023-01-01')
  expect(panel.series[0]?.values).toHaveLength(12)
  await expect(build(`Tag;Menge\n${rows(20, (step) => `${step + 1}.3.;${wave(step, 4)}`)}`)).rejects.toMatchObject({
    problem: 'csv-without-dates',
    message: 'The dates under ‘Tag’ have no year.',
  })
})

const twoYears = (by: number) => Array.from({ length: 24 }, (_, step) => wave(step, by)).join(';')

test('reads years above months as one heading', async () => {
  const months = 'jan;fév;mar;avr;mai;juin;juil;août;sep;oct;nov;déc'
  const text = `Magasin;2021${';'.repeat(12)}2022${';'.repeat(11)}\n;${months};${months}\nAnnecy;${twoYears(60)}\nDijon;${twoYears(90)}`
  const { calendar, panel } = await build(text)
  expect(panel.series.map(({ name, start, values }) => [name, calendar.label(start), values.length])).toEqual([
    ['Annecy', '2021-01-01', 24],
    ['Dijon', '2021-01-01', 24],
  ])
})

const yearBlock = (year: number) =>
  `Year ${year};;\nMonat;Nord;Süd\n${rows(12, (step) => `${year}-${String(step + 1).padStart(2, '0')};${wave(step, 9)};${wave(step, 30)}`)}`

test('reads blocks with captions and headings of their own as one table', async () => {
  const { panel } = await build([2021, 2022].map(yearBlock).join('\n\n'))
  expect(panel.series.map(({ name, values }) => [name, values.length])).toEqual([
    ['Nord', 24],
    ['Süd', 24],
  ])
})

test.each([
  ['a sign that is rarely used', (cells: string[]) => cells.join('~')],
  ['spaces', (cells: string[]) => cells.map((cell) => cell.padEnd(14)).join(' ')],
  ['bars on both sides', (cells: string[]) => `| ${cells.join(' | ')} |`],
])('reads columns set apart by %s', async (_, line) => {
  const text = [['month', 'units'], ...Array.from({ length: 20 }, (_, step) => [month(step), String(wave(step, 7))])]
  const { panel } = await build(text.map(line).join('\n'))
  expect(panel.series.map(({ name, values }) => [name, values.length])).toEqual([['units', 20]])
})

const measureRow = (name: string, by: number) =>
  `${name};${Array.from({ length: 18 }, (_, step) => wave(step, by)).join(';')}`

test('takes rows of several measures for what they are, and forecasts what was sold', async () => {
  const heads = Array.from({ length: 18 }, (_, step) => month(step)).join(';')
  const { panel, notes } = await build(
    `Kennzahl;${heads}\n${[measureRow('Umsatz EUR', 900), measureRow('Absatz Stück', 60), measureRow('Rabatt %', 5)].join('\n')}`,
  )
  expect(panel.series.map(({ name }) => name)).toEqual(['Absatz Stück'])
  expect(notes.leftMeasures).toEqual(['Umsatz EUR', 'Rabatt %'])
})

test('takes last year and the plan beside the figures for no shops', async () => {
  expect(await namesOf(head('Ist', 'Vorjahr'))).toEqual(['Ist'])
  expect(await namesOf(head('Stück', 'Erlös (€)'))).toEqual(['Stück'])
})

test('takes figures apart that count up through the year, and no steady growth', async () => {
  let sum = 0
  const text = `month,crates\n${rows(30, (step) => {
    sum = (step % 12 === 0 ? 0 : sum) + wave(step, 40)
    return `${month(step)},${sum}`
  })}`
  const { panel, notes } = await build(text)
  expect(notes.isRunning).toBe(true)
  expect(panel.series[0]?.values.slice(0, 3)).toEqual([wave(0, 40), wave(1, 40), wave(2, 40)])
  const grown = await build(`month,crates\n${rows(30, (step) => `${month(step)},${10 + step}`)}`)
  expect(grown.notes.isRunning).toBe(false)
})

test('leaves sums of two levels out that are named in two columns', async () => {
  const text = `Monat;Gebiet;Laden;Absatz\n${rows(14, (step) => {
    const [a, b, c, d] = [11, 25, 31, 8].map((by) => wave(step, by)) as [number, number, number, number]
    return [
      `Ost;Gera;${a}`,
      `Ost;Riesa;${b}`,
      `Ost;Summe Ost;${a + b}`,
      `West;Trier;${c}`,
      `West;Moers;${d}`,
      `West;Summe West;${c + d}`,
      `Gesamt;;${a + b + c + d}`,
    ]
      .map((line) => `${month(step)};${line}`)
      .join('\n')
  })}`
  expect(await namesOf(text)).toEqual(['Ost · Gera', 'Ost · Riesa', 'West · Trier', 'West · Moers'])
})

test('takes a word in place of a figure for none, and counts returns', async () => {
  const { panel, notes } = await build(
    `date,boxes\n${rows(28, (step) => `2024-02-${String(step + 1).padStart(2, '0')},${step % 7 === 3 ? 'closed' : step === 9 ? -2 : 1.5 + step}`)}`,
  )
  expect(panel.series[0]?.values).toHaveLength(28)
  expect(notes.negativeRows).toBe(1)
})

test('looks for sums among thousands of columns in one pass', async () => {
  const names = Array.from({ length: 3000 }, (_, place) => `p${place}`)
  const text = `date,${names.join(',')}\n${rows(9, (step) => `2024-05-0${step + 1},${names.map((_, place) => (place * 7 + step) % 50).join(',')}`)}`
  expect((await build(text)).panel.series).toHaveLength(3000)
}, 60_000)
