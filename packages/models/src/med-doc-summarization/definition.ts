import { defineUpcomingModel } from '@vitrine/model-kit/model.ts'

export const medDocSummarization = defineUpcomingModel({
  id: 'med-doc-summarization',
  version: 1,
  title: 'Medical document summary',
  name: 'Medical summary',
  description:
    'Sums up a clinical document by reason, findings, assessment and plan, each sentence linked to its place in the document.',
  footer: 'Clinical PDF in · summary out',
  icon: 'stethoscope',
  capabilities: [
    'Summary by section',
    'Problems and medicines listed',
    'Follow-up and plan',
    'Each sentence linked to its place',
  ],
  disclaimer:
    'For demonstration only: not a medical device, not a diagnosis. A clinician must check every value against the source.',
  processingTime: '15-20s',
  input: { kind: 'file', accept: ['pdf'], maxMegabytes: 5, limits: ['documents of up to 20 pages'] },
  slug: 'med-doc-summarization',
  aliases: [{ name: 'MedDocSummarize/createSummary' }, { name: 'summarizeText' }],
  interaction: 'form',
  resultRoute: 'file',
})
