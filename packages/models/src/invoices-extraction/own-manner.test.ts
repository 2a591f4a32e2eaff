import { expect, test } from 'vitest'
import { readingLines, valuesOf } from '../shared/testing/form-readings.ts'
import { invoiceOfDocument } from './engine.ts'

const invoiceOf = readingLines((document) => invoiceOfDocument(document, null))

test('sums told in a letter, the rest and the day to pay it by', async () => {
  const values = valuesOf(
    await invoiceOf([
      'HOLLIS ROOFING',
      '12 Mill Street, Dayton, OH 45402',
      'March 9, 2026',
      'Re: our invoice no. 771',
      'We fixed the gutter for $640.00 and swept the flue for $160.00.',
      'That is $800.00 for the work. Sales tax (7.5%) adds $60.00, which',
      'brings the bill to $860.00. You paid Al $200.00, so $660.00 is left.',
      'Please let us have $660.00 by',
      'April 2, 2026.',
    ]),
  )
  expect(values).toMatchObject({ net: 800, tax: 60, total: 860, due: 660, dueDate: '2026-04-02' })
})

test('values in the first column, what they are in the second', async () => {
  const values = valuesOf(
    await invoiceOf([
      'Optik Lang · Domplatz 4 · 99084 Erfurt',
      'R-2026-118      Rechnungsnummer',
      '07.05.2026      Rechnungsdatum',
      'K-92            Kundennummer',
      'Brille                                 200,00',
      '200,00 netto',
      '38,00 Umsatzsteuer 19 %',
      '238,00 € brutto',
    ]),
  )
  expect(values).toMatchObject({ number: 'R-2026-118', date: '2026-05-07', net: 200, tax: 38, total: 238 })
})

test('items below their sum, which stands beside them at the head', async () => {
  const { lines } = await invoiceOf([
    'You pay    594.00',
    'of which   54.00 is GST, before it 540.00',
    'Tax invoice BX-20',
    'Two taps fitted           330.00',
    'New trap under the sink   150.00',
    'Travel                    114.00',
  ])
  expect(lines.map(({ amount }) => amount?.value)).toEqual([330, 150, 114])
})

test('a sum is no number of an invoice', async () => {
  expect(
    valuesOf(await invoiceOf(['Subtotal  162.00', 'VAT 20%  32.40', 'Total  194.40', 'THIS INVOICE  194.40'])).number,
  ).toBeNull()
})

test('where neither number nor total is labelled, what the network found is a guess, and said to be one', async () => {
  const { fields, reading } = await invoiceOf([
    'To Mrs P. Ashdown',
    '4 May 2026 · FJ-2231',
    'Oak doors, hung',
    '£360.00',
    'Latch',
    '£52.50',
    'With £412.50 we are quits',
  ])
  expect(fields.total?.value).toBe(412.5)
  expect(Math.max(...Object.values(fields).map((read) => read?.confidence ?? 0))).toBeLessThan(0.5)
  expect(reading.notices).toEqual([expect.stringContaining('a guess')])
})

test('a mail says who wrote it and to whom, and a day without its year; the dollar is that of the place', async () => {
  const values = valuesOf(
    await invoiceOf([
      'From: Ruta Kalnins <ruta@kalninstiling.example>',
      'To: Graeme Poole <graeme@poole.example>',
      'Subject: Invoice 318 for the bathroom floor',
      'Date: 3 June 2026',
      'Hi Graeme,',
      'the floor took us two days, so that is $840.00 for the work and the grout together.',
      'You gave me $300.00 in May and a transfer of what is left by June 20 would be lovely.',
      'Kalnins Tiling, 4 Ferry Road, Timaru 7910',
    ]),
  )
  expect(values).toMatchObject({
    seller: 'Kalnins Tiling',
    buyer: 'Graeme Poole',
    total: 840,
    dueDate: '2026-06-20',
    currency: 'NZD',
  })
})

test('wages are no invoice', async () => {
  const { fields, reading } = await invoiceOf([
    'Copperbeech Nurseries',
    'Week ending 12 June 2026, employee 41, D. Osei',
    'Hours 38 at 12.40        471.20',
    'Gross pay                471.20',
    'Tax code 1257L, tax       38.00',
    'Net pay                  433.20',
  ])
  expect(reading.notices?.join(' ')).toContain('payslip')
  expect(Math.max(...Object.values(fields).map((read) => read?.confidence ?? 0))).toBeLessThan(0.5)
})

test('a mail whose lines break before the number, between the prices and before the month', async () => {
  const read = await invoiceOf([
    'From: Ursel Thackray <ursel@thackraystone.example>',
    'To: Dalby Hall <office@dalbyhall.example>',
    'Subject: the terrace',
    'Date: Tue, 3 Mar 2026 17:40:02 +0000',
    'Dear all, with this mail I would like to send you our invoice',
    'TS-4419 for the work on the terrace. Lifting the old flags was £420.00,',
    'the new bed of sand and lime came to £260.00 and laying them again was',
    '£780.00, which makes £1,460.00. Would you please pay that by the end of',
    'April if at all possible.',
    'Best wishes',
    'Ursel Thackray',
    'Thackray Stone, 4 Quarry Bank, Malton YO17 7AB',
  ])
  expect(valuesOf(read)).toMatchObject({ number: 'TS-4419', total: 1460, due: 1460, dueDate: '2026-04-30' })
  expect(read.lines.map(({ description, amount }) => [description?.value, amount?.value])).toEqual([
    ['Lifting the old flags', 420],
    ['new bed of sand and lime', 260],
    ['laying them again', 780],
  ])
})

test('a firm before the person there', async () => {
  const values = valuesOf(
    await invoiceOf([
      'Khor Marine Paints LLC, P.O. Box 3310, Ajman',
      'TAX INVOICE          Invoice no. KMP-208          Date 04/02/2026',
      'M/s. Dhow Yard Trading LLC',
      'P.O. Box 774, Dubai',
      'Attn: Mr. Salim Rahman',
      'LPO No. 90417',
      'Description                    Qty          Amount AED',
      'Antifouling paint 20 l          6             3,300.00',
      'Rollers                        10               150.00',
      'Total                                         3,450.00',
    ]),
  )
  expect(values).toMatchObject({ buyer: 'Dhow Yard Trading LLC', orderNumber: '90417' })
})

test('a deposit asked for now is what is due, and the rest is not yet', async () => {
  const values = valuesOf(
    await invoiceOf([
      'Fernhill Marquees Ltd, Dairy Lane, Stroud GL5 2PQ',
      'Invoice FM-318                     Date 6 January 2026',
      'Marquee 12 x 6 m          £1,500.00',
      'Coconut matting             £300.00',
      'Total                     £1,800.00',
      'Deposit payable now, by 20 January 2026   £450.00',
      'Balance payable by 1 June 2026          £1,350.00',
    ]),
  )
  expect(values).toMatchObject({ total: 1800, due: 450, dueDate: '2026-01-20', prepaid: null })
})

test('a sum after the end of a sentence is not that of a label in it, and what is left needs no name for what was paid', async () => {
  const { lines, ...invoice } = await invoiceOf([
    'Bramley & Co, Clockmakers',
    '4 Foss Bank, Louth LN11 0RT',
    '3 February 2026',
    'Bill 0882 for Mr Ives',
    'Cleaning the movement came to £140.00 and a new mainspring to £36.00. That makes £176.00 in all,',
    'and no VAT is charged. When you called you handed Joan £40 towards it, which leaves £136.00.',
    'Please let us have this by 17 February.',
  ])
  expect(valuesOf(invoice)).toMatchObject({ total: 176, due: 136, dueDate: '2026-02-17' })
  expect(valuesOf(invoice).tax).not.toBe(40)
  expect(lines.map(({ amount }) => amount?.value)).toEqual([140, 36])
})

test('what was paid and what is left are no items, and the day of the payment is not the bill’s', async () => {
  const { lines, ...invoice } = await invoiceOf([
    'Menuiserie Aubrac, 12 rue du Pont, 12210 Laguiole',
    'Facture F-118 — le 9 février 2026',
    'Total HT 2 000,00 €',
    'TVA 20 % 400,00 €',
    'Total TTC 2 400,00 €',
    'Acompte versé le 05/01/2026 900,00 €',
    'Reste à payer 1 500,00 €',
  ])
  expect(valuesOf(invoice)).toMatchObject({ date: '2026-02-09', total: 2400, prepaid: 900, due: 1500 })
  expect(lines.filter(({ amount }) => amount?.value === 900)).toEqual([])
})

test('sums written with a dash for the cents, and a discount between two sums', async () => {
  const { lines, ...invoice } = await invoiceOf([
    'Sattlerei Brandl, Marktplatz 2, 86720 Nördlingen',
    'Rechnung Nr. 44-26 vom 2. März 2026',
    'Sattel aufgepolstert             180,–',
    'Riemen erneuert                   45,–',
    'Zwischensumme                    225,–',
    'Rabatt                           −25,–',
    'Summe netto                      200,–',
    'USt 19 %                          38,–',
    'zusammen                       € 238,–',
  ])
  expect(valuesOf(invoice)).toMatchObject({ discount: 25, net: 200, tax: 38, total: 238 })
  expect(lines.map(({ amount }) => amount?.value)).toEqual([180, 45])
})

test('a Japanese bill of which only the prices of one have decimals', async () => {
  const { lines, ...invoice } = await invoiceOf([
    '請求書',
    '請求番号 K-771      請求日 2026年1月20日',
    '品名            数量      単価        金額',
    'ポスター B2      300     55.00      16,500',
    'はがき          1,000    12.50      12,500',
    '小計                              29,000',
    '消費税(10%)                         2,900',
    '合計                              31,900',
  ])
  expect(valuesOf(invoice)).toMatchObject({ net: 29000, tax: 2900, total: 31900, currency: 'JPY' })
  expect(lines.map(({ amount }) => amount?.value)).toEqual([16500, 12500])
})

test.each([
  ['Drechslerei Ohm', ['Drechslerei Ohm', '', 'Rechnung 41/26            3.11.2026', 'Kunde: Hotel Fichte']],
  ['Lorne Fencing', ['Lorne Fencing', 'Family firm since 1988', '', 'Invoice 902     4 Nov 2026', 'For: Nora Vance']],
  ['Vetreria Arno', ['Vetreria Arno', '', 'Fattura 77   del 05/11/2026', 'Cliente: Bar Luna']],
])('a name above without an address: %s has none', async (seller, head) => {
  const { fields } = await invoiceOf([
    ...head,
    '',
    'Pos Leistung                          Betrag',
    '1 Geländer nach Maß                 1.180,00',
    '2 Montage                             240,00',
    '',
    'Netto                               1.420,00',
    '19% MwSt                              269,80',
    'Gesamt                              1.689,80',
  ])
  expect(fields.seller?.value).toBe(seller)
  expect(fields.address).toBeNull()
})

test('who is billed stands beside its label, in the next cell, and not below it', async () => {
  const values = valuesOf(
    await invoiceOf([
      'Talleres Nogal',
      'Calle Real 8, 28013 Madrid',
      '',
      'Factura        N-118',
      'Cliente        Ida Holm',
      'Concepto                      Importe',
      'Cambio de aceite                64,00',
      'Filtro de aire                  36,00',
      'Base 100,00',
      'IVA 21% 21,00',
      'Total 121,00',
    ]),
  )
  expect(values).toMatchObject({ buyer: 'Ida Holm', total: 121 })
})

test('a firm is billed, not who reads its letters', async () => {
  const values = valuesOf(
    await invoiceOf([
      'Kaaswinkel Roos, Markt 3, 2611 GP Delft',
      '',
      'Gemeente Zijlstad',
      't.a.v. de heer Vos',
      'Postbus 12',
      '2000 AA Haarlem',
      '',
      'Factuur 26-11, 4 november 2026',
      'Kaasplank      2     30,00',
      'Borrelhapjes   1     20,00',
      'Totaal               50,00',
    ]),
  )
  expect(values.buyer).toBe('Gemeente Zijlstad')
})

test('a Dutch letter that bills in sentences: what was paid and what is left are no items', async () => {
  const { fields, lines } = await invoiceOf([
    'Joris Brandsma, hovenier',
    'Dorpsweg 4',
    '9951 KP Winsum',
    'Winsum, 11 mei 2026',
    'Beste mevrouw Terpstra,',
    'Hierbij de rekening (nr. 2026-41) voor uw haag. Voor het snoeien reken ik € 220,00, voor het afvoeren',
    '€ 65,00 en voor twee planten samen € 35,00. Met 21% btw (€ 67,20) komt het op € 387,20. U heeft al',
    '€ 100,00 aanbetaald, zodat er € 287,20 overblijft.',
  ])
  expect(valuesOf({ fields })).toMatchObject({ number: '2026-41', total: 387.2, prepaid: 100, due: 287.2 })
  expect(fields.buyer?.value).toContain('Terpstra')
  expect(lines.map(({ amount }) => amount?.value)).toEqual([220, 65, 35])
})

test('several payments before the last bill make one sum', async () => {
  const values = valuesOf(
    await invoiceOf([
      'Zimmerei Holm GmbH',
      'Schlussrechnung Nr. 26-118',
      'Datum 04.06.2026',
      'Carport              5.000,00 €',
      'Nettosumme           5.000,00 €',
      '19 % USt.              950,00 €',
      'Bruttosumme          5.950,00 €',
      'abzgl. 1. Abschlag   -2.000,00 €',
      'abzgl. 2. Abschlag   -1.500,00 €',
      'Noch zu zahlen       2.450,00 €',
    ]),
  )
  expect(values).toMatchObject({ total: 5950, prepaid: 3500, due: 2450 })
})

test('a Japanese invoice: a bare number beside its day, and a seller without a tax number', async () => {
  const values = valuesOf(
    await invoiceOf([
      '                請求書',
      'No. 1042                    2026年6月30日',
      '株式会社さくら商事 御中',
      '                            合同会社山本電気',
      '                            〒530-0001 大阪府大阪市北区梅田1-1',
      '品名            数量      単価       金額',
      '配線工事        1         80,000     80,000',
      '照明器具        4         5,000      20,000',
      '小計                                 100,000',
      '消費税(10%)                          10,000',
      '合計                                 110,000',
    ]),
  )
  expect(values).toMatchObject({
    number: '1042',
    seller: '合同会社山本電気',
    buyer: '株式会社さくら商事',
    total: 110_000,
  })
})

test('a levy told with its rate makes up the sum, and is no item', async () => {
  const { lines } = await invoiceOf([
    'Studio Geom. Riva, Via Roma 8, 12051 Alba',
    'Parcella n. 44 del 2 aprile 2026',
    'Per il rilievo il mio onorario è di € 400,00 e per le planimetrie di € 200,00. Con la cassa geometri 5%',
    "(€ 30,00) e l'IVA 22% (€ 138,60) il totale è di € 768,60, da pagare entro il 30 aprile 2026.",
  ])
  expect(lines.map(({ amount }) => amount?.value)).toEqual([400, 200])
})

test('what a firm does, below its name, is no line of its address', async () => {
  const { fields } = await invoiceOf([
    'Fenwick Clocks',
    'Repair, restoration and sale of old clocks since 1974',
    '9 Priory Street, Monmouth NP25 3BR',
    'Mr P. Ellis                       Bill no. FC-118',
    '4 Mill Row                        6 May 2026',
    'Usk NP15 1AA',
    'New mainspring             £62.00',
    'Cleaning                   £38.00',
    'To pay                    £100.00',
  ])
  expect(fields.address?.value ?? '').not.toContain('since')
  expect(fields.number?.value).toBe('FC-118')
})
