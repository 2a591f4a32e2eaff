import { evidenceSchema } from '@vitrine/contracts/catalogue/evidence.ts'
import { defineModel } from '@vitrine/model-kit/model.ts'
import evidence from './evidence.json' with { type: 'json' }
import { presentVitals, summarizeVitals } from './present.ts'
import { samples } from './samples.ts'
import { vitalsSchema } from './schema.ts'

/** Finds the vital signs of a clinical document, in one unit each, and separates earlier readings and goals. */
export const vitalParameterExtraction = defineModel({
  id: 'vital-parameter-extraction',
  version: 19,
  title: 'Vital parameter extraction',
  name: 'Vital parameters',
  description:
    'Finds blood pressure, pulse, temperature, oxygen and further vital signs in a clinical document, with unit, time and normal range.',
  footer: 'Clinical PDF in · vital signs out',
  icon: 'heart-pulse',
  places: ['healthcare/human-health'],
  capabilities: [
    'Blood pressure, heart and breathing rate, temperature, SpO₂',
    'Weight, height, BMI, glucose and pain',
    'One unit for each reading, values outside the usual range marked',
    'Ages, doses and earlier readings told apart',
  ],
  disclaimer:
    'For demonstration only: not a medical device, not a diagnosis. A clinician must check every value against the source.',
  processingTime: null,
  input: { kind: 'file', accept: ['pdf'], maxMegabytes: 5, limits: ['documents of up to 20 pages'] },
  slug: 'vital-parameter-extraction',
  aliases: [{ name: 'MedDocExtraction/extractPatientDetails' }],
  interaction: 'form',
  resultRoute: 'file',
  output: vitalsSchema,
  samples,
  samplesFolder: new URL('./samples/', import.meta.url),
  evidence: evidenceSchema.parse(evidence),
  figures: [
    { metric: 'F1', says: 'Finds about {} readings', on: '{n} readings in visit notes' },
    {
      metric: 'F1',
      dataset: 'MTS-Dialog passages, labelled by hand',
      says: 'Finds about {} readings in short passages',
      on: '{n} readings that it had not seen',
    },
  ],
  engineName: 'Vitrine clinical reader',
  loadEngine: async () => (await import('./engine.ts')).extractVitals,
  prompt: async () => (await import('./prompt.ts')).vitalsPrompt,
  present: presentVitals,
  summarize: summarizeVitals,
  deadlineSeconds: 120,
  memoryMegabytes: 1536,
})
