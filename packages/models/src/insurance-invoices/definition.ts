import { defineUpcomingModel } from '@vitrine/model-kit/model.ts'

export const insuranceInvoices = defineUpcomingModel({
  id: 'insurance-invoices',
  version: 1,
  title: 'Insurance invoice extraction',
  name: 'Insurance invoices',
  description:
    'Reads insurer, policy, claim, period, premium and deductible from an insurance invoice, and checks that the sums agree.',
  footer: 'Insurance invoice in · fields out',
  icon: 'umbrella',
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
})
