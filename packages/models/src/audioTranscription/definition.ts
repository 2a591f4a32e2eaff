import { evidenceSchema } from '@vitrine/contracts/evidence.ts'
import { defineModel } from '@vitrine/model-kit/model.ts'
import evidence from './evidence.json' with { type: 'json' }
import { presentTranscription, summarizeTranscription } from './present.ts'
import { samples } from './samples.ts'
import { transcriptionSchema } from './schema.ts'

/** Writes down what is said, by the best recogniser that is configured; the last resort is PocketSphinx. */
export const audioTranscription = defineModel({
  id: 'audioTranscription',
  version: 1,
  title: 'Audio transcription',
  name: 'Transcription',
  description: 'Writes down what is said, with times and confidence, as text and as subtitles.',
  footer: 'Recording in · transcript out',
  icon: 'captions',
  capabilities: [
    'Times and confidence for each segment',
    'Subtitles as SRT and VTT',
    'Names the recogniser that was used',
    'Says so when nobody speaks',
  ],
  processingTime: '10-20s',
  input: { kind: 'audio', accept: ['mp3', 'wav', 'm4a'], maxMegabytes: 10, limits: ['recordings of up to 30 minutes'] },
  slug: 'audioTranscription',
  aliases: [],
  interaction: 'form',
  resultRoute: 'normalaudio',
  output: transcriptionSchema,
  samples,
  samplesFolder: new URL('./samples/', import.meta.url),
  evidence: evidenceSchema.parse(evidence),
  engineName: 'Vitrine speech recognition',
  loadEngine: async () => (await import('./engine.ts')).transcribeAudio,
  present: presentTranscription,
  summarize: summarizeTranscription,
  // Half an hour by the last resort, which takes a third of the recording's length on a busy core.
  deadlineSeconds: 900,
  memoryMegabytes: 3072,
})
