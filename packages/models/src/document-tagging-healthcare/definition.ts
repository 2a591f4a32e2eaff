import { evidenceSchema } from '@vitrine/contracts/catalogue/evidence.ts'
import { defineTaggingModel } from '../shared/tagging/define-tagging-model.ts'
import evidence from './evidence.json' with { type: 'json' }
import { samples } from './samples.ts'

export const documentTaggingHealthcare = defineTaggingModel('healthcare', {
  version: 10,
  places: ['healthcare/human-health'],
  topics: 'Twenty-three groups of diseases as topics',
  disclaimer:
    'For demonstration only: not a medical device, not a diagnosis. A clinician must check every value against the source.',
  samples,
  samplesFolder: new URL('./samples/', import.meta.url),
  evidence: evidenceSchema.parse(evidence),
  figures: [
    { metric: 'accuracy', says: 'Names the topic of {} texts', on: '{n} medical abstracts, 23 topics', as: 'cases' },
    {
      metric: 'share of other texts answered with none of the topics',
      says: 'Leaves {} texts of other kinds without a topic',
      on: '{n} other texts',
      as: 'cases',
    },
  ],
  engineName: 'Vitrine disease topics',
})
