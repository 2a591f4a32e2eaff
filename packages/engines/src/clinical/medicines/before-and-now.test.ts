import { at } from '@vitrine/basics/at.ts'
import { expect, test } from 'vitest'
import { readDocument } from '../../documents/read-document.ts'
import { drawnPdf } from '../../documents/testing/drawn-document.ts'
import { dosesNowOf } from './before-and-now.ts'

const columns = [50, 180, 300, 420]

async function saidIn(rows: readonly (readonly string[])[]) {
  const cells = rows.flatMap((row, line) =>
    row.map((text, column) => ({ text, x: at(columns, column), y: 100 + 22 * line })),
  )
  const found = dosesNowOf(await readDocument(drawnPdf([cells])))
  return found.map(({ dose, action }) => [dose, action])
}

test('the dose of each medicine from now on, and what became of it', async () => {
  const said = await saidIn([
    ['Drug', 'On admission', 'On discharge', 'Why'],
    ['Carvedilol', '6.25 mg bd', '12.5 mg bd', 'rate 5 mg too low'],
    ['Digoxin', '125 mcg', 'STOPPED', 'slow pulse'],
    ['Eplerenone', 'nil', '25 mg od', ''],
    ['Folic acid', '5 mg', '5 mg', ''],
  ])
  expect(said).toEqual([
    ['12.5 mg', 'change'],
    [null, 'stop'],
    ['25 mg', 'start'],
    ['5 mg', 'continue'],
  ])
})

test('a sentence with both words is no table', async () => {
  expect(await saidIn([['Before the fall she took none, now she takes'], ['Codeine 30 mg', '15 mg', '30 mg']])).toEqual(
    [],
  )
})
