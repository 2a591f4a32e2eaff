import { defineUpcomingModel } from '@vitrine/model-kit/model.ts'

export const audioTranscription = defineUpcomingModel({
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
})
