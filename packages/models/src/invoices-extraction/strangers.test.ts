import { pageOfLines } from '@vitrine/engines/forms/testing/rows-of-text.ts'
import { describe, expect, test } from 'vitest'
import { invoiceOfDocument } from './engine.ts'
import { presentInvoice } from './present.ts'

const invoiceOf = (lines: readonly string[]) => invoiceOfDocument({ pages: [pageOfLines(lines)] }, null)

const valuesOf = ({ fields }: ReturnType<typeof invoiceOf>) =>
  Object.fromEntries(Object.entries(fields).map(([name, read]) => [name, read?.value ?? null]))

const order = [
  'Invoice no: TB-771        Invoice date: 4 May 2026',
  'Your order: Q-2218        Due date: 3 June 2026',
  'Description           Qty      Unit price     Amount',
  'Oak shelf               3          41.50      124.50',
  'Brackets, pair          6           4.25       25.50',
  'Subtotal                                      150.00',
  'Shipping                                       12.00',
  'VAT 20%                                        32.40',
  'Total                                         194.40',
]

describe('what stands on the paper besides sums', () => {
  test('due date, order number and unit prices', () => {
    const invoice = invoiceOf(order)
    expect(valuesOf(invoice)).toMatchObject({ dueDate: '2026-06-03', orderNumber: 'Q-2218', number: 'TB-771' })
    expect(invoice.lines.map(({ unitPrice }) => unitPrice?.value)).toEqual([41.5, 4.25])
  })

  test('a price that quantity and amount do not bear out is doubted', () => {
    const [line] = invoiceOf(order.with(3, 'Oak shelf               3          47.50      124.50')).lines
    expect(line?.unitPrice?.confidence).toBeLessThan(line?.amount?.confidence ?? 0)
  })

  test('a due date before the bill is no more than a guess', () => {
    const { fields } = invoiceOf(order.with(1, 'Your order: Q-2218        Due date: 3 March 2026'))
    expect(fields.dueDate?.confidence).toBeLessThanOrEqual(0.5)
  })
})

describe('what stands between net and total', () => {
  test('shipping is told and checked', () => {
    const invoice = invoiceOf(order)
    expect(valuesOf(invoice)).toMatchObject({ net: 150, shipping: 12, tax: 32.4, total: 194.4 })
    expect(invoice.checks[0]).toEqual({
      name: 'sum',
      ok: true,
      text: 'Net 150.00 + shipping 12.00 + tax 32.40 = total 194.40.',
    })
    const [fields] = presentInvoice(invoice).filter((block) => block.kind === 'fields')
    expect(fields?.items.map(({ label }) => label)).toContain('Shipping')
    expect(fields?.items.map(({ label }) => label)).not.toContain('Rounding')
  })

  test('a discount, and a rounding without its sign', () => {
    const invoice = invoiceOf([
      'Bill no: 4410      Bill date: 09-07-2026',
      'Taxable value     2,000.00',
      'Discount            100.00',
      'GST 5%               95.30',
      'Round off             0.30',
      'Grand total       1,995.00',
    ])
    expect(valuesOf(invoice)).toMatchObject({ discount: 100, rounding: -0.3, total: 1995 })
    expect(invoice.checks[0]?.ok).toBe(true)
  })

  test('net sums and taxes of two rates are added up', () => {
    const { fields } = invoiceOf([
      'Rechnung Nr. 88        Datum: 04.05.2026',
      'Nettobetrag 7 %       200,00 €',
      'Nettobetrag 19 %      100,00 €',
      'zzgl. 7 % USt          14,00 €',
      'zzgl. 19 % USt         19,00 €',
      'Rechnungsbetrag       333,00 €',
    ])
    expect([fields.net?.value, fields.tax?.value, fields.total?.value]).toEqual([300, 33, 333])
  })

  test('net and tax below the total are not what was paid and what is left', () => {
    const { fields } = invoiceOf([
      'Quittung',
      'Datum 03.02.2026',
      'Gesamt   21,40 EUR',
      'enth. MwSt   1,40 EUR',
      'Netto   20,00 EUR',
    ])
    expect(fields.due?.value).not.toBe(20)
  })
})

test('tax that the buyer keeps back', () => {
  const invoice = invoiceOf([
    'Factura no 2026/9          Fecha: 3 de abril de 2026',
    'Base imponible       500,00 €',
    'IVA 21 %             105,00 €',
    'IRPF 7 %             -35,00 €',
    'Total a pagar        570,00 €',
  ])
  expect(valuesOf(invoice)).toMatchObject({ net: 500, tax: 105, withheld: 35, due: 570 })
  expect(invoice.checks[0]?.ok).toBe(true)
})

test('one of two taxes that no sum bears out is not sure', () => {
  const { fields } = invoiceOf([
    'Rechnung Nr. 77',
    'Gesamtbetrag   180,00 €',
    'davon 7 % MwSt   5,89',
    'davon 19 % MwSt   14,37',
  ])
  expect(fields.tax?.confidence ?? 0).toBeLessThan(0.7)
})

test('a Brazilian bill', () => {
  const invoice = invoiceOf([
    'Oficina Boa Vista Ltda            Fatura No 5512',
    'Rua das Flores, 12                Data de emissão: 3 de fevereiro de 2026',
    '40010-000 Salvador - BA           Vencimento: 20/02/2026',
    'Descrição             Quantidade   Valor unitário   Valor total',
    'Troca de óleo              1          R$ 180,00     R$ 180,00',
    'Filtro                     2           R$ 45,00      R$ 90,00',
    'Total a pagar                                       R$ 270,00',
  ])
  expect(valuesOf(invoice)).toMatchObject({ date: '2026-02-03', dueDate: '2026-02-20', currency: 'BRL', due: 270 })
  expect(invoice.lines.map(({ amount }) => amount?.value)).toEqual([180, 90])
})

test('a ticket that names only what was paid', () => {
  const { fields } = invoiceOf([
    'Riverside Car Park',
    'Receipt 55102',
    'Exit 02/11/2026 17:40',
    'Amount paid   £8.00',
    'of which VAT £1.33',
  ])
  expect([fields.total?.value, fields.tax?.value]).toEqual([8, 1.33])
})

test.each([
  [
    'a bank statement',
    [
      'Harbour Bank – Account statement',
      '01/06  Opening balance  1,204.50',
      '12/06  Salary   2,150.00',
      'Balance   3,354.50',
    ],
  ],
  [
    'a letter',
    [
      'Ash & Pike Solicitors',
      '4 Mill Row',
      '12 March 2026',
      'Dear Ms Roe,',
      'the sum of £900.00 will be held until 30 April.',
    ],
  ],
])('%s is no invoice: all is a guess, and it says so', (_what, lines) => {
  const { fields, reading } = invoiceOf(lines)
  for (const read of Object.values(fields)) expect(read?.confidence ?? 0).toBeLessThan(0.5)
  expect(reading.notices).toHaveLength(1)
})
