import { evidenceSchema } from '@vitrine/contracts/evidence.ts'
import { summarizeTags } from '@vitrine/engines/text/tagging/tag-view.ts'
import { tagsSchema } from '@vitrine/engines/text/tagging/tags-schema.ts'
import { defineModel } from '@vitrine/model-kit/model.ts'
import evidence from './evidence.json' with { type: 'json' }
import { presentTags } from '../tagging-blocks.ts'
import { samples } from './samples.ts'

/** Tells the kind of a healthcare document, its topics, key phrases and entities. */
export const documentTaggingHealthcare = defineModel({
  id: 'document-tagging-healthcare',
  version: 1,
  title: 'Healthcare document tagging',
  name: 'Healthcare tagging',
  description:
    'Tells what kind of healthcare document it is and which topics it treats, with key phrases, people, organisations, dates and amounts.',
  footer: 'Document in · tags out',
  icon: 'tags',
  capabilities: [
    'Document type with confidence',
    'Twenty-three groups of diseases as topics',
    'Key phrases',
    'People, organisations, dates, amounts and codes',
  ],
  disclaimer:
    'For demonstration only: not a medical device, not a diagnosis. A clinician must check every value against the source.',
  processingTime: '10-15s',
  input: { kind: 'file', accept: ['pdf', 'docx', 'txt'], maxMegabytes: 5, limits: ['documents of up to 20 pages'] },
  slug: 'document-tagging/healthcare',
  aliases: [
    { name: 'docClassification', when: { field: 'domain', value: 'healthcare' } },
    { name: 'classify_docs', when: { field: 'domain', value: 'healthcare' } },
  ],
  interaction: 'form',
  resultRoute: 'file',
  domain: 'healthcare',
  output: tagsSchema,
  samples,
  samplesFolder: new URL('./samples/', import.meta.url),
  evidence: evidenceSchema.parse(evidence),
  engineName: 'Vitrine disease topics',
  loadEngine: async () => (await import('./engine.ts')).tagHealthcareDocument,
  prompt: async () => (await import('./prompt.ts')).healthcareTagsPrompt,
  present: presentTags,
  summarize: summarizeTags,
  deadlineSeconds: 120,
  memoryMegabytes: 1536,
})
