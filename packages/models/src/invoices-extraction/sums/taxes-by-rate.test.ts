import { expect, test } from 'vitest'
import { readingBillLines } from '../../shared/testing/form-readings.ts'
import { invoiceOfDocument } from '../engine.ts'

const invoiceOf = readingBillLines((document) => invoiceOfDocument(document, null))

test("a till's table of taxes is added up where it makes the total", async () => {
  const { values } = await invoiceOf([
    'BISTROT DES HALLES',
    '12 place Nationale 31000 TOULOUSE',
    'Ticket n° 01877        04/03/2026 20:11',
    '1 Menu du jour                19,00',
    '2 Cidre brut      6,00        12,00',
    'TOTAL TTC         EUR         31,00',
    'CB                            31,00',
    'TVA      HT       Taxe        TTC',
    '10%      17,27    1,73        19,00',
    '20%      10,00    2,00        12,00',
  ])
  expect(values).toMatchObject({ net: 27.27, tax: 3.73, total: 31 })
})

const japanese = [
  '請 求 書',
  '喫茶こもれび 御中                                  請求番号：2026-0212',
  '                                                   請求日：2026年2月28日',
  '品名                    数量      単価      税率      金額',
  '食パン                  30        420       8%        12,600',
  '紙袋                    100       25        10%        2,500',
  '                                  小計                15,100',
  '                                  8%対象 12,600 消費税   1,008',
  '                                  10%対象 2,500 消費税     250',
  '                                  合計                16,358',
]

test('two rates of a Japanese bill, each with its base in its row', async () => {
  expect((await invoiceOf(japanese)).values).toMatchObject({ net: 15_100, tax: 1258, total: 16_358 })
})

test('taxes that do not make the total are not added up', async () => {
  const { fields } = await invoiceOf(japanese.with(9, '                                  合計                19,000'))
  expect(fields.tax?.value === 1258 && fields.tax.confidence > 0.8).toBe(false)
})

test('a discount on all items stands before the net sum, and both checks know it', async () => {
  const { values, checks } = await invoiceOf([
    'Malerbetrieb Konrad Hell',
    'Rechnung Nr. 26-118                        Datum: 12.03.2026',
    'Pos   Leistung                     Menge   EP        GP',
    '1     Wände streichen              80      9,50      760,00',
    '2     Decken streichen             40     11,00      440,00',
    '                                   Summe           1.200,00',
    '                                   abzgl. 5 % Nachlass   -60,00',
    '                                   Nettobetrag     1.140,00',
    '                                   19 % MwSt         216,60',
    '                                   Rechnungsbetrag 1.356,60',
    '                                   abzgl. Abschlagszahlung  -500,00',
    '                                   noch zu zahlen    856,60',
  ])
  expect(values).toMatchObject({ discount: 60, net: 1140, total: 1356.6, prepaid: 500, due: 856.6 })
  expect(checks.map(({ ok }) => ok)).toEqual([true, true])
})

test('a Polish invoice', async () => {
  const { values, lines } = await invoiceOf([
    'Piekarnia Kłos sp. z o.o.                          Kraków, 04.02.2026',
    'ul. Długa 11                                       Faktura VAT nr FV/18/2026',
    '31-147 Kraków',
    'Nabywca                                            Data sprzedaży: 03.02.2026',
    'Hotel Podgórze sp. z o.o.                          Termin płatności: 17.02.2026',
    'ul. Kalwaryjska 5',
    '30-504 Kraków',
    'Lp.  Nazwa towaru          Ilość    Cena netto   Wartość netto    VAT',
    '1    Chleb żytni             200        6,00        1 200,00       5%',
    '2    Dostawa                   4       25,00          100,00      23%',
    'Stawka     Netto       Kwota VAT    Brutto',
    '5%         1 200,00       60,00     1 260,00',
    '23%          100,00       23,00       123,00',
    'Razem      1 300,00       83,00     1 383,00',
    'Zapłacono: 383,00 zł',
    'Pozostało do zapłaty: 1 000,00 zł',
  ])
  expect(values).toMatchObject({
    number: 'FV/18/2026',
    date: '2026-02-04',
    dueDate: '2026-02-17',
    buyer: 'Hotel Podgórze sp. z o.o.',
    currency: 'PLN',
    net: 1300,
    tax: 83,
    total: 1383,
    prepaid: 383,
    due: 1000,
  })
  expect(lines.map(({ amount }) => amount?.value)).toEqual([1200, 100])
})
