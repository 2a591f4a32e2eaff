import { expect, test } from 'vitest'
import { contextsBeside, valuesOf } from '../shared/testing/form-readings.ts'
import { medicalInvoices } from './definition.ts'
import { extractMedicalInvoice } from './engine.ts'
import { presentMedicalInvoice, summarizeMedicalInvoice } from './present.ts'
import { medicalInvoicePrompt } from './prompt.ts'
import { type MedicalInvoice, medicalInvoiceSchema } from './schema.ts'

const contextOf = contextsBeside(import.meta.url)
const noInput = { file: null, text: null, options: {} }

test("a practice's statement", async () => {
  const bill = medicalInvoiceSchema.parse(await extractMedicalInvoice(noInput, await contextOf('statement.pdf')))
  expect(valuesOf(bill)).toMatchObject({
    number: '6071264-97',
    date: '2025-02-26',
    patient: 'Miguel B. Carver',
    patientId: 'P-117798',
    provider: 'Riverbend Regional Hospital',
    npi: '1755723941',
    memberId: 'W803311877',
    claimId: null,
    icdCodes: ['M54.5', 'R07.9', 'I10', 'J06.9'],
    total: 811.5,
    patientResponsibility: 153.32,
    due: 133.32,
  })
  expect(bill.lines.map((line) => line.code?.value)).toEqual(['93000', '99203', '71046', '36415', '12001'])
  // Twenty of the patient's part are paid.
  expect(summarizeMedicalInvoice(bill)).toContain('owes 133.32 USD')
  expect(bill.checks.map(({ name, ok }) => [name, ok])).toEqual([
    ['npi', true],
    ['lines', true],
    ['responsibility', true],
  ])
  expect(presentMedicalInvoice(bill).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['fields', 'table', 'pages']),
  )
})

test('a claim form in numbered cells', async () => {
  const bill = await extractMedicalInvoice(noInput, await contextOf('claim-form.pdf'))
  expect(valuesOf(bill)).toMatchObject({
    patient: 'James K. Chowdhury',
    provider: 'Pioneer Pediatrics',
    npi: '1598282782',
    memberId: 'GBN833504265',
    claimId: 'E5502312217',
    icdCodes: ['M54.5'],
    cptCodes: ['81002', '85025'],
    total: 72.75,
    due: 15.6,
  })
  expect(summarizeMedicalInvoice(bill)).toContain('owes 15.60')
})

test('an explanation of benefits, scanned poorly', { timeout: 180_000 }, async () => {
  const bill = await extractMedicalInvoice(noInput, await contextOf('scanned-explanation.jpg'))
  expect(valuesOf(bill)).toMatchObject({
    patient: 'Nora Chowdhury',
    // Its letterhead is the insurer's, not the provider's.
    provider: 'Silverline Medical Center',
    payer: 'Keystone Life & Health Insurance',
    memberId: 'HT0114309',
    patientResponsibility: 106.72,
  })
})

test('a fax of a fax: amounts are read, and what is lost is named', { timeout: 180_000 }, async () => {
  const bill = await extractMedicalInvoice(noInput, await contextOf('unreadable-fax.jpg'))
  const notices = presentMedicalInvoice(bill).filter((block) => block.kind === 'notice')
  expect(notices.some(({ title }) => title === 'Not found')).toBe(true)
  expect(bill.fields).toMatchObject({ total: { value: 491 }, due: { value: 98.86 } })
})

test('says what it is not for', () => {
  expect(medicalInvoices.disclaimer).toContain('not a medical device')
})

test('a provider: values and codes that the document does not say are dropped', async () => {
  const context = await contextOf('statement.pdf')
  const embedded = await extractMedicalInvoice(noInput, context)
  const { patient, icdCodes } = embedded.fields
  const answer: MedicalInvoice = {
    ...embedded,
    fields: {
      ...embedded.fields,
      patient: patient && { ...patient, value: 'John Doe', text: 'John Doe' },
      icdCodes: icdCodes && { ...icdCodes, value: ['I10', 'Z99.9'], text: 'I10' },
    },
  }
  const accepted = await medicalInvoicePrompt.accept(answer, noInput, context)
  expect(accepted.fields.patient).toBeNull()
  expect(accepted.fields.icdCodes?.value).toEqual(['I10'])
  expect(accepted.reading.source).toBe('provider')
})
