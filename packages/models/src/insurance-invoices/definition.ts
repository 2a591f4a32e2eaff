import { evidenceSchema } from '@vitrine/contracts/catalogue/evidence.ts'
import { defineModel } from '@vitrine/model-kit/model.ts'
import evidence from './evidence.json' with { type: 'json' }
import { presentInsuranceInvoice, summarizeInsuranceInvoice } from './present.ts'
import { samples } from './samples.ts'
import { insuranceInvoiceSchema } from './schema.ts'

/**
 * Reads insurer, policy, claim, period, coverages and sums of one premium notice, policy invoice or claim invoice.
 * Lines, taxes and payments are added up; failed checks are shown.
 */
export const insuranceInvoices = defineModel({
  id: 'insurance-invoices',
  version: 21,
  title: 'Insurance invoice extraction',
  name: 'Insurance invoices',
  description:
    'Reads insurer, policy, claim, period, premium and deductible from an insurance invoice, and checks that the sums agree.',
  footer: 'Insurance invoice in · fields out',
  icon: 'umbrella',
  places: ['insurance/documents'],
  capabilities: [
    'Insurer, policy and claim numbers',
    'Period, premium, deductible and total',
    'Lines with their amounts',
    'Every value with its place on the page',
  ],
  processingTime: '15-20s',
  input: { kind: 'file', accept: ['jpeg', 'png', 'pdf'], maxMegabytes: 5, limits: ['documents of up to 20 pages'] },
  slug: 'insurance-invoices',
  aliases: [],
  interaction: 'form',
  resultRoute: 'file',
  output: insuranceInvoiceSchema,
  samples,
  samplesFolder: new URL('./samples/', import.meta.url),
  evidence: evidenceSchema.parse(evidence),
  figures: [
    {
      metric: 'Fields F1, micro',
      split: 'unseen layouts, PDF',
      says: 'Finds about {} fields',
      on: '{n} computer-made invoices of layouts that it had not seen',
    },
    {
      metric: 'Fields F1, micro',
      split: 'unseen layouts, poor scan',
      says: 'Finds about {} fields of poor scans',
      on: '{n} computer-made invoices, printed and badly scanned',
    },
  ],
  engineName: 'Vitrine document reader',
  loadEngine: async () => (await import('./engine.ts')).extractInsuranceInvoice,
  prompt: async () => (await import('./prompt.ts')).insuranceInvoicePrompt,
  present: presentInsuranceInvoice,
  summarize: summarizeInsuranceInvoice,
  deadlineSeconds: 120,
  memoryMegabytes: 1536,
})
