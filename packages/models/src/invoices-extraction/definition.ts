import { defineUpcomingModel } from '@vitrine/model-kit/model.ts'

export const invoicesExtraction = defineUpcomingModel({
  id: 'invoices-extraction',
  version: 1,
  title: 'Invoice extraction',
  name: 'Invoices',
  description:
    'Reads number, dates, parties, sums and lines of an invoice or receipt, shows where each was read and checks that the sums agree.',
  footer: 'Invoice in · fields and lines out',
  icon: 'receipt-text',
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
})
