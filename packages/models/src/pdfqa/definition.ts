import { defineUpcomingModel } from '@vitrine/model-kit/model.ts'

export const pdfqa = defineUpcomingModel({
  id: 'pdfqa',
  version: 1,
  title: 'PDF question answering',
  name: 'PDF Q&A',
  description: 'Chat with a PDF: a summary first, then answers with page, place and the sentence that says so.',
  footer: 'PDF and question in · quoted answer out',
  icon: 'file-question',
  capabilities: [
    'Summary of the document',
    'Answers with page and quoted sentence',
    'Three related questions',
    'Says so when the document does not tell',
  ],
  processingTime: '20-30s',
  input: { kind: 'file', accept: ['pdf'], maxMegabytes: 5, limits: ['documents of up to 200 pages'] },
  slug: 'pdf-question-answering',
  aliases: [],
  interaction: 'chat',
  resultRoute: 'pdfqa',
})
