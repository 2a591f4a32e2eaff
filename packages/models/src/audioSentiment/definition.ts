import { defineUpcomingModel } from '@vitrine/model-kit/model.ts'

export const audioSentiment = defineUpcomingModel({
  id: 'audioSentiment',
  version: 1,
  title: 'Audio sentiment',
  name: 'Audio sentiment',
  description: 'Follows the mood of a call over time, from what is said and from how it sounds.',
  footer: 'Recording in · mood over time out',
  icon: 'audio-waveform',
  capabilities: [
    'Mood from the words',
    'Mood from the voice',
    'A timeline you can click',
    'Says how sure it is of each part',
  ],
  processingTime: '12-18s',
  input: { kind: 'audio', accept: ['mp3', 'wav'], maxMegabytes: 8, limits: ['recordings of up to 20 minutes'] },
  slug: 'audioSentiment',
  aliases: [],
  interaction: 'form',
  resultRoute: 'audio',
})
