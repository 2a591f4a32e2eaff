import { evidenceSchema } from '@vitrine/contracts/evidence.ts'
import { summarizeTags } from '@vitrine/engines/text/tagging/tag-view.ts'
import { tagsSchema } from '@vitrine/engines/text/tagging/tags-schema.ts'
import { defineModel } from '@vitrine/model-kit/model.ts'
import evidence from './evidence.json' with { type: 'json' }
import { presentTags } from '../tagging-blocks.ts'
import { samples } from './samples.ts'

/** Tells the kind of a finance document, its topics, key phrases and entities. */
export const documentTaggingFinance = defineModel({
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
  disclaimer:
    'English only. Topics are those of the training set; kinds of document, key phrases and entities come from rules.',
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
  output: tagsSchema,
  samples,
  samplesFolder: new URL('./samples/', import.meta.url),
  evidence: evidenceSchema.parse(evidence),
  engineName: 'Vitrine banking topics',
  loadEngine: async () => (await import('./engine.ts')).tagFinanceDocument,
  prompt: async () => (await import('./prompt.ts')).financeTagsPrompt,
  present: presentTags,
  summarize: summarizeTags,
  deadlineSeconds: 120,
  memoryMegabytes: 1536,
})
