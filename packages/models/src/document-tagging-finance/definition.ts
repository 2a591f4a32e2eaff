import { evidenceSchema } from '@vitrine/contracts/catalogue/evidence.ts'
import { defineTaggingModel } from '../shared/tagging/define-tagging-model.ts'
import evidence from './evidence.json' with { type: 'json' }
import { samples } from './samples.ts'

export const documentTaggingFinance = defineTaggingModel('finance', {
  version: 6,
  places: ['finance/documents'],
  topics: 'Seventy-seven kinds of banking requests as topics',
  disclaimer:
    'English only. Topics are those of the training set; kinds of document, key phrases and entities come from rules.',
  samples,
  samplesFolder: new URL('./samples/', import.meta.url),
  evidence: evidenceSchema.parse(evidence),
  figures: [
    {
      metric: 'accuracy',
      says: 'Names what {} questions are about',
      on: '{n} questions of a bank’s customers',
      as: 'cases',
    },
    {
      metric: 'share of other texts answered with none of the topics',
      says: 'Leaves {} texts of other kinds without a topic',
      on: '{n} other texts',
      as: 'cases',
    },
  ],
  engineName: 'Vitrine banking topics',
})
