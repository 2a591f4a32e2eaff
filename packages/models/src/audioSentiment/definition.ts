import { evidenceSchema } from '@vitrine/contracts/catalogue/evidence.ts'
import { defineModel } from '@vitrine/model-kit/model.ts'
import evidence from './evidence.json' with { type: 'json' }
import { presentAudioSentiment, summarizeAudioSentiment } from './present.ts'
import { samples } from './samples.ts'
import { audioSentimentSchema } from './schema.ts'

/** Follows the mood of a recording: the voice by features and a linear discriminant, the words by the sentiment engine. */
export const audioSentiment = defineModel({
  id: 'audioSentiment',
  version: 10,
  title: 'Audio sentiment',
  name: 'Audio sentiment',
  description: 'Follows the mood of a call over time, from what is said and from how it sounds.',
  footer: 'Recording in · mood over time out',
  icon: 'audio-waveform',
  places: ['retail/customer-voice'],
  capabilities: [
    'Mood from the words',
    'Mood from the voice',
    'A timeline you can click',
    'Says how sure it is of each part',
  ],
  disclaimer:
    'For demonstration only. A mood is no proof of what somebody feels: it must not decide about a customer, an applicant or an employee.',
  processingTime: '12-18s',
  input: { kind: 'audio', accept: ['mp3', 'wav'], maxMegabytes: 8, limits: ['recordings of up to 20 minutes'] },
  slug: 'audioSentiment',
  aliases: [],
  interaction: 'form',
  resultRoute: 'audio',
  output: audioSentimentSchema,
  samples,
  samplesFolder: new URL('./samples/', import.meta.url),
  evidence: evidenceSchema.parse(evidence),
  figures: [
    {
      metric: 'accuracy of seven emotions, voice alone',
      says: 'Names the emotion in {} recordings',
      on: 'seven emotions, by two speakers that it had not heard',
      as: 'cases',
    },
    {
      metric: 'pleasant or unpleasant, voice alone (anger, disgust, fear, sadness against happiness)',
      says: 'Tells pleasant from unpleasant in {} recordings',
      on: 'the same two speakers',
      as: 'cases',
    },
  ],
  engineName: 'Vitrine voice and words',
  loadEngine: async () => (await import('./engine.ts')).analyzeAudioSentiment,
  embeddedOnly: 'the provider transcribes; the voice cannot be sent',
  present: presentAudioSentiment,
  summarize: summarizeAudioSentiment,
  // Twenty minutes of speech on a busy core.
  deadlineSeconds: 600,
  memoryMegabytes: 3072,
})
