import { evidenceSchema } from '@vitrine/contracts/catalogue/evidence.ts'
import { defineModel } from '@vitrine/model-kit/model.ts'
import evidence from './evidence.json' with { type: 'json' }
import { presentMedicalSummary, summarizeMedicalSummary } from './present.ts'
import { samples } from './samples.ts'
import { medicalSummarySchema } from './schema.ts'

/**
 * Summarises a clinical document in its own sentences, by reason, findings, assessment and plan, with the problems,
 * medicines and next steps that it names.
 */
export const medDocSummarization = defineModel({
  id: 'med-doc-summarization',
  version: 21,
  title: 'Medical document summary',
  name: 'Medical summary',
  description:
    'Sums up a clinical document by reason, findings, assessment and plan, each sentence linked to its place in the document.',
  footer: 'Clinical PDF in · summary out',
  icon: 'stethoscope',
  places: ['healthcare/human-health'],
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
  output: medicalSummarySchema,
  samples,
  samplesFolder: new URL('./samples/', import.meta.url),
  evidence: evidenceSchema.parse(evidence),
  figures: [
    {
      metric: 'Content recall of problems and medicines',
      says: 'Finds {} problems and medicines',
      on: '{n} of them in visit notes',
    },
    { metric: 'Content recall of medicines', says: 'Finds {} medicines', on: '{n} medicines in visit notes' },
    { metric: 'Content recall of problems', says: 'Finds {} problems', on: '{n} problems in visit notes' },
  ],
  engineName: 'Vitrine clinical reader',
  loadEngine: async () => (await import('./engine.ts')).summariseMedicalDocument,
  prompt: async () => (await import('./prompt.ts')).medicalSummaryPrompt,
  present: presentMedicalSummary,
  summarize: summarizeMedicalSummary,
  deadlineSeconds: 120,
  memoryMegabytes: 1536,
})
