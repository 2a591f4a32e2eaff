import { evidenceSchema } from '@vitrine/contracts/catalogue/evidence.ts'
import { defineTaggingModel } from '../shared/tagging/define-tagging-model.ts'
import evidence from './evidence.json' with { type: 'json' }
import { samples } from './samples.ts'

export const documentTaggingFinance = defineTaggingModel('finance', {
  version: 4,
  places: ['finance/documents'],
  topics: 'Seventy-seven kinds of banking requests as topics',
  disclaimer:
    'English only. Topics are those of the training set; kinds of document, key phrases and entities come from rules.',
  samples,
  samplesFolder: new URL('./samples/', import.meta.url),
  evidence: evidenceSchema.parse(evidence),
  engineName: 'Vitrine banking topics',
})
