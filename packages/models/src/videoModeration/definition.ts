import { defineUpcomingModel } from '@vitrine/model-kit/model.ts'

export const videoModeration = defineUpcomingModel({
  id: 'videoModeration',
  version: 1,
  title: 'Video moderation',
  name: 'Video moderation',
  description:
    'Flags what needs a second look on a timeline: speech, on-screen text, flashing lights, exposed skin and loudness.',
  footer: 'Video in · flags on a timeline out',
  icon: 'shield-alert',
  capabilities: [
    'Spoken and written words through the moderation model',
    'Flashing after WCAG 2.3.1',
    'Exposed skin as a weak signal, named so',
    'Loudness',
  ],
  processingTime: '20-30s',
  input: { kind: 'video', accept: ['mp4'], maxMegabytes: 6, limits: ['videos of up to 5 minutes'] },
  slug: 'video-moderation',
  aliases: [],
  interaction: 'form',
  resultRoute: 'video',
})
