import { defineUpcomingModel } from '@vitrine/model-kit/model.ts'

export const videoQa = defineUpcomingModel({
  id: 'video-qa',
  version: 1,
  title: 'Video question answering',
  name: 'Video Q&A',
  description:
    'Answers questions about a video from its speech, on-screen text and measured motion, with time stamps and key frames.',
  footer: 'Video and question in · answer out',
  icon: 'circle-help',
  capabilities: [
    'Shots and key frames',
    'Text on frames and spoken words',
    'Answers with time stamps',
    'Says so when the video does not show it',
  ],
  processingTime: '20-30s',
  input: { kind: 'video', accept: ['mp4'], maxMegabytes: 6, limits: ['videos of up to 5 minutes'] },
  options: [
    {
      kind: 'text',
      name: 'questions',
      label: 'Questions',
      help: 'One question a line.',
      default: '',
      maxLength: 2000,
      required: true,
      multiline: true,
    },
  ],
  slug: 'video-health',
  aliases: [{ name: 'answer_questions_video' }],
  interaction: 'form',
  resultRoute: 'video',
})
