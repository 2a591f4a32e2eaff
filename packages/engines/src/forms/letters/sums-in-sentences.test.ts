import { expect, test } from 'vitest'
import { pageOfText } from '../../documents/page-of-text.ts'
import { formDocumentOf } from '../rows/form-page.ts'
import { moneyOf } from '../sums/additions.ts'
import { sumsInSentences } from './sums-in-sentences.ts'

function saidIn(...lines: string[]) {
  const form = formDocumentOf({ pages: [pageOfText(lines)] })
  const said = sumsInSentences(
    form.rows,
    moneyOf(form, { decimal: '.', dateOrder: 'day-first', dateOrderProven: false }),
  )
  return Object.fromEntries(
    Object.entries(said).flatMap(([kind, found]) =>
      found.length > 0 ? [[kind, found.map(({ value }) => value)]] : [],
    ),
  )
}

test('a total, what was given and what is left, in one breath', () => {
  expect(
    saidIn(
      'The chimney came to £180.00 and the cowl to £64.00, so that is £244.00 for the two jobs.',
      'As you gave me £100.00 in the spring there is now £144.00 left to pay.',
    ),
  ).toEqual({ total: [244], paid: [100], due: [144] })
})

test('over the end of a line', () => {
  expect(
    saidIn(
      'For the two hives and the move of them I would ask you to kindly send',
      '£95.00 to the account below when it suits.',
    ),
  ).toEqual({
    due: [95],
  })
})

test('what leads to the next sum is not said of this one', () => {
  expect(saidIn('Die Leiter kostet 60,00 Euro und der Eimer 12,00 Euro, zusammen sind es also 72,00 Euro.')).toEqual({
    total: [72],
  })
})

test('of two totals the larger one is that of all', () => {
  expect(
    saidIn(
      'We came out three times and that is $210.00, the salt was $35.00, and altogether that makes $245.00 so far.',
    ),
  ).toEqual({ total: [245] })
})

test('tax and premium of a letter', () => {
  expect(
    saidIn('This year the premium is £310.00 and to it is added insurance premium tax of £37.20 as before.'),
  ).toEqual({
    premium: [310],
    tax: [37.2],
  })
})

test('a sum of which nothing is said, and a table, are nothing', () => {
  expect(saidIn('the sum of £900.00 will be held by us until the end of April')).toEqual({})
  expect(saidIn('Hedge trimming    £60.00', 'Total    £60.00')).toEqual({})
})

test('a short last sentence tells a sum, too, and a tax that a sum includes is not that sum', () => {
  expect(
    saidIn('The grooming and the two baths are done and your dog is well again.', 'Altogether £72.40 with VAT.'),
  ).toEqual({ total: [72.4] })
  expect(saidIn('hemos cambiado las dos cerraduras y en total son', 'En total 96,00 €, IVA incluido.').tax).toBe(
    undefined,
  )
})
