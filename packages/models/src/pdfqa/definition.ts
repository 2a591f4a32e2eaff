import { evidenceSchema } from '@vitrine/contracts/catalogue/evidence.ts'
import { defineModel } from '@vitrine/model-kit/model.ts'
import evidence from './evidence.json' with { type: 'json' }
import { options } from './options.ts'
import { presentAnswer, summarizeAnswer } from './present.ts'
import { samples } from './samples.ts'
import { documentAnswerSchema } from './schema.ts'

/**
 * Answers questions about a PDF by a stretch of its own text and quotes the sentence; without a question, summarises it.
 * What the document does not say well enough to quote is 'not found in the document'.
 */
export const pdfqa = defineModel({
  id: 'pdfqa',
  version: 16,
  title: 'PDF question answering',
  name: 'PDF Q&A',
  description: 'Chat with a PDF: a summary first, then answers with page, place and the sentence that says so.',
  footer: 'PDF and question in · quoted answer out',
  icon: 'file-question',
  places: ['finance/documents'],
  capabilities: [
    'Summary of the document',
    'Answers with page and quoted sentence',
    'Three related questions',
    'Says so when the document does not tell',
  ],
  disclaimer: 'Made for English. Answers are quoted, not reasoned: nothing is computed from several places.',
  processingTime: '20-30s',
  input: { kind: 'file', accept: ['pdf'], maxMegabytes: 5, limits: ['documents of up to 1,000 pages'] },
  options,
  slug: 'pdf-question-answering',
  aliases: [],
  interaction: 'chat',
  resultRoute: 'pdfqa',
  output: documentAnswerSchema,
  samples,
  samplesFolder: new URL('./samples/', import.meta.url),
  evidence: evidenceSchema.parse(evidence),
  figures: [
    {
      metric: 'right sentence quoted as the answer',
      says: 'Quotes the right sentence for {} questions',
      on: 'questions in other words than the text’s',
      as: 'cases',
    },
    {
      metric: 'an evidence page among the first three (%)',
      says: 'Has the right page among its first three for {} questions',
      on: 'annual reports',
      as: 'cases',
      outOf: 100,
    },
    {
      metric: 'unanswerable questions declined',
      says: 'Declines {} questions that the text does not answer',
      on: '{n} questions written to look answerable',
      as: 'cases',
    },
  ],
  engineName: 'Vitrine passage reader',
  loadEngine: async () => (await import('./engine.ts')).answerFromDocument,
  prompt: async () => (await import('./prompt.ts')).documentAnswerPrompt,
  present: presentAnswer,
  summarize: summarizeAnswer,
  deadlineSeconds: 120,
  memoryMegabytes: 1536,
})
