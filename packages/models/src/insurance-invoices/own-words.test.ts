import { pageOfText } from '@vitrine/engines/documents/page-of-text.ts'
import { expect, test } from 'vitest'
import { valuesOf } from '../shared/testing/form-readings.ts'
import { insuranceInvoiceOf } from './engine.ts'

async function noticeOf(lines: readonly string[]) {
  const notice = await insuranceInvoiceOf({ pages: [pageOfText(lines)] })
  return valuesOf(notice)
}

test('a German premium bill; what is due where only a total stands', async () => {
  expect(
    await noticeOf([
      'Seeadler Versicherung AG                 Beitragsrechnung 2026',
      'Kai 2, 24103 Kiel                        Datum 04.12.2025',
      'Versicherungsnehmerin: Ida Holm',
      'Versicherungsschein-Nr. HR 440 1187-2',
      'Zeitraum 01.01.2026 bis 31.12.2026',
      'Beitrag Hausrat                          100,00 €',
      'Versicherungsteuer 19 %                   19,00 €',
      'Gesamtbeitrag                            119,00 €',
    ]),
  ).toMatchObject({
    date: '2025-12-04',
    buyer: 'Ida Holm',
    periodFrom: '2026-01-01',
    periodTo: '2026-12-31',
    premium: 100,
    tax: 19,
    total: 119,
    due: 119,
  })
})

test("the insurer behind a reminder's title, and a sum with its day behind the label", async () => {
  expect(
    await noticeOf([
      'Payment reminder',
      'Larch Mutual · Bill 26-Q1-77 · Bill date May 4, 2026',
      'Insured: Nora Vance',
      'Policy LM-220-118',
      'Quarterly instalment                      $210.00',
      'Total due by May 30, 2026                 $210.00',
    ]),
  ).toMatchObject({ insurer: 'Larch Mutual', dueDate: '2026-05-30', due: 210 })
})

test('a credit from an earlier year names no insurer', async () => {
  expect(
    await noticeOf([
      'Invoice 4471      Date: 11/03/2026',
      'Policyholder      Nora Vance',
      'Yearly premium           GBP 90.00',
      'Refund     from previous year      GBP -10.00',
      'To pay                   GBP 80.00',
    ]),
  ).toMatchObject({ insurer: null, due: 80 })
})

test.each([
  ['French', ['Contrat n° 77-1120', "Date d'échéance : 03/05/2026", 'Cotisation   90,00 €', 'Total TTC   99,00 €']],
  ['Spanish', ['Póliza nº 77-1120', 'Vencimiento: 03/05/2026', 'Prima neta   90,00 €', 'Total recibo   99,00 €']],
  ['Italian', ['Polizza n. 77-1120', 'Scadenza: 03/05/2026', 'Premio netto   90,00 €', 'Totale   99,00 €']],
  ['Dutch', ['Polisnummer 77-1120', 'Vervaldatum: 03-05-2026', 'Premie   € 90,00', 'Totaal   € 99,00']],
])('a %s notice', async (_language, lines) => {
  expect(await noticeOf(lines)).toMatchObject({ policy: '77-1120', dueDate: '2026-05-03', premium: 90, total: 99 })
})

test("a day a year behind the cover's beginning is its end; where the end is told it is the day to pay by", async () => {
  expect(
    await noticeOf(['Polizza n. 77-1120', 'Decorrenza 01/05/2026', 'Scadenza 01/05/2027', 'Totale 99,00 €']),
  ).toMatchObject({
    dueDate: null,
    periodTo: '2027-05-01',
  })
  expect(
    await noticeOf(['Policy LM-220-118', 'Period: 01/10/2025 - 01/10/2026', 'Due date: 05/09/2026', 'Total GBP 99.00']),
  ).toMatchObject({ dueDate: '2026-09-05', periodTo: '2026-10-01' })
})

test('coverages under German headings, sums and taxes below them are none', async () => {
  const notice = await insuranceInvoiceOf({
    pages: [
      pageOfText([
        'Deichgraf Versicherung AG',
        'Beitragsrechnung      Rechnungsnummer D 26 118',
        'Versicherungsschein-Nr.  HV-220 118 04',
        'Baustein                          Beitrag',
        'Hausrat                           80,00 €',
        'Glasbruch                         20,00 €',
        'Nettobeitrag                     100,00 €',
        'Versicherungsteuer 19 %           19,00 €',
        'Gesamtbeitrag                    119,00 €',
      ]),
    ],
  })
  expect(notice.lines.map(({ description, amount }) => [description?.value, amount?.value])).toEqual([
    ['Hausrat', 80],
    ['Glasbruch', 20],
  ])
  expect([notice.fields.net?.value, notice.fields.tax?.value, notice.fields.total?.value]).toEqual([100, 19, 119])
})

test('the time that a German notice is for, and what is to be paid, in whole phrases', async () => {
  const notice = await insuranceInvoiceOf({
    pages: [
      pageOfText([
        'Heideblick Versicherung AG',
        'Beitragsrechnung      Rechnungsnummer B 27 4401',
        'Zahlweise: halbjährlich, für die Zeit vom 01.07.2026 bis 01.01.2027',
        'Baustein                          Beitrag',
        'Glasbruch                         50,00 €',
        'Sturm                             70,00 €',
        'Summe netto                      120,00 €',
        'Versicherungsteuer 19 %           22,80 €',
        'Zu zahlender Gesamtbetrag        142,80 €',
      ]),
    ],
  })
  const { periodFrom, periodTo, premium, tax, total } = notice.fields
  expect([periodFrom, periodTo, premium, tax, total].map((field) => field?.value)).toEqual([
    '2026-07-01',
    '2027-01-01',
    120,
    22.8,
    142.8,
  ])
})

test('a French notice: before taxes, the taxes, a fee, and by when to pay', async () => {
  expect(
    await noticeOf([
      'Mutuelle du Val de Loire',
      "AVIS D'ÉCHÉANCE",
      'Contrat n°     HB 4410 228',
      'Cotisation hors taxes     150,00 €',
      'Taxes                      27,00 €',
      "Frais d'échéance            3,00 €",
      'Montant total à régler TTC  180,00 €',
      'À régler avant le 20 février 2027',
    ]),
  ).toMatchObject({ tax: 27, fee: 3, total: 180, dueDate: '2027-02-20' })
})

test('whoever holds the policy does not insure themselves', async () => {
  const { insurer, buyer } = await noticeOf([
    'Renewal bill',
    'Policyholder',
    'Tamsin Oduya',
    '4 Orchard Way, Salem, OR 97301',
    'Policy number: OV-33120',
    'Insurer: Tamsin Oduya',
    'Premium                                  $210.00',
    'Total due                                $210.00',
  ])
  expect(buyer).toBe('Tamsin Oduya')
  expect(insurer).not.toBe('Tamsin Oduya')
})

const spanish = [
  'Atlas Seguros                            Póliza: AT 770-1182',
  'Nº de recibo: 55-20917                   Fecha de emisión: 02/01/2026',
  'Tomador del seguro: Ana Ruiz',
  'Efecto: 01/02/2026                       Vencimiento: 01/05/2026',
]

test('a number however it is abbreviated, and a quarter’s end that is no day to pay by', async () => {
  expect(await noticeOf([...spanish, 'Total recibo                              88,40 €'])).toMatchObject({
    number: '55-20917',
    periodFrom: '2026-02-01',
    periodTo: '2026-05-01',
    dueDate: null,
    total: 88.4,
  })
})

test('a subtotal is the premium, and what is to be paid the total it comes to', async () => {
  const notice = [
    'Zeeland Verzekeringen                    Factuurnummer: 2026-771',
    'Polisnummer: Z-118-40                    Factuurdatum: 4 mei 2026',
    'Verzekeringnemer: Els Bakker',
    'Dekking                                  Premie',
    'Brand                                    100,00',
    'Inbraak                                   40,00',
    'Subtotaal                                140,00',
    'Assurantiebelasting 21%                   29,40',
  ]
  expect(await noticeOf([...notice, 'Te betalen                               169,40'])).toMatchObject({
    premium: 140,
    total: 169.4,
    due: 169.4,
  })
  // An instalment of it is not.
  expect(await noticeOf([...notice, 'Te betalen                                42,35'])).toMatchObject({
    total: null,
    due: 42.35,
  })
})

test('the company behind a brand is the insurer, and its address is not whom the notice is for', async () => {
  expect(
    await noticeOf([
      'Cedar Ridge HOME                         Cedar Ridge Mutual Insurance Company',
      '                                         PO Box 18, Boise ID 83701',
      'NORA VANCE',
      '12 ELM STREET',
      'BOISE ID 83702',
      'Policy number: CR 118-220                Bill date: May 4, 2026',
      'Policy period: June 1, 2026 to June 1, 2027',
      'Total premium                            $640.00',
    ]),
  ).toMatchObject({ insurer: 'Cedar Ridge Mutual Insurance Company', buyer: 'NORA VANCE' })
})

test('a broker writes for the insurer; the cover is told by its length, and a levy covers nothing', async () => {
  expect(
    await noticeOf([
      'Larkrise Insurance Brokers Ltd',
      '4 Quay Street, Minehead TA24 5UL',
      '',
      '9 April 2026',
      '',
      'Mr Owen Tapp',
      '2 Hill Row, Minehead TA24 6BD',
      '',
      'Your hives are insured with Wheatear Mutual Insurance plc under policy WM-BEE-204,',
      'again for twelve months from 1 May 2026.',
      'Hives and stock            120.00',
      'Liability                   40.00',
      'Premium                    160.00',
      'Government levy 3%           4.80',
      'Total                     £164.80',
    ]),
  ).toMatchObject({
    insurer: 'Wheatear Mutual Insurance plc',
    periodFrom: '2026-05-01',
    periodTo: '2027-04-30',
    total: 164.8,
    currency: 'GBP',
  })
})

test('a bill that speaks of nothing insured is a guess, and says so', async () => {
  const { reading, fields } = await insuranceInvoiceOf({
    pages: [
      pageOfText([
        'Marsh End Water',
        'Bill for 1 May 2026 to 31 July 2026',
        'Customer: Ms E. Rowe',
        'Used 31 m3            48.05',
        'Total to pay          48.05',
        'Due 20 August 2026',
      ]),
    ],
  })
  expect(reading.notices?.join(' ')).toContain('speaks of insurance')
  expect(Math.max(...Object.values(fields).map((read) => read?.confidence ?? 0))).toBeLessThan(0.5)
})

const paperWithPeriod = (period: string) => [
  'Kestrel Mutual Insurance Society              Renewal notice',
  'Policy KM-R 0071882-04                        14/10/2026',
  period,
  'Premium                                       £300.00',
  'Insurance premium tax                          £36.00',
  'Total                                         £336.00',
]

test('a period whose first day has no year, in figures and under one label', async () => {
  const year = { policy: 'KM-R 0071882-04', periodFrom: '2026-11-15', periodTo: '2027-11-14' }
  expect(await noticeOf(paperWithPeriod('Period of cover 15/11 to 14/11/2027'))).toMatchObject(year)
  expect(await noticeOf(paperWithPeriod('Cover from 15/11 to 14/11/2027'))).toMatchObject(year)
})

test('a column of deductibles gives no limits, and a sentence tells what is borne first', async () => {
  const listed = await insuranceInvoiceOf({
    pages: [
      pageOfText([
        'Cedar Plains Casualty Company                 PREMIUM NOTICE',
        'Policy number CP-441907                       Date 03/02/2026',
        'Coverage            Limit        Deductible   Premium',
        'Dwelling            $310,000     $750         $612.00',
        'Liability           $100,000                  $88.00',
        '                                 Total        $700.00',
      ]),
    ],
  })
  expect(listed.lines.map(({ limit }) => limit?.value ?? null)).toEqual([310000, 100000])
  expect(listed.fields.deductible?.value).toBe(750)
  expect(
    await noticeOf([
      'Harbour Pet Insurance Ltd                     2 March 2026',
      'Policy HP-90221',
      'Vet fees up to £3,000 - £96.00',
      'Boarding fees up to £500 - £14.00',
      'Premium £110.00, tax £13.20, together £123.20.',
      'For every illness you bear the first £75 and we pay the rest.',
    ]),
  ).toMatchObject({ deductible: 75, premium: 110, total: 123.2 })
})

test('a notice of a debit that names the premium alone: it is what is due, on the day of the debit', async () => {
  expect(
    await noticeOf([
      'Nordwall Versicherung AG, Postfach 20, 24937 Flensburg',
      'Herrn Tjark Petersen, Am Markt 4, 25899 Niebüll',
      '10.04.2026',
      'Wohngebäudeversicherung Nr. 71 220 118-4',
      'am 02.05.2026 ziehen wir den Beitrag von 118,20 EUR für die Zeit vom 01.05.2026 bis 31.10.2026',
      'von Ihrem Konto ein.',
    ]),
  ).toMatchObject({ premium: 118.2, total: 118.2, due: 118.2, dueDate: '2026-05-02', periodTo: '2026-10-31' })
})

test('a Japanese notice of renewal', async () => {
  expect(
    await noticeOf([
      '火災保険　更新のご案内',
      '2026年11月2日',
      '佐藤 恵 様',
      'あさひ損害保険株式会社',
      '証券番号　K-20-7781',
      '保険期間　2026年12月20日から2027年12月20日まで',
      '年間保険料　41,200円',
      '免責金額　30,000円',
      '払込期日　2026年12月18日',
    ]),
  ).toMatchObject({
    insurer: 'あさひ損害保険株式会社',
    buyer: '佐藤 恵',
    policy: 'K-20-7781',
    periodFrom: '2026-12-20',
    periodTo: '2027-12-20',
    dueDate: '2026-12-18',
    deductible: 30000,
    due: 41200,
    currency: 'JPY',
  })
})

test('coverages that are called a premium themselves, what they cost together, and what the insured bears', async () => {
  const notice = await insuranceInvoiceOf({
    pages: [
      pageOfText([
        'Weserland Versicherung a. G.',
        'Am Wall 3, 28195 Bremen',
        'Beitragsrechnung 2027, Versicherungsschein-Nr. HR 22.881-4',
        'Bremen, 12.11.2026',
        'für die Zeit vom 01.01.2027 bis 31.12.2027 berechnen wir:',
        'Jahresbeitrag Hausrat        90,00 EUR',
        'Zusatz Fahrräder             20,00 EUR',
        '19 % Versicherungsteuer      20,90 EUR',
        'Gesamtbeitrag               130,90 EUR',
        'Je Schadenfall tragen Sie 200 EUR selbst.',
      ]),
    ],
  })
  expect(valuesOf(notice)).toMatchObject({ premium: 110, tax: 20.9, total: 130.9, deductible: 200 })
  expect(notice.lines.map(({ amount }) => amount?.value)).toEqual([90, 20])
})

test.each([
  ['You pay the first 110 of each claim.', 110],
  ['The first 250.00 of any loss is for you to pay.', 250],
  ['Los primeros 180,00 € corren por su cuenta.', 180],
  ['300,00 € restent à votre charge par sinistre.', 300],
])('%s', async (sentence, deductible) => {
  const values = await noticeOf([
    'Hill Pet Insurance Ltd',
    'Renewal of policy HP-22071, 3 March 2026',
    'Premium 200.00',
    'Insurance premium tax 24.00',
    'Total 224.00',
    sentence,
  ])
  expect(values.deductible).toBe(deductible)
})
