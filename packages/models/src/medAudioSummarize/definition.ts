import { defineUpcomingModel } from '@vitrine/model-kit/model.ts'

export const medAudioSummarize = defineUpcomingModel({
  id: 'medAudioSummarize',
  version: 1,
  title: 'Medical audio summary',
  name: 'Medical dictation',
  description: 'Turns a dictated or recorded consultation into a summary with problems, medicines and plan.',
  footer: 'Dictation in · summary out',
  icon: 'mic',
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
})
