import { expect, test } from 'vitest'
import { pageOfText } from '../../documents/page-of-text.ts'
import { otherKindOf } from './kind-by-title.ts'

const kindOf = (...lines: string[]) => otherKindOf({ pages: [pageOfText(lines)] }, ['invoice'])?.kind ?? null

test('a paper is what it calls itself at its head', () => {
  expect(kindOf('Kontoauszug', 'Saldo 12,00')).toBe('bank statement')
  expect(kindOf('Harbour Bank – Account statement')).toBe('bank statement')
  expect(kindOf('Angebot Nr. 2026-17', 'Summe 90,00')).toBe('quotation')
})

test('its own kind among other words is enough', () => {
  expect(kindOf('Quotation', 'and proforma invoice 17')).toBeNull()
})

test('a word of a title in a sentence, or far below, is none', () => {
  expect(kindOf('We thank you for your quotation of May')).toBeNull()
  expect(kindOf(...Array.from({ length: 30 }, () => 'Oak shelf'), 'Quotation')).toBeNull()
})

test('what lists invoices below its title is none', () => {
  expect(kindOf('Payment advice', 'Invoice no   Invoice date   Amount', 'A-118   3 May 2026   90.00')).toBe(
    'payment advice',
  )
  expect(kindOf('Zahlungsavis', 'Rechnung 4410 vom 3. Mai 2026   90,00')).toBe('payment advice')
})

test('a larger title of its own kind stands above another', () => {
  expect(kindOf('Invoice', 'Payment advice (please return with your cheque)')).not.toBe('quotation')
})

test('a title may stand beside the name, and before its month', () => {
  expect(kindOf('Quarry Lane Dairy Ltd          Pay advice', 'Net 402.10')).toBe('payslip')
  expect(kindOf('Gehaltsabrechnung September 2026', 'Netto 1.820,00')).toBe('payslip')
  expect(kindOf('Statement of account for August 2026', 'Balance 61.20')).toBe('account statement')
})

test('an invoice that a sentence asks for makes no invoice', () => {
  expect(
    kindOf('Purchase order 5512', 'Please deliver to gate 3 before Friday noon and send the invoice to our office'),
  ).toBe('purchase order')
})

test('a paper without a title is known by several signs of its kind', () => {
  const wages = [
    'Silverbeck Foundry',
    'Employee 118   Tax code 1257L',
    'Gross 2,210.00',
    'PAYE 214.40',
    'Into your bank 1,790.12',
  ]
  expect(kindOf(...wages)).toBe('payslip')
  expect(kindOf('Invoice 7714', ...wages)).toBeNull()
  expect(kindOf('Silverbeck Foundry', 'Overtime of two fitters 118.00', 'Gross 118.00')).toBeNull()
})
