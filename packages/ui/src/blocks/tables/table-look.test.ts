import { expect, test } from 'vitest'
import { isShort, tableLook } from './table-look.ts'

const tableOf = (...cells: string[]) => ({
  columns: cells.map((_, index) => ({ label: `C${index}`, align: 'start' as const })),
  rows: [cells.map((value) => ({ value }))],
})

const look = (...cells: string[]) => tableLook(tableOf(...cells)).table

test('four short columns stay a table beside an input, and sentences in them become cards earlier', () => {
  expect(look('Performance', 'Positive', '+0.45', '1')).toBe('@max-sm:block')
  expect(look('Monounsaturated fat', 'g', '0.05', '0.06', '0.11')).toBe('@max-lg:block')
  const sentence = 'The change over the days, and the largest measure'
  expect(look('Heidi', '6', '98 %', 'Signs of mastitis', sentence)).toBe('@max-xl:block')
  expect(look(sentence, sentence, '1')).toBe('@max-sm:block')
})

test('four columns with a sentence or two stay a table beside the sidebar of a tablet', () => {
  const task = 'Ask the printer for three samples in grey'
  expect(look(task, 'Ottilie Brandvold', 'at the end of April', task)).toBe('@max-[38rem]:block')
  expect(look(task, task, task, 'Ottilie Brandvold', 'at the end of April', task)).toBe('@max-3xl:block')
})

test('six columns of a few words stay a table beside the sidebar of a tablet, closer together', () => {
  const shelf = look(
    'Cold aisle',
    '14.5 pallets',
    'two since Monday',
    '12 to 18 pallets',
    'above its usual range',
    '6 am',
  )
  expect(shelf).toBe('@max-xl:block')
  const worded = tableLook(
    tableOf('Rechtsschutzversicherungen', ...Array.from({ length: 5 }, () => 'Haftpflichtversicherung')),
  )
  expect(worded.table).toBe('@max-3xl:block')
})

test('a name and its numbers stay a table on a phone where they fit', () => {
  expect(look('Butterfly valve', '2')).toBe('')
  expect(look('Spectacle blind, the open side at the pipe', '1')).toBe('')
  expect(look('The change over the days, and the largest measure', 'What is to be done about it')).toBe('@max-sm:block')
})

test('four columns of readings stay a table beside an input on a wide screen, closer together', () => {
  expect(look('Sauerstoffsättigung', '37.2 °C (99.0 °F)', '100–139 / 60–89', 'In range')).toBe('@max-[34rem]:block')
  expect(look('Oxygen saturation', '16 breaths/min', '90–129 / 60–84', 'In range', '06:30 (last)')).toBe(
    '@max-[34rem]:block',
  )
})

test('a table of a few rows stands whole, one of many scrolls in its frame', () => {
  const { columns, rows } = tableOf('Performance', 'Positive', '+0.45', '1')
  expect(isShort({ columns, rows: Array.from({ length: 9 }, () => rows).flat() })).toBe(true)
  expect(isShort({ columns, rows: Array.from({ length: 60 }, () => rows).flat() })).toBe(false)
})
