import { expect, test } from 'vitest'
import { readingBillLines } from '../shared/testing/form-readings.ts'
import { medicalInvoiceOf } from './engine.ts'

const billOf = readingBillLines(medicalInvoiceOf)

test('headings broken over two rows are one each, and the patient is no member', async () => {
  const { values, amounts } = await billOf([
    'Redwood Health Cooperative               Statement date: 05/12/2026',
    'EXPLANATION OF BENEFITS                  Member: Ines Calloway',
    'THIS IS NOT A BILL                       Patient: Theo Calloway (son)',
    'Claim number 77-1820-4',
    'Date of      Type of                 Provider    Network     Allowed    Plan       What you',
    'service      service                 charges     discount    amount     paid       may owe',
    '04/30/2026   Allergy test            420.00      100.00      320.00     250.00       70.00',
    '04/30/2026   Consultation            180.00       40.00      140.00     110.00       30.00',
    'Claim totals                         600.00      140.00      460.00     360.00      100.00',
  ])
  expect(amounts).toEqual([420, 180])
  expect(values).toMatchObject({
    patient: 'Theo Calloway',
    claimId: '77-1820-4',
    total: 600,
    adjustments: 140,
    insurancePaid: 360,
    patientResponsibility: 100,
  })
  expect(values.payer).not.toMatch(/what|allowed|paid/i)
})

test('an animal is the patient of its bill, and its owner pays', async () => {
  const { values } = await billOf([
    'Tierarztpraxis Wiesengrund',
    'Am Anger 3, 99084 Erfurt',
    'Rechnung Nr. 3310                Datum: 09.09.2026',
    'Tierhalter: Jonas Ritter         Tier: Mogli (Katze, EKH)',
    'Leistung                         Betrag',
    'Impfung                          42,00 €',
    'Wurmkur                          11,50 €',
    'Gesamtbetrag                     53,50 €',
  ])
  expect(values).toMatchObject({ patient: 'Mogli', buyer: 'Jonas Ritter', total: 53.5 })
})

test("a fee schedule's numbers are the services' codes", async () => {
  const { lines } = await billOf([
    'Zahnarztpraxis Dr. Ebba Kranz                    Rechnung 771',
    'Patient: Malte Voss                              Datum: 02.06.2026',
    'Datum        GOZ     Leistung                   Faktor   Betrag',
    '20.05.2026   0010    Untersuchung               2,3      12,94',
    '20.05.2026   2080a   Füllung, zweiflächig       2,3      71,93',
    'Gesamtbetrag                                             84,87',
  ])
  expect(lines.map(({ code }) => code?.value)).toEqual(['0010', '2080a'])
})

test("a claim form's sum behind a code of its own is no service", async () => {
  const { amounts } = await billOf([
    'Lakeview Hospital          Patient: Amy Stroud',
    'Rev cd    Description             HCPCS     Units    Total charges',
    '0360      Arthroscopy             29881     1             4,200.00',
    '0258      Fluids                  J7030     2                64.00',
    '0001      TOTAL CHARGES                                   4,264.00',
  ])
  expect(amounts).toEqual([4200, 64])
})

test('checks print their figures as papers do', async () => {
  const { checks } = await billOf([
    'Lakeview Hospital          Patient: Amy Stroud',
    'Code      Description             Charges',
    '29881     Arthroscopy             4,200.00',
    '97110     Exercise                1,170.50',
    'Total charges                     5,370.50',
  ])
  expect(checks.map(({ text }) => text).join(' ')).toContain('5,370.50')
})

test("days of services without their year are the last before the bill, whose own day stands in its title's row", async () => {
  const { values, lines } = await billOf([
    'Cabinet infirmier des Remparts',
    '6 place Haute, 21000 Dijon',
    "Note d'honoraires n° 41-77 du 08/01/2026",
    'Patient : Odette Marchal',
    'Soins du 29/12 au 05/01',
    'Acte                               Date          Montant',
    'Pansement                          29/12          9,80 €',
    'Injection                          du 05/01       6,30 €',
    'Total                                            16,10 €',
  ])
  expect(values.date).toBe('2026-01-08')
  expect(lines.map(({ date }) => date?.value)).toEqual(['2025-12-29', '2026-01-05'])
})

test('a letter to the patient: who, for what, and what is left of it', async () => {
  const { values, amounts } = await billOf([
    'Pine County Ambulance',
    'Account AC-2208',
    'July 3, 2026',
    'Rosa Delgado',
    '14 Creek Road',
    'Reno, NV 89501',
    'Dear Ms. Delgado,',
    'these are the charges of your transport on May 30, 2026:',
    'Ride to the hospital       800.00',
    'Oxygen                      50.00',
    'What it all came to        850.00',
    'Taken off by contract     -150.00',
    'Your plan paid            -500.00',
    'Left for you               200.00',
  ])
  expect(values).toMatchObject({ patient: 'Rosa Delgado', total: 850, due: 200 })
  expect(values['provider']).not.toBe('Rosa Delgado')
  expect(amounts).toEqual([800, 50])
})
