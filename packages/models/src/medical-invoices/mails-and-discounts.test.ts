import { expect, test } from 'vitest'
import { readingBillLines } from '../shared/testing/form-readings.ts'
import { medicalInvoiceOf } from './engine.ts'

const billOf = readingBillLines(medicalInvoiceOf)

test('a receipt sent as a mail: who was treated, by which firm, who is billed, and sums in sentences', async () => {
  const { values, lines } = await billOf([
    'From: billing@lakesidedental.example',
    'To: Nora Whitfield',
    'Date: 4 May 2026 at 09:10',
    'Subject: Receipt for your visit',
    '',
    'Dear Nora,',
    'Please find below your receipt, LD-9024, for your records.',
    'Clinician: Dr Amir Sadeghi',
    'Invoice to: Northway Health Cover, membership no. NW/5520118, claim CL-77120',
    '27 April — Examination — £45.00',
    '4 May — Two fillings — £180.00',
    'Total £225.00. You have paid £50.00. We will send the rest of £175.00 to Northway Health Cover.',
    'Lakeside Dental Ltd, 8 Lake Road, Keswick CA12 5DQ',
  ])
  expect(values).toMatchObject({
    patient: 'Nora Whitfield',
    provider: 'Lakeside Dental Ltd',
    payer: 'Northway Health Cover',
    number: 'LD-9024',
    total: 225,
    patientPaid: 50,
    insurancePaid: null,
  })
  expect(lines.map(({ description }) => description?.value)).toEqual(['27 April — Examination', '4 May — Two fillings'])
})

test('a discount before the total is not taken off it again', async () => {
  const { values, lines, checks } = await billOf([
    'FATTURA 2026/118',
    'Studio Fisioterapico Bellaria                     Data: 3 marzo 2026',
    'Via Garibaldi 12                                  Paziente: Lucia Ferretti',
    '40121 Bologna',
    'Valutazione iniziale                              60,00 €',
    'Seduta di fisioterapia                            45,00 €',
    'Seduta di fisioterapia                            45,00 €',
    '                          Totale prestazioni     150,00 €',
    '                          Sconto 10 %            -15,00 €',
    '                          Totale                 135,00 €',
    '                          Acconto versato         50,00 €',
    '                          Da saldare              85,00 €',
  ])
  expect(values).toMatchObject({ number: '2026/118', net: 150, adjustments: 15, total: 135, patientPaid: 50, due: 85 })
  expect(lines).toHaveLength(3)
  expect(checks.every(({ ok }) => ok)).toBe(true)
})

test("a column of the patient's shares heads no sum of the bill", async () => {
  const { values } = await billOf([
    'Maple Street Imaging                         PATIENT STATEMENT',
    'Statement date 03/02/2026                    Account # 55120087',
    'Patient: Gordon Pike                         Insurance: Great Plains HMO',
    'DATE       CODE    DESCRIPTION            CHARGES    INS. PAID / ADJ    YOU OWE',
    '02/03/26   71046   Chest x-ray, 2 views     310.00      248.00            62.00',
    '02/03/26   76700   Abdominal ultrasound     640.00      512.00           128.00',
    '                          Total charges              $950.00',
    '                          Insurance payments        −$600.00',
    '                          Contractual adjustments   −$160.00',
    '                          Patient payments           −$40.00',
    '                          AMOUNT DUE BY 04/01/2026   $150.00',
  ])
  expect(values).toMatchObject({ patientResponsibility: null, patientPaid: 40, due: 150 })
})

test('a bill that was paid at the desk leaves nothing due, and its title is no provider', async () => {
  const { values } = await billOf([
    'Note d’honoraires',
    'Cabinet de podologie du Marché',
    'Inès Carrel, pédicure-podologue',
    '4 place du Marché, 74000 Annecy',
    'N° 2026-118                       Le 6 mai 2026',
    'Patiente : Jeanne Morel, née le 02/03/1971',
    'Soin de pédicurie                                38,00 €',
    'Semelles, contrôle                               22,00 €',
    'Total                                            60,00 €',
    'Réglé en espèces le 06/05/2026                   60,00 €',
  ])
  expect(values).toMatchObject({ total: 60, due: 0, dueDate: null })
  expect(values.provider).not.toMatch(/note/i)
})

test('all of a bill that nobody else pays is due', async () => {
  const { values } = await billOf([
    'Praxis für Ergotherapie Lindner',
    'Kirchplatz 2, 96450 Coburg',
    'Frau Erika Baumann, Am Hang 4, 96450 Coburg',
    'Rechnung Nr. 26-0441                         Datum: 04.05.2026',
    'Patient: Jonas Baumann, geb. 11.04.2016',
    'Datum         Leistung                          Betrag',
    '14.04.2026    Ergotherapeutische Behandlung     52,00',
    '21.04.2026    Ergotherapeutische Behandlung     52,00',
    'Rechnungsbetrag                                104,00 EUR',
  ])
  expect(values).toMatchObject({ total: 104, due: 104 })
})

test('an animal is the patient by its only name, its owner pays, and a card is no insurer', async () => {
  const { values } = await billOf([
    'Harbour Vets',
    '8 Quay Street, Falmouth TR11 3HH',
    'Invoice 55120                      4 May 2026',
    'Client: Morwenna Trewin (#4410)',
    'Patient: Biscuit - rabbit, lop, 3y F, 2.1 kg',
    'Dental under anaesthetic                        142.00',
    'Meloxicam drops                                  18.50',
    'Invoice total                                   160.50',
    'Loyalty plan discount                           -16.05',
    'Paid - Visa 2210                                100.00',
    'Balance                                          44.45',
  ])
  expect(values).toMatchObject({ patient: 'Biscuit', buyer: 'Morwenna Trewin', patientPaid: 100, due: 44.45 })
  expect(values.insurancePaid).toBeNull()
})

test('sums beside notes, and a payment with a minus sign, are no services', async () => {
  const { lines, values } = await billOf([
    'Wattle Grove Physiotherapy              Tax invoice 44120',
    'Patient: Nia Roberts                    Issued 04/05/2026',
    'Item       Service                            Fee $',
    '560        Standard consultation              90.00',
    '562        Dry needling                       35.00',
    'Your fund was told of this visit.   Fees     125.00',
    'Keep this for your records.         EFTPOS   125.00',
    '                                    Owing      0.00',
  ])
  expect(lines.map(({ amount }) => amount?.value)).toEqual([90, 35])
  expect(values).toMatchObject({ total: 125, due: 0 })
})

test('tax is added to what the services come to', async () => {
  const { values } = await billOf([
    'Kleintierpraxis am Deich',
    'Frau Antje Broders, Süderweg 8, 25938 Wyk',
    'Rechnung Nr. 5518                            11.05.2026',
    'Tier: Fiete, Hund, Dackel, geb. 2020',
    '11.05.2026  Impfung                          38,40',
    '11.05.2026  Krallen schneiden                 9,60',
    'Summe                                        48,00',
    '19 % MwSt                                     9,12',
    'Rechnungsbetrag                              57,12',
  ])
  expect(values).toMatchObject({ patient: 'Fiete', total: 57.12 })
})
