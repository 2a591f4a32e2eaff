import { drawnPdf } from '@vitrine/engines/documents/testing/drawn-document.ts'
import { expect, test } from 'vitest'
import { amountsOf, contextsBeside, valuesOf } from '../shared/testing/form-readings.ts'
import { extractInsuranceInvoice } from './engine.ts'
import { presentInsuranceInvoice, summarizeInsuranceInvoice } from './present.ts'
import { insuranceInvoicePrompt } from './prompt.ts'
import { insuranceInvoiceSchema } from './schema.ts'

const contextOf = contextsBeside(import.meta.url)
const noInput = { file: null, text: null, options: {} }

test('a premium notice', async () => {
  const bill = insuranceInvoiceSchema.parse(
    await extractInsuranceInvoice(noInput, await contextOf('premium-notice.pdf')),
  )
  expect(valuesOf(bill)).toMatchObject({
    number: 'B808000',
    date: '2025-09-18',
    dueDate: '2025-10-13',
    insurer: 'Riverbend Health Plan',
    buyer: 'Copperhill Foods Company',
    policy: '97-KW-4300-9',
    claim: null,
    period: '2025-10-13/2026-04-13',
    deductible: 1000,
    currency: 'USD',
    // Not last term's premium, which is below.
    premium: 1624.99,
    tax: 48.75,
    fee: 7.5,
    total: 1681.24,
    due: 1681.24,
  })
  expect(bill.lines).toHaveLength(4)
  expect(bill.checks.every(({ ok }) => ok)).toBe(true)
  expect(summarizeInsuranceInvoice(bill)).toContain('97-KW-4300-9')
  const shown = presentInsuranceInvoice(bill).flatMap((block) => (block.kind === 'fields' ? block.items : []))
  expect(shown).toContainEqual(expect.objectContaining({ label: 'Period', value: '2025-10-13 to 2026-04-13' }))
})

test("a claim's invoice", async () => {
  const bill = await extractInsuranceInvoice(noInput, await contextOf('claim-invoice.pdf'))
  expect(valuesOf(bill)).toMatchObject({
    insurer: 'Sterling Assurance Company',
    buyer: 'Linda Sandoval',
    policy: 'HO4-82320188',
    claim: 'C0050137',
    lossDate: '2023-02-12',
    net: 587,
    total: 628.14,
    paid: 157.04,
    due: 471.1,
    deductible: null,
  })
})

const row = (y: number, ...cells: string[]) => cells.map((text, index) => ({ text, x: 50 + 170 * index, y }))

test('the first coverage’s premium is not taken for that of the policy', async () => {
  const pdf = drawnPdf([
    [
      ...row(60, 'Cedar Mutual Insurance'),
      ...row(100, 'Policy number: AU-5510-2293-01'),
      ...row(160, 'Coverage', 'Limit', 'Premium'),
      ...row(180, 'Bodily injury liability', '$100,000', '$212.00'),
      ...row(200, 'Collision', 'ACV', '$187.00'),
      ...row(220, 'Comprehensive', 'ACV', '$64.00'),
      ...row(260, 'Policy fee $8.00'),
      ...row(280, 'Total six-month premium $471.00'),
    ],
  ])
  const context = { readFile: async () => pdf, signal: new AbortController().signal, report: () => undefined }
  const bill = await extractInsuranceInvoice(noInput, context)
  expect(amountsOf(bill)).toEqual([212, 187, 64])
  expect(valuesOf(bill)).toMatchObject({ fee: 8, total: 471 })
  expect(bill.fields.premium?.value).not.toBe(212)
  expect(bill.checks).toContainEqual(expect.objectContaining({ name: 'lines', ok: true }))
})

test('declarations in cells, scanned poorly', { timeout: 180_000 }, async () => {
  const bill = await extractInsuranceInvoice(noInput, await contextOf('scanned-declarations.jpg'))
  expect(valuesOf(bill)).toMatchObject({
    insurer: 'Atlas Health Plan',
    buyer: 'Lakeshore Chemicals Ltd',
    policy: '83-AX-8801-8',
    period: '2025-08-11/2026-02-09',
    deductible: 2500,
  })
})

test('a fax of a fax: no dollar sign becomes a digit, and what is lost is named', { timeout: 180_000 }, async () => {
  const bill = await extractInsuranceInvoice(noInput, await contextOf('unreadable-fax.jpg'))
  const notices = presentInsuranceInvoice(bill).filter((block) => block.kind === 'notice')
  expect(notices.some(({ title }) => title === 'Not found')).toBe(true)
  expect(bill.fields).toMatchObject({
    policy: { value: 'PN467335220' },
    premium: { value: 766.99 },
    due: { value: 766.99 },
  })
})

test('a provider: values that the document does not say are dropped', async () => {
  const context = await contextOf('premium-notice.pdf')
  const embedded = await extractInsuranceInvoice(noInput, context)
  const { policy } = embedded.fields
  const made = policy && { ...policy, value: 'ZZZ 000-0000', text: 'ZZZ 000-0000' }
  const accepted = await insuranceInvoicePrompt.accept(
    { ...embedded, fields: { ...embedded.fields, policy: made } },
    noInput,
    context,
  )
  expect(accepted.fields.policy).toBeNull()
  expect(accepted.fields.insurer?.value).toBe('Riverbend Health Plan')
})
