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

/** Rows of which each word is placed by itself. */
const placed = (rows: readonly (readonly (readonly [text: string, x: number])[])[]) =>
  drawnPdf([rows.flatMap((row, place) => row.map(([text, x]) => ({ text, x, y: 100 + 14 * place })))])

test('columns without a gap between them are told by values that stand under one another', async () => {
  const document = await readDocument(
    placed([
      [
        ['Boat', 50],
        ['Hour', 132],
        ['Half day', 164],
        ['Pledge', 216],
      ],
      [
        ['Punt for four', 50],
        ['£7', 132],
        ['£19', 164],
        ['£50', 216],
      ],
      [
        ['Rowing boat 2', 50],
        ['£12', 132],
        ['£30', 164],
        ['£80', 216],
      ],
      [
        ['Raft', 50],
        ['£5', 132],
        ['–', 164],
        ['£20', 216],
      ],
    ]),
  )
  const [passage] = passagesOfDocument(document)
  expect(passage?.text.split('\n')).toEqual([
    'Boat\tHour\tHalf day\tPledge',
    'Punt for four\t£7\t£19\t£50',
    'Rowing boat 2\t£12\t£30\t£80',
    'Raft\t£5\t–\t£20',
  ])
  expect(passage?.rows?.[1]?.heads).toEqual(['Boat', 'Hour', 'Half day', 'Pledge'])
})

test('lines of prose that end in numbers are no table', async () => {
  const document = await readDocument(
    placed([
      [['The hut was built in 1911 and rebuilt twice', 50]],
      [['after the floods of 1954 1962', 50]],
      [['and the fire of 1987 1990', 50]],
    ]),
  )
  expect(document.pages.flatMap(tablesOfPage)).toEqual([])
})
