import { evidenceSchema } from '@vitrine/contracts/catalogue/evidence.ts'
import { defineModel } from '@vitrine/model-kit/model.ts'
import evidence from './evidence.json' with { type: 'json' }
import { presentPatient, summarizePatient } from './present.ts'
import { samples } from './samples.ts'
import { patientSchema } from './schema.ts'

/** Finds the patient of a clinical document by the context of the names in it. */
export const patientNameExtraction = defineModel({
  id: 'patient-name-extraction',
  version: 21,
  title: 'Patient name extraction',
  name: 'Patient name',
  description:
    'Finds the patient, and not the doctor, in a clinical note: name, age, sex and id, with the sentence that says so.',
  footer: 'Clinical document in · patient out',
  icon: 'user-search',
  places: ['healthcare/human-health'],
  capabilities: [
    'Tells the patient from doctors and relatives',
    'Age, sex and record number',
    'Shows the sentence it was read from',
    'Says so when the note names nobody',
  ],
  disclaimer:
    'For demonstration only: not a medical device, not a diagnosis. A clinician must check every value against the source.',
  processingTime: null,
  input: { kind: 'file', accept: ['jpeg', 'png', 'pdf'], maxMegabytes: 5, limits: ['documents of up to 20 pages'] },
  slug: 'patient-name-extraction',
  aliases: [{ name: 'patient-name-extract-text' }],
  interaction: 'form',
  resultRoute: 'file',
  output: patientSchema,
  samples,
  samplesFolder: new URL('./samples/', import.meta.url),
  evidence: evidenceSchema.parse(evidence),
  figures: [
    { metric: 'Name F1', split: 'held out (valid and test1)', says: 'Finds about {} names', on: '{n} visit notes' },
    {
      metric: 'Name F1',
      dataset: 'ACI visit notes, first page scanned',
      says: 'Finds about {} names on scans',
      on: '{n} scanned visit notes',
    },
  ],
  engineName: 'Vitrine clinical reader',
  loadEngine: async () => (await import('./engine.ts')).extractPatient,
  prompt: async () => (await import('./prompt.ts')).patientPrompt,
  present: presentPatient,
  summarize: summarizePatient,
  deadlineSeconds: 120,
  memoryMegabytes: 1536,
})
