import { pageOfText } from '@vitrine/engines/documents/page-of-text.ts'
import { expect, test } from 'vitest'
import { insuranceInvoiceOf } from './engine.ts'

const fieldsOf = async (lines: readonly string[]) => (await insuranceInvoiceOf({ pages: [pageOfText(lines)] })).fields

const notice = [
  'Kauri Mutual Insurance Limited                Policy no. HK 220417',
  'Renewal notice                                Date prepared 03/08/2026',
  'Insured: Aroha Bennett',
  'Base premium                                  $800.00',
  'Fire services levy                             $96.00',
  'GST                                            $89.60',
  'Stamp duty                                     $78.85',
  'Total payable                              $1,064.45',
]

test("a renewal's taxes are added up beside its levy", async () => {
  expect(await fieldsOf(notice)).toMatchObject({
    premium: { value: 800 },
    fee: { value: 96 },
    tax: { value: 168.45 },
    total: { value: 1064.45 },
  })
})

test('of two excesses in one sentence the first is given, and not surely', async () => {
  const { deductible } = await fieldsOf([...notice, 'Please note the standard excess $400, young driver excess $900.'])
  expect(deductible?.value).toBe(400)
  expect(deductible?.confidence).toBeLessThan(0.8)
})

test('a broker at the head is not whom the note is for, and the day to pay by stands beside the sum', async () => {
  const fields = await fieldsOf([
    'Debit note no. AB/3301              Date 14/05/2026',
    'Insured: Finch Joinery Ltd',
    'Insurer            Harbour Peak Insurance plc',
    'Policy number      HPI/771/26',
    'Annual premium                                   640.00',
    'Insurance Premium Tax at 12%                      76.80',
    'Total                                           £716.80',
    'Balance to pay by 29/05/2026                    £716.80',
  ])
  expect(fields).toMatchObject({ dueDate: { value: '2026-05-29' }, insurer: { value: 'Harbour Peak Insurance plc' } })
})

test('a deductible whose figure stands before its word', async () => {
  const { deductible } = await fieldsOf([...notice, 'Theft cover          $750 deductible            61.00'])
  expect(deductible?.value).toBe(750)
})

test('who repairs bills the insurer, and is the seller', async () => {
  const { insurer, seller } = await fieldsOf([
    'Bluebird Restoration LLC',
    'Bill to: Prairie Casualty Company        Invoice # 2207',
    'Claim # 26-1180-77                       Policy # PC 4410 20',
    'Insured: Dale Whitcomb                   Date of loss 03/02/2026',
    'Water extraction                         $410.00',
    'Drying                                   $190.00',
    'Invoice total                            $600.00',
  ])
  expect(insurer?.value).toBe('Prairie Casualty Company')
  expect(seller?.value ?? 'Bluebird Restoration LLC').not.toMatch(/Casualty/)
})

test('a term that is not called one, and what is to be paid though no label names it', async () => {
  const { fields } = await insuranceInvoiceOf({
    pages: [
      pageOfText([
        'Nordkap Versicherung AG',
        'Beitragsrechnung              Schein-Nr. 55-118.20',
        'am 01.03.2026 beginnt ein neues Jahr, das bis zum 28.02.2027 läuft. Für diese',
        'Zeit bitten wir um 300,00 EUR; mit 19 % Versicherungsteuer von 57,00 EUR macht das',
        '357,00 EUR',
        'Die Selbstbeteiligung ist 150 EUR.',
      ]),
    ],
  })
  expect([fields.periodFrom?.value, fields.periodTo?.value]).toEqual(['2026-03-01', '2027-02-28'])
  expect([fields.premium?.value, fields.tax?.value, fields.total?.value, fields.due?.value]).toEqual([
    300, 57, 357, 357,
  ])
})
