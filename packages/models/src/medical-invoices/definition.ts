import { defineUpcomingModel } from '@vitrine/model-kit/model.ts'

export const medicalInvoices = defineUpcomingModel({
  id: 'medical-invoices',
  version: 1,
  title: 'Medical invoice extraction',
  name: 'Medical invoices',
  description:
    'Reads patient, provider, codes and charges from a medical bill, line by line, and checks that the sums agree.',
  footer: 'Medical bill in · fields and lines out',
  icon: 'file-plus-2',
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
})
