import { expect, test } from 'vitest'
import { readingBillLines } from '../shared/testing/form-readings.ts'
import { invoiceOfDocument } from './engine.ts'

const invoiceOf = readingBillLines((document) => invoiceOfDocument(document, null))

test('labels to the left of boxes, and their figures to the right', async () => {
  const { values } = await invoiceOf([
    'Tipografia Lunense S.r.l.',
    'Fattura n. 88/B                     Data 03/02/2026',
    'CODICE   DESCRIZIONE        Q.TÀ        PREZZO        IMPORTO         IVA',
    'A1       Manifesti              50          2,00             100,00       22',
    'B2       Volantini             200          0,50             100,00       22',
    'SPESE DI TRASPORTO         TOTALE IMPONIBILE          TOTALE DOCUMENTO EUR',
    '                  10,00                     210,00                     256,20',
    '                                                       NETTO A PAGARE EUR',
    '                                                                      256,20',
  ])
  expect(values).toMatchObject({ net: 210, total: 256.2, due: 256.2 })
})

test('figures to the right of their heading are of its column, not of the next one', async () => {
  const { lines } = await invoiceOf([
    'Fattura n. 12        Data 03/02/2026',
    'DESCRIZIONE          Q.TÀ        PREZZO        IMPORTO         IVA',
    'Manifesti               50          2,00             100,00       22',
    'Volantini              200          0,50             100,00       22',
    'TOTALE                                               200,00',
  ])
  expect(lines.map(({ amount }) => amount?.value)).toEqual([100, 100])
})

test('a till prints count and price below the article', async () => {
  const { lines, values } = await invoiceOf([
    'BÄCKEREI LINDE',
    'Marktplatz 4, 79098 Freiburg',
    'Bon 00231             04.03.2026',
    'Roggenbrot                    3,90',
    'Butterbrezel',
    '  4 x 1,10                    4,40',
    'Apfelsaft 1 l',
    '  0,500 kg x 5,00             2,50',
    'SUMME                    EUR 10,80',
  ])
  expect(lines.map(({ quantity, unitPrice, amount }) => [quantity?.value, unitPrice?.value, amount?.value])).toEqual([
    [undefined, undefined, 3.9],
    [4, 1.1, 4.4],
    [0.5, 5, 2.5],
  ])
  expect(values.total).toBe(10.8)
})

test('an earlier bill is named by its number and day before its sum', async () => {
  const { values } = await invoiceOf([
    'Rechnung Nr. 2026-77              Datum: 02.06.2026',
    'Nettosumme                                     1.000,00',
    'zzgl. 19 % MwSt.                                 190,00',
    'Rechnungsbetrag                                1.190,00',
    'abzgl. Abschlagsrechnung 2026/41 vom 03.05.2026 -500,00',
    'Noch zu zahlen                                   690,00',
  ])
  expect(values).toMatchObject({ total: 1190, prepaid: 500, due: 690 })
})

test('two taxes that the buyer keeps back are one sum', async () => {
  const { values } = await invoiceOf([
    'FATURA Nº 118                 Data de emissão 02/02/2026',
    'Discriminação        Qtde      Valor unitário R$      Valor total R$',
    'Consultoria             10              100,00            1.000,00',
    'Viagem                   1              200,00              200,00',
    'Valor total dos serviços                                  1.200,00',
    'ISS retido 5,00 %                                            60,00',
    'IRRF retido 1,50 %                                           18,00',
    'VALOR LÍQUIDO A PAGAR                                     1.122,00',
  ])
  expect(values).toMatchObject({ withheld: 78, due: 1122 })
})
