import { expect, test } from 'vitest'
import { pageOfText } from '../../documents/page-of-text.ts'
import { formDocumentOf } from '../rows/form-page.ts'
import { localeOfForm } from '../values/locale-of-form.ts'
import { addedUp } from './added-up.ts'
import { moneyOf } from './additions.ts'
import { chargesOf } from './charges.ts'
import { closingSums } from './closing-sums.ts'

function moneyIn(lines: readonly string[]) {
  const form = formDocumentOf({ pages: [pageOfText(lines)] })
  return moneyOf(form, localeOfForm(form))
}

function closingIn(lines: readonly string[]) {
  const { net, taxes, fees, total, paid, due } = closingSums(moneyIn(lines))
  return [net?.value, addedUp(taxes)?.value, addedUp(fees)?.value, total?.value, paid?.value, due?.value]
}

test('sums in sentences, under no label, are known by what they add up to', () => {
  expect(
    closingIn([
      'We mended the gate for 320.00 and hung the bell for 80.00, which',
      'comes to 400.00. With the tax of 80.00 on all that you owe us 480.00.',
      'You left 100.00 with Jo, so 380.00 is open.',
    ]),
  ).toEqual([400, 80, undefined, 480, 100, 380])
})

test('a total above its parts, and one with two taxes and a fee', () => {
  expect(closingIn(['238,00', 'davon', '38,00', 'und', '200,00'])).toEqual([
    200,
    38,
    undefined,
    238,
    undefined,
    undefined,
  ])
  expect(closingIn(['1,000.00   90.00   90.00   27.30   1,207.30'])).toEqual([
    1000,
    180,
    27.3,
    1207.3,
    undefined,
    undefined,
  ])
})

test('goods that add up, one by chance a tenth of another, are no taxes', () => {
  expect(closingIn(['Chair   240.00', 'Lamp     85.00', 'Hook     24.00', '        349.00'])[3]).toBeUndefined()
})

test('what adds up within a list is no total', () => {
  expect(closingIn(['100.00', '20.00', '120.00', '500.00', '900.00', '1,400.00'])[3]).toBeUndefined()
})

test('a list’s sum, and what is left of it after deductions with and without a sign', () => {
  const signed = chargesOf(
    moneyIn(['Visit  90.00', 'Test  60.00', 'All  150.00', 'Less  -30.00', 'Plan  -70.00', 'Open  50.00']),
  )
  expect([signed.total?.value, signed.due?.value]).toEqual([150, 50])
  const unsigned = chargesOf(moneyIn(['Visit  90.00', 'Test  60.00', 'All  150.00', 'Plan  110.00', 'Open  40.00']))
  expect([unsigned.total?.value, unsigned.due?.value]).toEqual([150, 40])
})

test('a ledger of thousands of figures is not searched for sums', () => {
  const ledger = Array.from({ length: 400 }, (_, index) => `Entry ${index}   ${(index * 3.01 + 1).toFixed(2)}`)
  expect(chargesOf(moneyIn(ledger)).total).toBeNull()
})

test('of two goods one may cost a fifth of the other: only a name of a tax makes it one', () => {
  const nothing = [undefined, undefined, undefined, undefined, undefined, undefined]
  expect(closingIn(['Oak table   500.00', 'Two stools  100.00', 'Total   600.00'])).toEqual(nothing)
  expect(closingIn(['Oak table   500.00', 'Vat at a fifth   100.00', 'Total   600.00']).slice(0, 2)).toEqual([500, 100])
})
