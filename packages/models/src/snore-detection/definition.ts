import { defineUpcomingModel } from '@vitrine/model-kit/model.ts'

export const snoreDetection = defineUpcomingModel({
  id: 'snore-detection',
  version: 1,
  title: 'Snore detection',
  name: 'Snore detection',
  description:
    'Listens to a recording of the night and marks every snore on the waveform, with count, rate, loudness and the longest pause.',
  footer: 'Recording in · snores on a timeline out',
  icon: 'moon',
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
})
