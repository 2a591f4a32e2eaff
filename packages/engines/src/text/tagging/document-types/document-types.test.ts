import { expect, test } from 'vitest'
import { documentTypeOf } from './document-types.ts'

test.each([
  ['healthcare', 'Discharge summary. Date of admission: 2 May. Hospital course: uneventful.', 'discharge-summary'],
  ['healthcare', 'MRI of the knee. Findings: torn meniscus. Impression: surgery advised.', 'radiology-report'],
  [
    'healthcare',
    'To all tenants of Block C\nLegionella was found in the tank. Let showers run.\nYours faithfully,\nT. Brand',
    'letter',
  ],
  [
    'healthcare',
    'Dear Dr Sund, thank you for seeing Mr Ek, whom I am referring with a hoarse voice.\nKind regards',
    'referral-letter',
  ],
  ['insurance', 'Certificate of liability insurance. Certificate holder: Dock & Sons.', 'certificate'],
  ['insurance', 'Does my policy pay for a stolen boat?', 'customer-question'],
  ['finance', 'Account statement. Opening balance 120.00, closing balance 95.40.', 'bank-statement'],
  [
    'finance',
    'The Manager\nRespected Madam, my deposit of Rs. 4,000 was made on Monday but my account does not show it. Please help me.\nYours truly, R. Iyer',
    'letter',
  ],
] as const)('%s: %s', (domain, text, code) => {
  expect(documentTypeOf(text, domain)?.code).toBe(code)
})

test('what no wording speaks for is of no kind', () => {
  expect(documentTypeOf('The owl sleeps in the barn by day.', 'finance')).toBeNull()
})
