import { expect, test } from 'vitest'
import { readingLines } from '../shared/testing/form-readings.ts'
import { insuranceInvoiceOf } from './engine.ts'

const billOf = readingLines(insuranceInvoiceOf)

test("a renewal letter's period runs over the line's end, and last year's price is no payment", async () => {
  const { fields } = await billOf([
    'Harbour & Fell Insurance',
    'Mr Tobias Larkin',
    '2 Abbey Terrace',
    'Whitby YO22 4JT',
    '3 March 2026',
    'Policy number HF/MOT/55120',
    'Your current policy ends at midnight on 31 March 2026. Your renewed cover will run from 1 April 2026 to 31 March',
    '2027. We will collect the payment by Direct Debit on 1 April 2026.',
    'Premium before tax                    £334.50',
    'Insurance Premium Tax at 12%           £40.14',
    'Total to pay                          £374.64',
    "Last year's premium was               £340.10",
  ])
  expect(fields).toMatchObject({
    periodFrom: { value: '2026-04-01' },
    periodTo: { value: '2027-03-31' },
    dueDate: { value: '2026-04-01' },
    paid: null,
    due: { value: 374.64 },
  })
})

const portal = [
  'Menü   Verträge   Schaden melden   Postfach',
  'Rechnungsnummer 88-20117         Rechnungsdatum 02.01.2026',
  'Versicherungsnehmer: Hr. J. Petersen',
  'Vertragsnummer: KV 77.120.4',
  'Zeitraum: 1. November bis 31. Januar 2026',
  'Hausrat Komfort                         61,20 €',
  'Fahrraddiebstahl                        18,30 €',
  'Versicherungsteuer 19 %                 15,11 €',
  'Zu zahlender Betrag                     94,61 €',
  'Wir buchen den Betrag am 03.02.2026 ab.',
  'Küstenfeuer Versicherungen AG, Husum',
]

test('the insurer of a page of a portal is named in its small print, and a first day without its year is of the year before', async () => {
  expect((await billOf(portal)).fields).toMatchObject({
    insurer: { value: 'Küstenfeuer Versicherungen AG' },
    period: { value: '2025-11-01/2026-01-31' },
    dueDate: { value: '2026-02-03' },
  })
})

test('a tax among rows without headings is no coverage', async () => {
  const { lines, checks } = await billOf(portal)
  expect(lines.map(({ amount }) => amount?.value)).toEqual([61.2, 18.3])
  expect(checks.find(({ name }) => name === 'lines')).toMatchObject({ ok: true })
})

test('a name with its form of address in small letters', async () => {
  expect((await billOf(portal.with(2, 'Versicherungsnehmer: mevr. A. (Anke) Visser'))).fields.buyer?.value).toMatch(
    /Anke/,
  )
})

test("under 'Limit / Deductible' a figure that calls itself a deductible is no limit", async () => {
  const { fields, lines } = await billOf([
    'PRAIRIE STAR INSURANCE GROUP',
    'Named insured: Dana Ortega              Policy HO-33120-77',
    'Coverage                     Limit / Deductible          Annual premium',
    'Dwelling                     $310,000                       $1,120.00',
    'Wind and hail                $5,000 ded.                      $240.00',
    '                             Annual premium                 $1,360.00',
    '                             Total                          $1,360.00',
  ])
  expect(fields.deductible?.value).toBe(5000)
  expect(lines.map(({ limit }) => limit?.value ?? null)).toEqual([310_000, null])
})

test('a sum is named with the day by which it is to be paid, and a member has a number beside the contract', async () => {
  const { fields, reading } = await billOf([
    'GROUPAMIER ASSURANCES                                 M. Lucien Faure',
    '33000 BORDEAUX                                        33500 Libourne',
    'APPEL DE COTISATION – AUTOMOBILE',
    'Contrat n° 4 410 977 B    Adhérent n° 220144    Emis le 12/01/2026',
    'Cotisation hors taxes              512,40 €',
    'Taxes                              102,48 €',
    'TOTAL À RÉGLER AVANT LE 01/03/2026      614,88 €',
  ])
  expect(fields).toMatchObject({
    policy: { value: '4 410 977 B' },
    date: { value: '2026-01-12' },
    dueDate: { value: '2026-03-01' },
    total: { value: 614.88 },
    due: { value: 614.88 },
  })
  expect(reading.notices ?? []).toEqual([])
})

test('of a settled claim the net sum is due, and the deductible is borne by the insured', async () => {
  const { fields, checks } = await billOf([
    'BLUE RIDGE FARM MUTUAL',
    'Claim No.: BR-26-0091      Policy No.: FM 771120',
    'Insured: Theodora Quill',
    'Adjuster: Ken Ames      Prepared: February 9, 2026',
    'Item                 Replacement cost     Depreciation     Actual cash value',
    'Barn roof                  $8,000.00        $1,600.00           $6,400.00',
    'Fence                      $1,200.00          $300.00             $900.00',
    'Total                      $9,200.00        $1,900.00           $7,300.00',
    'Less deductible: $1,000.00',
    'Less advance payment 01/20/2026: $2,000.00',
    'Net payable: $4,300.00',
  ])
  expect(fields).toMatchObject({ date: { value: '2026-02-09' }, due: { value: 4300 } })
  expect(checks.find(({ name }) => name === 'due')).toMatchObject({ ok: true })
})

test('two halves of a tax make a total that is rounded to a whole unit, and a receipt leaves nothing due', async () => {
  const { fields, checks } = await billOf([
    'Konkan General Insurance Company Limited',
    'Tax Invoice cum Receipt',
    'Receipt No. KG/88/20114            Receipt Date 11-Aug-2026',
    'Insured: Mrs. Asha Pillai',
    'Policy No. 4410/77/2026/001182',
    'Cover from 00:00 hrs 14-Aug-2026 to midnight of 13-Aug-2027',
    '',
    'Shop contents                              6,420.00',
    'Plate glass                                  815.00',
    'Net premium                                7,235.00',
    'CGST @ 9%                                    651.15',
    'SGST @ 9%                                    651.15',
    'Gross premium (rounded off)                8,537.00',
    '',
    'Received with thanks Rs. 8,537.00 by cheque on 11-Aug-2026.',
  ])
  expect(fields).toMatchObject({
    premium: { value: 7235 },
    tax: { value: 1302.3 },
    total: { value: 8537 },
    due: { value: 0 },
    dueDate: null,
  })
  expect(checks).toContainEqual(expect.objectContaining({ name: 'sum', ok: true }))
})

test('one of several taxes of which none makes the total is not sure', async () => {
  const { fields } = await billOf([
    'Konkan General Insurance Company Limited',
    'Insured: Mrs. Asha Pillai          Policy No. 4410/77/2026/001182',
    'Premium                                    7,235.00',
    'CGST                                         651.15',
    'SGST                                         651.15',
    'Total premium payable                      8,990.00',
  ])
  expect(fields.tax?.confidence ?? 0).toBeLessThan(0.8)
})

test('a term is whole months, in whatever order its dates are written', async () => {
  const { fields } = await billOf([
    'Harbour & Fell Insurance',
    'Insured: Tobias Larkin          Policy: HF-77120',
    'Policy period 03/01/2026 - 09/01/2026',
    'Boat premium          412.00',
    'Total premium         412.00',
  ])
  expect(fields).toMatchObject({ periodFrom: { value: '2026-03-01' }, periodTo: { value: '2026-09-01' } })
})

test('one instalment, and not what is left of the policy’s price', async () => {
  const { fields } = await billOf([
    'Lakeside Casualty Company',
    'Policy Number: LC-20-4471          Bill Date: 03/09/2026',
    'Insured: Opal Whitfield',
    'Installment 2 of 5                              $86.20',
    'Service charge                                   $4.00',
    'Remaining policy balance: $258.60          Minimum amount due: $90.20',
    'Due date: 04/01/2026',
  ])
  expect(fields.due?.value).toBe(90.2)
})

test('a person with an address in one line, and rand without cents', async () => {
  const { fields } = await billOf([
    'Blesbok Insurance',
    'Mrs N Mabuza, 7 Protea Avenue, Mbombela 1200',
    'Policy BI-55102          Statement of 20 January 2026',
    'Caravan                         R 310,40',
    'Sasria                            R 2,10',
    'Monthly premium                 R 312,50',
    'Debit order 1 Feb 2026. Excess: R 3 500 for each claim.',
  ])
  expect(fields).toMatchObject({
    buyer: { value: 'Mrs N Mabuza' },
    deductible: { value: 3500 },
    dueDate: { value: '2026-02-01' },
  })
})
