import { defineUpcomingModel } from '@vitrine/model-kit/model.ts'

export const documentTaggingFinance = defineUpcomingModel({
  id: 'document-tagging-finance',
  version: 1,
  title: 'Finance document tagging',
  name: 'Finance tagging',
  description:
    'Tells what kind of finance document it is and which topics it treats, with key phrases, people, organisations, dates and amounts.',
  footer: 'Document in · tags out',
  icon: 'tags',
  capabilities: [
    'Document type with confidence',
    'Seventy-seven kinds of banking requests as topics',
    'Key phrases',
    'People, organisations, dates, amounts and codes',
  ],
  processingTime: '10-15s',
  input: { kind: 'file', accept: ['pdf', 'docx', 'txt'], maxMegabytes: 5, limits: ['documents of up to 20 pages'] },
  slug: 'document-tagging/finance',
  aliases: [
    { name: 'docClassification', when: { field: 'domain', value: 'finance' } },
    { name: 'classify_docs', when: { field: 'domain', value: 'finance' } },
  ],
  interaction: 'form',
  resultRoute: 'file',
  domain: 'finance',
})
