import { evidenceSchema } from '@vitrine/contracts/catalogue/evidence.ts'
import { defineModel } from '@vitrine/model-kit/model.ts'
import evidence from './evidence.json' with { type: 'json' }
import { presentMedicalInvoice, summarizeMedicalInvoice } from './present.ts'
import { samples } from './samples.ts'
import { medicalInvoiceSchema } from './schema.ts'

/**
 * Reads patient, provider, codes, services and sums of one medical bill, claim form or explanation of benefits.
 * The NPI's check digit and the sums are verified; failed checks are shown.
 */
export const medicalInvoices = defineModel({
  id: 'medical-invoices',
  version: 21,
  title: 'Medical invoice extraction',
  name: 'Medical invoices',
  description:
    'Reads patient, provider, codes and charges from a medical bill, line by line, and checks that the sums agree.',
  footer: 'Medical bill in · fields and lines out',
  icon: 'file-plus-2',
  places: ['healthcare/human-health'],
  capabilities: [
    'Patient, provider, NPI, member and claim ids',
    'ICD and CPT codes with their service lines',
    'Patient responsibility and totals, cross-checked',
    'Every value with its place on the page',
  ],
  disclaimer:
    'For demonstration only: not a medical device, not a diagnosis. A clinician must check every value against the source.',
  processingTime: '15-20s',
  input: { kind: 'file', accept: ['jpeg', 'png', 'pdf'], maxMegabytes: 5, limits: ['documents of up to 20 pages'] },
  slug: 'medical-invoices',
  aliases: [],
  interaction: 'form',
  resultRoute: 'file',
  output: medicalInvoiceSchema,
  samples,
  samplesFolder: new URL('./samples/', import.meta.url),
  evidence: evidenceSchema.parse(evidence),
  figures: [
    {
      metric: 'Fields F1, micro',
      split: 'unseen layouts, PDF',
      says: 'Finds about {} fields',
      on: '{n} computer-made bills of layouts that it had not seen',
    },
    {
      metric: 'Fields F1, micro',
      split: 'unseen layouts, poor scan',
      says: 'Finds about {} fields of poor scans',
      on: '{n} computer-made bills, printed and badly scanned',
    },
    { metric: 'Lines F1', split: 'unseen layouts, PDF', says: 'Finds about {} services', on: 'the same {n} bills' },
  ],
  engineName: 'Vitrine document reader',
  loadEngine: async () => (await import('./engine.ts')).extractMedicalInvoice,
  prompt: async () => (await import('./prompt.ts')).medicalInvoicePrompt,
  present: presentMedicalInvoice,
  summarize: summarizeMedicalInvoice,
  deadlineSeconds: 120,
  memoryMegabytes: 1536,
})
