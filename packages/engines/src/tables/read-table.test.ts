import { expect, test } from 'vitest'
import { readTable, type Table } from './read-table.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const column = (table: Table, name: string) => table.columns.find((candidate) => candidate.name === name)
const day = (table: Table, name: string, row: number) =>
  new Date(column(table, name)?.dates?.times[row] ?? Number.NaN).toISOString().slice(0, 10)

test('reads a plain file: heading, types, quoted commas', async () => {
  const table = await readTable(bytes('date,item,units\n2024-01-01,"Tea, green",5\n2024-01-02,"Tea, black",7\n'))
  expect(table).toMatchObject({ delimiter: ',', decimalMark: '.', encoding: 'utf-8', rowCount: 2 })
  expect(table.columns.map(({ name, type }) => [name, type])).toEqual([
    ['date', 'date'],
    ['item', 'text'],
    ['units', 'number'],
  ])
  expect(column(table, 'item')?.cells).toEqual(['Tea, green', 'Tea, black'])
  expect([...(column(table, 'units')?.numbers ?? [])]).toEqual([5, 7])
})

test('reads what a German spreadsheet writes: BOM, semicolons, decimal commas, day first', async () => {
  const table = await readTable(bytes('\uFEFFDatum;Umsatz\r\n31.01.2024;1.234,50\r\n29.02.2024;987,25\r\n'))
  expect(table).toMatchObject({ delimiter: ';', decimalMark: ',' })
  expect(table.columns[0]?.name).toBe('Datum')
  expect([...(column(table, 'Umsatz')?.numbers ?? [])]).toEqual([1234.5, 987.25])
  expect(day(table, 'Datum', 0)).toBe('2024-01-31')
})

test('reads Japanese months and days', async () => {
  const months = await readTable(bytes('年月,数量\n2025年11月,"1,204"\n2025年12月,"1,380"\n'))
  expect(months.columns[0]?.dates?.grain).toBe('month')
  expect(day(months, '年月', 1)).toBe('2025-12-01')
  const days = await readTable(bytes('日付,数量\n2026年1月31日,4\n2026年2月1日,5\n'))
  expect(day(days, '日付', 0)).toBe('2026-01-31')
})

test('a bare year and month under a Spanish heading is a date', async () => {
  const table = await readTable(bytes('Mes;Ventas\n202511;40\n202512;44\n'))
  expect(day(table, 'Mes', 1)).toBe('2025-12-01')
})

test.each([
  ['UTF-16 little endian with mark', [0xff, 0xfe], 'utf16le'],
  ['UTF-16 little endian without mark', [], 'utf16le'],
] as const)('reads %s', async (_, mark, encoding) => {
  const table = await readTable(
    Uint8Array.from([...mark, ...Buffer.from('date,größe\n2024-01-01,3\n2024-01-02,4\n', encoding)]),
  )
  expect(table.encoding).toBe('utf-16le')
  expect(column(table, 'größe')?.type).toBe('number')
})

test('reads Latin-1', async () => {
  const table = await readTable(Uint8Array.from(Buffer.from('Datum;Stückzahl\n2024-01-01;3\n2024-01-02;4\n', 'latin1')))
  expect(table.encoding).toBe('windows-1252')
  expect(column(table, 'Stückzahl')?.type).toBe('number')
})

test.each([
  ['tab', '\t'],
  ['bar', '|'],
  ['semicolon', ';'],
])('splits at %s', async (_, delimiter) => {
  const rows = [
    ['date', 'a', 'b'],
    ['2024-01-01', '1', '2'],
    ['2024-01-02', '3', '4'],
  ]
  const table = await readTable(bytes(rows.map((row) => row.join(delimiter)).join('\n')))
  expect(table.columns).toHaveLength(3)
})

test('tells day first from month first by a day above 12, and by even steps where there is none', async () => {
  const told = await readTable(bytes('date,v\n03/04/2024,1\n25/04/2024,2\n'))
  expect(day(told, 'date', 0)).toBe('2024-04-03')
  const american = await readTable(bytes('date,v\n03/04/2024,1\n03/25/2024,2\n'))
  expect(day(american, 'date', 0)).toBe('2024-03-04')
  const months = Array.from(
    { length: 14 },
    (_, m) => `01/${String((m % 12) + 1).padStart(2, '0')}/${2023 + Math.floor(m / 12)},5`,
  )
  const monthly = await readTable(bytes(`date,v\n${months.join('\n')}\n`))
  expect(day(monthly, 'date', 3)).toBe('2023-04-01')
})

test.each([
  ['2024-W07', '2024-02-12'],
  ['2024-Q3', '2024-07-01'],
  ['Mar 2024', '2024-03-01'],
  ['März 2024', '2024-03-01'],
  ['5 Jan 2024', '2024-01-05'],
  ['January 5, 2024', '2024-01-05'],
  ['2024/03', '2024-03-01'],
  ['20240305', '2024-03-05'],
  ['202403', '2024-03-01'],
  ['45352', '2024-03-01'],
  ['2024', '2024-01-01'],
  ['2024-03-05T10:30:00Z', '2024-03-05'],
])('reads the date %s', async (written, expected) => {
  const table = await readTable(bytes(`date;units\n${written};3\n${written};4\n`))
  expect(day(table, 'date', 0)).toBe(expected)
})

test('takes no date from a number under a heading that does not speak of time', async () => {
  const table = await readTable(bytes('id,units\n2024,3\n2025,4\n'))
  expect(table.columns.map(({ type }) => type)).toEqual(['number', 'number'])
})

test('names the columns of a file without heading, and skips a title above it', async () => {
  const bare = await readTable(bytes('2024-01-01,5\n2024-01-02,6\n2024-01-03,7\n'))
  expect(bare.columns.map(({ name }) => name)).toEqual(['column 1', 'column 2'])
  expect(bare.rowCount).toBe(3)
  const titled = await readTable(bytes('Sales report\n\ndate,units\n2024-01-01,5\n2024-01-02,6\n'))
  expect(titled.columns.map(({ name }) => name)).toEqual(['date', 'units'])
})

test.each(['\u00A0', '\u2009', '\u202F', '’'])('reads thousands set apart by %j', async (mark) => {
  const table = await readTable(
    new TextEncoder().encode(`Ort\tUmsatz\nBern\t1${mark}250\nGenf\t13${mark}875,5\nUri\t950`),
  )
  expect([...(table.columns[1]?.numbers ?? [])]).toEqual([1250, 13875.5, 950])
})

test('reads currency, percent, thousands, an accountant’s minus and empty marks', async () => {
  const table = await readTable(
    bytes('date;amount\n2024-01-01;$1,200.50\n2024-01-02;(35.00)\n2024-01-03;n/a\n2024-01-04;12 %\n'),
  )
  expect([...(column(table, 'amount')?.numbers ?? [])]).toEqual([1200.5, -35, Number.NaN, 12])
})

test.each([
  ['nothing', new Uint8Array(), 'input-empty'],
  ['white space', bytes(' \n\n '), 'input-empty'],
  ['a heading alone', bytes('date,units\n'), 'input-empty'],
  ['a workbook under the name .csv', Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 6, 0]), 'csv-unreadable'],
  ['bytes of no text', Uint8Array.from({ length: 200 }, (_, index) => (index * 7) % 32), 'csv-unreadable'],
  ['a quotation mark that never closes', bytes('date,units\n2024-01-01,"5\n2024-01-02,6\n'), 'csv-unreadable'],
])('refuses %s', async (_, input, problem) => {
  await expect(readTable(input)).rejects.toMatchObject({ problem })
})

test('refuses a million rows and names the limit and the way out', async () => {
  const million = bytes(`date,units\n${'2024-01-01,5\n'.repeat(1_000_000)}`)
  await expect(readTable(million)).rejects.toMatchObject({
    problem: 'row-limit',
    message: expect.stringContaining('500,000'),
    hint: expect.stringContaining('split'),
  })
})

test('refuses a row that is wider than any sheet, and one that makes a small file a huge table', async () => {
  const wide = `date${',units'.repeat(16_384)}\n2024-01-01${',5'.repeat(16_384)}\n`
  await expect(readTable(bytes(wide))).rejects.toMatchObject({
    problem: 'input-too-large',
    message: expect.stringMatching(/Row 1 .*16,385 columns.*16,384/),
    hint: expect.stringContaining('save the columns that matter'),
  })
  const long = `date,units\n${'2024-01-01,5\n'.repeat(3)}2024-01-02${';'.repeat(9)}${',7'.repeat(40_000)}\n`
  await expect(readTable(bytes(long))).rejects.toMatchObject({ message: expect.stringMatching(/Row 5 .*40,001/) })
  const jagged = `date${',x'.repeat(4000)}\n${'2024-01-01,5\n'.repeat(2000)}`
  await expect(readTable(bytes(jagged))).rejects.toMatchObject({
    problem: 'input-too-large',
    message: expect.stringMatching(/2,000 rows and 4,001 columns.*5 million/),
    hint: expect.stringContaining('Delete empty columns'),
  })
  const widest = `item${',x'.repeat(16_383)}\ntea${',5'.repeat(16_383)}\n`
  expect((await readTable(bytes(widest))).columns).toHaveLength(16_384)
})

test('stops when it is told to', async () => {
  const signal = AbortSignal.abort(new Error('enough'))
  await expect(readTable(bytes('date,units\n2024-01-01,5\n'), { signal })).rejects.toThrow('enough')
})

test('tells how far it is in a table of hundreds of thousands of rows', async () => {
  const told: number[] = []
  const long = bytes(`day;till;sold\n${'3/2/24;4;17\n'.repeat(400_000)}`)
  const { rowCount } = await readTable(long, { progress: (share) => told.push(share) })
  expect(rowCount).toBe(400_000)
  expect(told.length).toBeGreaterThan(2)
  expect(told).toEqual(told.toSorted((a, b) => a - b))
  expect(Math.min(...told)).toBeGreaterThan(0)
  expect(Math.max(...told)).toBeLessThanOrEqual(1)
})

test('stops in the middle of a long table', async () => {
  const controller = new AbortController()
  const long = bytes(`day;till;sold\n${'3/2/24;4;17\n'.repeat(400_000)}`)
  const reading = readTable(long, { signal: controller.signal, progress: () => controller.abort(new Error('enough')) })
  await expect(reading).rejects.toThrow('enough')
})

test.each([
  ['Semaine', ['S05 2024', 'S06 2024'], '2024-01-29'],
  ['Zeitraum', ['KW 5/2024', 'KW 6/2024'], '2024-01-29'],
  ['Période', ['T2 2023', 'T3 2023'], '2023-04-01'],
  ['Quartal', ['2. Quartal 2023', '3. Quartal 2023'], '2023-04-01'],
  ['Fecha', ['3 de marzo de 2024', '14 de marzo de 2024'], '2024-03-03'],
  ['Maand', ['mei 2023', 'juni 2023'], '2023-05-01'],
])('reads dates under %s as they are written elsewhere: %j', async (heading, cells, first) => {
  const table = await readTable(bytes(`${heading};n\n${cells.map((cell) => `${cell};1`).join('\n')}\n`))
  expect(day(table, heading, 0)).toBe(first)
})
