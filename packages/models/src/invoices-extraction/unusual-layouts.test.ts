import { describe, expect, test } from 'vitest'
import { amountsOf, readingLines, valuesOf } from '../shared/testing/form-readings.ts'
import { invoiceOfDocument } from './engine.ts'
import { presentInvoice } from './present.ts'

const invoiceOf = readingLines((document) => invoiceOfDocument(document, null))

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
  test('due date, order number and unit prices', async () => {
    const invoice = await invoiceOf(order)
    expect(valuesOf(invoice)).toMatchObject({ dueDate: '2026-06-03', orderNumber: 'Q-2218', number: 'TB-771' })
    expect(invoice.lines.map(({ unitPrice }) => unitPrice?.value)).toEqual([41.5, 4.25])
  })

  test('a price that quantity and amount do not bear out is doubted', async () => {
    const [line] = (await invoiceOf(order.with(3, 'Oak shelf               3          47.50      124.50'))).lines
    expect(line?.unitPrice?.confidence).toBeLessThan(line?.amount?.confidence ?? 0)
  })

  test('a due date before the bill is no more than a guess', async () => {
    const { fields } = await invoiceOf(order.with(1, 'Your order: Q-2218        Due date: 3 March 2026'))
    expect(fields.dueDate?.confidence).toBeLessThanOrEqual(0.5)
  })
})

describe('what stands between net and total', () => {
  test('shipping is told and checked', async () => {
    const invoice = await invoiceOf(order)
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

  test('a discount, and a rounding without its sign', async () => {
    const invoice = await invoiceOf([
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

  test('net sums and taxes of two rates are added up', async () => {
    const { fields } = await invoiceOf([
      'Rechnung Nr. 88        Datum: 04.05.2026',
      'Nettobetrag 7 %       200,00 €',
      'Nettobetrag 19 %      100,00 €',
      'zzgl. 7 % USt          14,00 €',
      'zzgl. 19 % USt         19,00 €',
      'Rechnungsbetrag       333,00 €',
    ])
    expect([fields.net?.value, fields.tax?.value, fields.total?.value]).toEqual([300, 33, 333])
  })

  test('net and tax below the total are not what was paid and what is left', async () => {
    const { fields } = await invoiceOf([
      'Quittung',
      'Datum 03.02.2026',
      'Gesamt   21,40 EUR',
      'enth. MwSt   1,40 EUR',
      'Netto   20,00 EUR',
    ])
    expect(fields.due?.value).not.toBe(20)
  })
})

test('tax that the buyer keeps back', async () => {
  const invoice = await invoiceOf([
    'Factura no 2026/9          Fecha: 3 de abril de 2026',
    'Base imponible       500,00 €',
    'IVA 21 %             105,00 €',
    'IRPF 7 %             -35,00 €',
    'Total a pagar        570,00 €',
  ])
  expect(valuesOf(invoice)).toMatchObject({ net: 500, tax: 105, withheld: 35, due: 570 })
  expect(invoice.checks[0]?.ok).toBe(true)
})

test('one of two taxes that no sum bears out is not sure', async () => {
  const { fields } = await invoiceOf([
    'Rechnung Nr. 77',
    'Gesamtbetrag   180,00 €',
    'davon 7 % MwSt   5,89',
    'davon 19 % MwSt   14,37',
  ])
  expect(fields.tax?.confidence ?? 0).toBeLessThan(0.8)
})

test('a Brazilian bill', async () => {
  const invoice = await invoiceOf([
    'Oficina Boa Vista Ltda            Fatura No 5512',
    'Rua das Flores, 12                Data de emissão: 3 de fevereiro de 2026',
    '40010-000 Salvador - BA           Vencimento: 20/02/2026',
    'Descrição             Quantidade   Valor unitário   Valor total',
    'Troca de óleo              1          R$ 180,00     R$ 180,00',
    'Filtro                     2           R$ 45,00      R$ 90,00',
    'Total a pagar                                       R$ 270,00',
  ])
  expect(valuesOf(invoice)).toMatchObject({ date: '2026-02-03', dueDate: '2026-02-20', currency: 'BRL', due: 270 })
  expect(amountsOf(invoice)).toEqual([180, 90])
})

test('a ticket that names only what was paid', async () => {
  const { fields } = await invoiceOf([
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
])('%s is no invoice: all is a guess, and it says so', async (_what, lines) => {
  const { fields, reading } = await invoiceOf(lines)
  for (const read of Object.values(fields)) expect(read?.confidence ?? 0).toBeLessThan(0.5)
  expect(reading.notices).toHaveLength(1)
})

/** A Spanish bill; `foot` is its last line. */
const spanishBill = (foot: string): string[] => [
  'Asesores del Norte, S.L.',
  'Calle Mayor 8, 26001 Logroño',
  'FACTURA B-91',
  'CLIENTE',
  'Viveros Ebro, S.A. — NIF A26000001',
  'Ctra. Soria 4 · 26006 Logroño',
  'TOTAL A PAGAR   605,00 €',
  foot,
]

describe('papers of small firms', () => {
  test('a list whose first heading nobody knows, a discount in per cent, a deposit paid, a note beside the order', async () => {
    const invoice = await invoiceOf([
      'Marsh Lane Joinery                        INVOICE 2207-K',
      'Issued 07/09/2026 · PO / Ref: by phone 6/22',
      'What you get            Qty    Each      Line total',
      'Oak stair tread         12     40.00     480.00',
      'Handrail, turned         1    220.00     220.00',
      'Subtotal                                 $700.00',
      'Neighbour discount (10%)                 -$70.00',
      'Job total                                $630.00',
      'Deposit received 06/30/2026             -$200.00',
      'Balance due                              $430.00',
    ])
    expect(valuesOf(invoice)).toMatchObject({
      net: 700,
      discount: 70,
      total: 630,
      prepaid: 200,
      due: 430,
      orderNumber: null,
    })
    expect(invoice.lines.map(({ description, amount }) => [description?.value, amount?.value])).toEqual([
      ['Oak stair tread', 480],
      ['Handrail, turned', 220],
    ])
  })

  test("a builder's final bill takes off what was paid on account, and is for a family", async () => {
    const invoice = await invoiceOf([
      'Zimmerei Faber GmbH',
      'Sägestr. 9 · 83022 Rosenheim',
      '',
      'Eheleute',
      'Greta und Paul Sommer',
      'Wiesenweg 3',
      '83024 Rosenheim',
      'Schlussrechnung Nr. F-118              Datum: 02.10.2026',
      'Bezeichnung            Menge    Einzelpreis    Gesamt',
      'Gaube einbauen         1        4.000,00     4.000,00',
      'Zwischensumme netto                          4.000,00',
      'zzgl. 19 % MwSt.                               760,00',
      'Rechnungsbetrag                              4.760,00',
      'abzgl. Abschlagszahlung vom 01.09.2026 (brutto)  -3.000,00',
      'Restbetrag                                   1.760,00',
    ])
    expect(valuesOf(invoice)).toMatchObject({ total: 4760, prepaid: 3000, due: 1760 })
    expect(String(invoice.fields.buyer?.value)).toContain('Greta und Paul Sommer')
  })

  test('an Italian bill: the table of taxes is no list of things, its number follows the word fattura', async () => {
    const invoice = await invoiceOf([
      'Officina Rossi S.r.l.',
      'FATTURA 77/B del 03/06/2026',
      'Descrizione        U.M.    Q.tà    Prezzo    Sc.%    Importo    IVA',
      'Olio motore        lt      5       9,00              45,00      22',
      'Filtro aria        nr      2       20,00     10      36,00      22',
      'Aliquota      Imponibile     Imposta',
      '22%           81,00          17,82',
      'Totale imponibile               81,00',
      'Totale imposta                  17,82',
      'Totale fattura                € 98,82',
    ])
    expect(valuesOf(invoice)).toMatchObject({ number: '77/B', net: 81, tax: 17.82, total: 98.82 })
    expect(invoice.lines.map(({ quantity, amount }) => [quantity?.value, amount?.value])).toEqual([
      [5, 45],
      [2, 36],
    ])
  })

  test('a Dutch credit note has a number of its own, and a hotel writes folios', async () => {
    expect(valuesOf(await invoiceOf(['CREDITNOTA', 'Creditnummer : CR-881', 'Totaal EUR   -120,00']))).toMatchObject({
      number: 'CR-881',
      total: -120,
    })
    expect(valuesOf(await invoiceOf(['GUEST FOLIO', 'Folio No. 40117', 'Total   ¥12,400']))).toMatchObject({
      number: '40117',
    })
  })

  test('who supplies stands in the small print alone, the town over its code is no seller', async () => {
    const { fields } = await invoiceOf([
      'Mrs O Bright',
      '12 Kiln Street',
      'Mossley',
      'OL5 9AA',
      '',
      'Water bill     Bill reference: MW-220',
      'Total charges excluding VAT                 £100.00',
      'VAT at 20%                                   £20.00',
      'Total charges this period                   £120.00',
      'Moss Water Limited. Registered in England 0456789.',
    ])
    expect(fields.seller?.value).toBe('Moss Water Limited')
    expect([fields.net?.value, fields.tax?.value, fields.total?.value]).toEqual([100, 20, 120])
  })

  test("a buyer's tax number is no part of the name; a seller named twice is surer", async () => {
    const { fields } = await invoiceOf(spanishBill('Titular de la cuenta: Asesores del Norte, S.L.'))
    expect(fields.buyer?.value).toBe('Viveros Ebro, S.A.')
    expect(fields.seller?.value).toBe('Asesores del Norte, S.L.')
    const once = (await invoiceOf(spanishBill('Gracias'))).fields.seller
    expect(fields.seller?.confidence).toBeGreaterThan(once?.confidence ?? 1)
  })

  test('the householder of an inn is no seller, and what was paid before is told where only the sums say so', async () => {
    const { fields } = await invoiceOf([
      'Pension Seeblick',
      'Familie Anger · Uferweg 2 · 9871 Seeboden',
      '',
      'Rechnung Nr. 77/26',
      'Gesamtbetrag EUR 500,00',
      'Anzahlung vom 02.07.2026 EUR -150,00',
      'Zu bezahlen EUR 350,00',
    ])
    expect(fields.seller?.value).toBe('Pension Seeblick')
    expect([fields.prepaid?.value, fields.due?.value]).toEqual([150, 350])
  })
})

test('a credit note keeps the sign that touches its sums', async () => {
  const sums = valuesOf(
    await invoiceOf([
      'Gutschrift Nr. G-118               Datum: 04.11.2025',
      'Bezeichnung            Menge    Einzelpreis    Betrag',
      'Lampe, zurück              2          60,00   -120,00',
      'Summe netto: -120,00 EUR',
      '19 % USt: -22,80 EUR',
      'Gutschriftbetrag: -142,80 EUR',
    ]),
  )
  expect(sums).toMatchObject({ net: -120, tax: -22.8, total: -142.8 })
})

test('a folio that was paid by card owes nothing', async () => {
  const sums = valuesOf(
    await invoiceOf([
      'Factura: A-771                  Fecha: 02/03/2026',
      'Concepto                                  Importe',
      'Habitación doble                           180,00',
      'Base imponible                             163,64',
      'IVA 10 %                                    16,36',
      'Total factura                              180,00',
      'Pagado                                    -180,00',
      'Importe pendiente                            0,00',
    ]),
  )
  expect(sums).toMatchObject({ total: 180, due: 0 })
})

test('a list of taxes by code below the goods is no more of them', async () => {
  const { lines } = await invoiceOf([
    'Tax invoice no: K-118             Date: 4 May 2026',
    'Description         HSN/SAC       Quantity      Amount',
    'Drill bit 8 mm      82075000      20 Nos        1,000.00',
    'Chuck               84661010      2 Nos           500.00',
    'Total                                           1,500.00',
    '                    HSN/SAC       Taxable       Tax amount',
    '                    82075000      1,000.00        180.00',
    '                    84661010        500.00         90.00',
  ])
  expect(lines.map(({ description }) => description?.value)).toEqual(['Drill bit 8 mm', 'Chuck'])
})

test('a person at a company: the company is billed; a tax number behind an address is none of it', async () => {
  const values = valuesOf(
    await invoiceOf([
      'Orto Verde S.r.l. - Via Larga 9, 20122 Milano - P. IVA 01182200771',
      '',
      '',
      '',
      '',
      'Fattura n. 26/118 del 04/05/2026         Ms. Nora Vance',
      '                                         Elm Trading LLC',
      '                                         12 Mill Lane',
      '                                         Boise, ID 83702',
      'Totale fattura                           120,00 €',
    ]),
  )
  expect(values).toMatchObject({ seller: 'Orto Verde S.r.l.', buyer: 'Elm Trading LLC' })
  expect(values['address']).toBe('Via Larga 9, 20122 Milano')
})

test('a folio that is settled owes nothing, and its total is what was charged', async () => {
  expect(
    valuesOf(
      await invoiceOf([
        'Folio no: 7718                Folio date: 05-04-26',
        'Date        Description         Charges     Credits',
        '05-02-26    Room                  120.00',
        '05-03-26    Breakfast              18.50',
        '05-04-26    Visa                              138.50',
        'Total                             138.50      138.50',
        'Balance                             0.00 USD',
      ]),
    ),
  ).toMatchObject({ total: 138.5, due: 0 })
})
