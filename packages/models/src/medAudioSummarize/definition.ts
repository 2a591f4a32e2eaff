import { evidenceSchema } from '@vitrine/contracts/catalogue/evidence.ts'
import { defineModel } from '@vitrine/model-kit/model.ts'
import evidence from './evidence.json' with { type: 'json' }
import { presentMedicalAudio, summarizeMedicalAudio } from './present.ts'
import { samples } from './samples.ts'
import { medicalAudioSchema } from './schema.ts'

/** Summarises a dictation or a consultation: recognised speech, read by the engine that summarises medical documents. */
export const medAudioSummarize = defineModel({
  id: 'medAudioSummarize',
  version: 21,
  title: 'Medical audio summary',
  name: 'Medical dictation',
  description: 'Turns a dictated or recorded consultation into a summary with problems, medicines and plan.',
  footer: 'Dictation in · summary out',
  icon: 'mic',
  places: ['healthcare/human-health'],
  capabilities: [
    'Transcript with times',
    'Problems, medicines and plan',
    'Summary by section',
    'Each sentence linked to its moment',
  ],
  disclaimer:
    'For demonstration only: not a medical device, not a diagnosis. A clinician must check every value against the source.',
  processingTime: '15-25s',
  input: { kind: 'audio', accept: ['mp3'], maxMegabytes: 6, limits: ['recordings of up to 20 minutes'] },
  slug: 'medical-audio-summary',
  aliases: [],
  interaction: 'form',
  resultRoute: 'normalaudio',
  output: medicalAudioSchema,
  samples,
  samplesFolder: new URL('./samples/', import.meta.url),
  evidence: evidenceSchema.parse(evidence),
  figures: [
    {
      metric: 'problems and medicines still there when listened to',
      says: 'Hears {} problems and medicines',
      on: 'talks read aloud by a computer',
      as: 'cases',
    },
  ],
  engineName: 'Vitrine listener and clinical reader',
  loadEngine: async () => (await import('./engine.ts')).summariseMedicalAudio,
  embeddedOnly: 'the provider transcribes; the summary must be the words that were said',
  present: presentMedicalAudio,
  summarize: summarizeMedicalAudio,
  // Twenty minutes of speech on a busy core.
  deadlineSeconds: 600,
  memoryMegabytes: 3072,
})
