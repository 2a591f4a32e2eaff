import { evidenceSchema } from '@vitrine/contracts/catalogue/evidence.ts'
import { defineModel } from '@vitrine/model-kit/model.ts'
import evidence from './evidence.json' with { type: 'json' }
import { presentTranscription, summarizeTranscription } from './present.ts'
import { samples } from './samples.ts'
import { transcriptionSchema } from './schema.ts'

/** Writes down what is said: by the endpoint or the model that is configured, else by Whisper base, which is shipped. */
export const audioTranscription = defineModel({
  id: 'audioTranscription',
  version: 6,
  title: 'Audio transcription',
  name: 'Transcription',
  description: 'Writes down what is said, with times and confidence, as text and as subtitles.',
  footer: 'Recording in · transcript out',
  icon: 'captions',
  places: ['insurance/calls'],
  capabilities: [
    '99 languages, told apart and named',
    'Times and confidence for each sentence and word',
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
  figures: [
    { metric: 'word error rate, as recorded', says: 'Hears about {} words right', on: '{n} recordings', as: 'rest' },
    {
      metric: 'word error rate, by telephone',
      says: 'Hears about {} words right by telephone',
      on: 'the same {n} recordings, as a telephone carries them',
      as: 'rest',
    },
  ],
  engineName: 'Vitrine speech recognition',
  loadEngine: async () => (await import('./engine.ts')).transcribeAudio,
  embeddedOnly: 'the provider transcribes through the audio endpoint',
  present: presentTranscription,
  summarize: summarizeTranscription,
  // Half an hour of speech, which takes a third of the recording's length on a busy core.
  deadlineSeconds: 900,
  memoryMegabytes: 3072,
})
