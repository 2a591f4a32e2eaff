import { evidenceSchema } from '@vitrine/contracts/catalogue/evidence.ts'
import { defineModel } from '@vitrine/model-kit/model.ts'
import evidence from './evidence.json' with { type: 'json' }
import { presentSnores, summarizeSnores } from './present.ts'
import { samples } from './samples.ts'
import { snoreSchema } from './schema.ts'

/** Marks every snore of a recording, by a small network over its log-mel spectrum and by its loudness. */
export const snoreDetection = defineModel({
  id: 'snore-detection',
  version: 4,
  title: 'Snore detection',
  name: 'Snore detection',
  description:
    'Listens to a recording of the night and marks every snore on the waveform, with count, rate, loudness and the longest pause.',
  footer: 'Recording in · snores on a timeline out',
  icon: 'moon',
  places: ['healthcare/human-health'],
  capabilities: [
    'Snore or not, second by second',
    'Count, rate and loudness',
    'Longest pause between snores',
    'Says so when the recording is silent',
  ],
  disclaimer:
    'For demonstration only: not a medical device, not a diagnosis. A clinician must check every value against the source.',
  processingTime: '5-10s',
  input: { kind: 'audio', accept: ['mp3'], maxMegabytes: 5, limits: ['recordings of up to 20 minutes'] },
  slug: 'snore-detection',
  aliases: [{ name: 'classify-snore' }],
  interaction: 'form',
  resultRoute: 'audio',
  output: snoreSchema,
  samples,
  samplesFolder: new URL('./samples/', import.meta.url),
  evidence: evidenceSchema.parse(evidence),
  figures: [
    { metric: 'accuracy', says: 'Hears in {} recordings whether somebody snores', on: '{n} recordings', as: 'cases' },
    { metric: 'F1 of single snores', says: 'Finds about {} single snores', on: '{n} recordings of half a minute' },
  ],
  engineName: 'Vitrine snore network',
  loadEngine: async () => (await import('./engine.ts')).detectSnores,
  embeddedOnly: 'no endpoint hears breathing',
  present: presentSnores,
  summarize: summarizeSnores,
  deadlineSeconds: 120,
  memoryMegabytes: 1024,
})
