import { defineUpcomingModel } from '@vitrine/model-kit/model.ts'

export const documentTaggingInsurance = defineUpcomingModel({
  id: 'document-tagging-insurance',
  version: 1,
  title: 'Insurance document tagging',
  name: 'Insurance tagging',
  description:
    'Tells what kind of insurance document it is and which topics it treats, with key phrases, people, organisations, dates and amounts.',
  footer: 'Document in · tags out',
  icon: 'tags',
  capabilities: [
    'Document type with confidence',
    'Kinds of insurance and customer matters as topics',
    'Key phrases',
    'People, organisations, dates, amounts and codes',
  ],
  processingTime: '10-15s',
  input: { kind: 'file', accept: ['pdf', 'docx', 'txt'], maxMegabytes: 5, limits: ['documents of up to 20 pages'] },
  slug: 'document-tagging/insurance',
  aliases: [
    { name: 'docClassification', when: { field: 'domain', value: 'insurance' } },
    { name: 'classify_docs', when: { field: 'domain', value: 'insurance' } },
  ],
  interaction: 'form',
  resultRoute: 'file',
  domain: 'insurance',
})
