import { expect, test } from 'vitest'
import { readingBillLines } from '../shared/testing/form-readings.ts'
import { medicalInvoiceOf } from './engine.ts'

const billOf = readingBillLines(medicalInvoiceOf)

const letter = [
  'Praxis Dr. Ilse Hartung',
  'Kornmarkt 2, 55116 Mainz',
  'Frau',
  'Jana Roth',
  'Am Rain 9',
  '55118 Mainz',
  'Rechnungs-Nr.: 2026-118            Datum: 12.05.2026',
  'Für die Behandlung Ihres Sohnes Emil Roth, geb. 03.02.2015, berechnen wir:',
  'Datum        Ziffer   Leistung                      Anzahl     EUR',
  '04.05.2026   1        Beratung                         1     10,72',
  '04.05.2026   5        Untersuchung                     1     10,72',
  '                      Summe Honorar                          21,44',
  '                      Auslagen                                3,10',
  '                      Rechnungsbetrag                        24,54',
]

test('a patient named in a sentence, and the parent whom the letter is addressed to', async () => {
  const { values } = await billOf(letter)
  expect(values).toMatchObject({ patient: 'Emil Roth', buyer: 'Jana Roth', birthDate: '2015-02-03' })
})

test('a column headed by its currency holds the sums, and the sum of fees is not the whole bill', async () => {
  const { values, amounts } = await billOf(letter)
  expect(amounts.slice(0, 2)).toEqual([10.72, 10.72])
  expect(amounts).not.toContain(21.44)
  expect(values.total).toBe(24.54)
})

test('a clearing house writes for whoever treated', async () => {
  const { values } = await billOf([
    'Verrechnungsstelle Nord GmbH',
    ...letter.slice(2, 7),
    'im Auftrag und für Rechnung von Dr. Klaus Brandt, Kiel',
    ...letter.slice(7),
  ])
  expect(values.provider).toBe('Dr. Klaus Brandt')
})

test('headings of one line, set at half the height of those of two', async () => {
  const { values, amounts } = await billOf([
    'Lakeside Health Plan            Statement date: 03/02/2026',
    'EXPLANATION OF BENEFITS         Patient: Nora Whitfield',
    'Claim number 55-2041',
    'Date of                   Amount     Plan       Allowed                         What you',
    '           Service                                          Deductible   Copay',
    'service                   billed     discount   amount                          owe',
    '02/11/2026 Ultrasound     310.00     110.00     200.00         50.00     25.00   75.00',
    '02/11/2026 Blood panel     90.00      30.00      60.00          0.00     10.00   10.00',
    'Claim totals              400.00     140.00     260.00         50.00     35.00   85.00',
  ])
  expect(amounts).toEqual([310, 90])
  expect(values.total).toBe(400)
})

test('what was brought forward is in what is to be paid', async () => {
  const { values } = await billOf([
    'Hillside Dental Care',
    'Responsible party: Omar Reyes',
    'Patient: Lucia Reyes Chart 20418 Date: 04/09/2026',
    'Code     Description              Fee',
    'D1110    Cleaning              120.00',
    'D0220    X-ray                  30.00',
    'Total charges                  150.00',
    'Balance forward                 25.00',
    'Payment - Visa ending 1180     -40.00',
    'Please pay                    $135.00',
  ])
  expect(values).toMatchObject({ patient: 'Lucia Reyes', buyer: 'Omar Reyes', due: 135, patientPaid: 40 })
})

test("a vet's mail: the animal that it speaks of is treated, and its reader pays", async () => {
  const { values, amounts } = await billOf([
    'From: desk@harbourvets.example',
    'To: Owen Lacey',
    'Date: 6 May 2026',
    'Subject: Invoice HV-552 for Bramble',
    '',
    'Dear Owen,',
    '',
    'Bramble (rabbit) was seen by us on 4 May.',
    '',
    'Examination £38.00',
    '3 x ear drops at £7.20 each',
    '',
    'Total £59.60. Please pay within 14 days.',
    '',
    'Harbour Vets, Whitehaven',
  ])
  expect(values).toMatchObject({ patient: 'Bramble', buyer: 'Owen Lacey', number: 'HV-552', total: 59.6 })
  expect(amounts).toEqual([38, 21.6])
})

test('what an insurer allows is no item, what is written off an adjustment, and an assistant no patient', async () => {
  const { values, amounts } = await billOf([
    'Fernhill Knee Center, PC',
    '41 Canal St, Salem OR 97301',
    '',
    'November 3, 2026',
    '',
    'Patient: Nora Vance',
    'Seen by: Ada Quint, PA-C',
    '',
    'Your visit of October 5 was billed at $300.00. Bluebird Health allowed $190.00 of this; we',
    'wrote off the difference of $110.00. They paid $150.00. Your share is $40.00.',
  ])
  expect(values).toMatchObject({ patient: 'Nora Vance', total: 300, adjustments: 110, due: 40 })
  expect(amounts).toEqual([])
})

test('what a health fund takes over and what is left are no services', async () => {
  const { values, amounts } = await billOf([
    'Cabinet Rivière, kinésithérapie',
    '4 rue du Port, 56100 Lorient',
    "Note d'honoraires n° 2026-41 du 05/11/2026",
    'Patiente : Ida Holm',
    '6 séances à 20,00 € : 120,00 €',
    'Déplacement : 15,00 €',
    'Total : 135,00 €',
    'Part prise en charge par la CPAM : 81,00 €',
    'Reste à votre charge : 54,00 €',
  ])
  expect(values).toMatchObject({ payer: 'CPAM', total: 135, insurancePaid: 81, due: 54 })
  expect(amounts).not.toContain(81)
  expect(amounts).not.toContain(54)
})

test("an insurer's name stands in brackets behind what it is", async () => {
  const { values } = await billOf([
    'Pier Walk-in Clinic                   Statement 11/02/2026',
    '8 Front St, Astoria OR 97103',
    'Patient: Nora Vance',
    'Date       Service          Charge',
    '10/12/26   99213 Visit      $150.00',
    '10/12/26   87880 Swab        $40.00',
    'Charges $190.00',
    'Insurance (Hill Shield) paid $100.00',
    'Adjustment $50.00',
    'You owe $40.00',
  ])
  expect(values.payer).toBe('Hill Shield')
})

test('what an insurer approves it has not paid', async () => {
  const { values } = await billOf([
    'Pinewood Heart Group, SC',
    '9 Harbor Dr, Racine WI 53403',
    '11/04/2026',
    'Patient: Nora Vance',
    'We charged $500 for the echocardiogram. Lakeside Health Plan approved $320 and sent us $250; the',
    '$180 above their rate is written off. Please pay $70.',
  ])
  expect(values).toMatchObject({ total: 500, insurancePaid: 250, due: 70 })
})
