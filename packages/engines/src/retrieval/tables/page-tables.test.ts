import { at } from '@vitrine/basics/at.ts'
import { expect, test } from 'vitest'
import { readDocument } from '../../documents/read-document.ts'
import { drawnPdf } from '../../documents/testing/drawn-document.ts'
import { passagesOfDocument } from '../passages/page-passages.ts'
import { tablesOfPage } from './page-tables.ts'

const columns = [50, 140, 215, 290]

/** A page of paragraphs and one table with closely set columns. */
async function readPage(rows: readonly (readonly string[])[], prose: readonly string[] = []) {
  const table = rows.flatMap((cells, row) =>
    cells.map((text, column) => ({ text, x: at(columns, column), y: 100 + 18 * row })),
  )
  const below = prose.map((text, line) => ({ text, x: 50, y: 130 + 18 * rows.length + 14 * line }))
  return readDocument(drawnPdf([[{ text: 'Ferry times and fares', x: 50, y: 60 }, ...table, ...below]]))
}

const fares = [
  ['Crossing', 'Adult', 'Child', 'Bicycle'],
  ['Morvik–Senja', '84', '42', '15'],
  ['Hasvik', '120', '60', '20'],
]

test('the rows of a table are lines of a passage, their cells kept apart', async () => {
  const [passage] = passagesOfDocument(await readPage(fares, ['Children under four travel free of charge.']))
  expect(passage?.text.split('\n')).toEqual([
    'Ferry times and fares',
    'Crossing\tAdult\tChild\tBicycle',
    'Morvik–Senja\t84\t42\t15',
    'Hasvik\t120\t60\t20',
    'Children under four travel free of charge.',
  ])
  expect(passage?.rows?.[1]?.heads).toEqual(['Crossing', 'Adult', 'Child', 'Bicycle'])
})

test('prose set in two columns is no table', async () => {
  const page = await readDocument(
    drawnPdf([
      [0, 1, 2, 3].flatMap((line) => [
        { text: 'Birds of the marsh return in early spring', x: 50, y: 100 + 15 * line },
        { text: 'and leave again when the reeds turn brown', x: 310, y: 100 + 15 * line },
      ]),
    ]),
  )
  expect(page.pages.flatMap(tablesOfPage)).toEqual([])
})

test('among the figures of a bill a sentence of two lines stays whole', async () => {
  const rows = [
    ['Kayak', '2', '3', '48.00'],
    ['Paddle', '4', '3', '12.00'],
    ['Total', '6', '3', '60.00'],
  ]
  const lines = ['The orange kayak leaks at the seam of its', 'bow and stays ashore until it is glued.']
  const [passage] = passagesOfDocument(await readPage(rows, lines))
  expect(passage?.text.split('\n').at(-1)).toBe(lines.join(' '))
  expect(passage?.text).toContain('Paddle\t4\t3\t12.00\n')
})

test('beside a cell of two lines the others stand at its middle', async () => {
  const words = [
    ['Size', 50, 100],
    ['Post', 180, 100],
    ['Courier', 290, 100],
    ['small', 50, 124],
    ['4.20', 180, 124],
    ['8.10', 290, 124],
    ['bulky and', 50, 148],
    ['11.60', 180, 154],
    ['19.90', 290, 154],
    ['long', 50, 160],
  ] as const
  const page = await readDocument(drawnPdf([words.map(([text, x, y]) => ({ text, x, y }))]))
  const [table] = page.pages.flatMap(tablesOfPage)
  expect(table?.rows.map((cells) => cells.map((cell) => cell.map(({ text }) => text).join(' ')))).toEqual([
    ['Size', 'Post', 'Courier'],
    ['small', '4.20', '8.10'],
    ['bulky and long', '11.60', '19.90'],
  ])
})

test('beside a cell of three lines the others stand at its middle line', async () => {
  const words = [
    ['Walk', 50, 100],
    ['Guide', 180, 100],
    ['Price', 290, 100],
    ['Bats', 50, 130],
    ['Ida', 180, 143],
    ['6.00', 290, 143],
    ['by the', 50, 143],
    ['canal', 50, 156],
    ['Moss', 50, 186],
    ['Per', 180, 186],
    ['4.50', 290, 186],
  ] as const
  const page = await readDocument(drawnPdf([words.map(([text, x, y]) => ({ text, x, y }))]))
  const [table] = page.pages.flatMap(tablesOfPage)
  expect(table?.rows.map((cells) => cells.map((cell) => cell.map(({ text }) => text).join(' ')))).toEqual([
    ['Walk', 'Guide', 'Price'],
    ['Bats by the canal', 'Ida', '6.00'],
    ['Moss', 'Per', '4.50'],
  ])
})
