import { evidenceSchema } from '@vitrine/contracts/catalogue/evidence.ts'
import { defineModel } from '@vitrine/model-kit/model.ts'
import evidence from './evidence.json' with { type: 'json' }
import { presentInvoice, summarizeInvoice } from './present.ts'
import { samples } from './samples.ts'
import { invoiceSchema } from './schema.ts'

/**
 * Reads the header fields and the lines of one invoice or receipt.
 * Sums are cross-checked (net + tax = total, lines = net); failed checks are shown.
 */
export const invoicesExtraction = defineModel({
  id: 'invoices-extraction',
  version: 22,
  title: 'Invoice extraction',
  name: 'Invoices',
  description:
    'Reads number, dates, parties, sums and lines of an invoice or receipt, shows where each was read and checks that the sums agree.',
  footer: 'Invoice in · fields and lines out',
  icon: 'receipt-text',
  places: ['logistics/documents', 'manufacturing/supply-chain', 'finance/documents'],
  capabilities: [
    'Header fields and lines',
    'English, German and French dates and numbers',
    'Sums cross-checked',
    'Every value with its place on the page',
  ],
  processingTime: '15-20s',
  input: { kind: 'file', accept: ['jpeg', 'png', 'pdf'], maxMegabytes: 5, limits: ['documents of up to 20 pages'] },
  slug: 'invoices-extraction',
  aliases: [],
  interaction: 'form',
  resultRoute: 'file',
  output: invoiceSchema,
  samples,
  samplesFolder: new URL('./samples/', import.meta.url),
  evidence: evidenceSchema.parse(evidence),
  figures: [
    { metric: 'Header F1, micro', says: 'Finds about {} header fields', on: '{n} invoices' },
    { metric: 'Lines F1', says: 'Finds about {} lines', on: '{n} invoices' },
    {
      metric: 'F1, micro',
      dataset: 'SROIE receipts',
      split: 'development, unseen while writing',
      says: 'Reads about {} values of receipts to the letter',
      on: '{n} scanned receipts that it was not made with',
    },
  ],
  engineName: 'Vitrine document reader',
  loadEngine: async () => (await import('./engine.ts')).extractInvoice,
  prompt: async () => (await import('./prompt.ts')).invoicePrompt,
  present: presentInvoice,
  summarize: summarizeInvoice,
  deadlineSeconds: 120,
  memoryMegabytes: 1536,
})
