import { evidenceSchema } from '@vitrine/contracts/catalogue/evidence.ts'
import { defineModel } from '@vitrine/model-kit/model.ts'
import evidence from './evidence.json' with { type: 'json' }
import { presentVideoAnswer, summarizeVideoAnswer } from './present.ts'
import { samples } from './samples.ts'
import { videoAnswerSchema } from './schema.ts'

/** Answers questions about a video from what can be measured on it, with times and pictures. */
export const videoQa = defineModel({
  id: 'video-qa',
  version: 16,
  title: 'Video question answering',
  name: 'Video Q&A',
  description:
    'Answers questions about a video from its speech, on-screen text and measured motion, with time stamps and key frames.',
  footer: 'Video and question in · answer out',
  icon: 'circle-help',
  places: ['social-media/insight'],
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
      help: 'One question a line. Without one the video is described.',
      default: '',
      maxLength: 2000,
      required: false,
      multiline: true,
    },
  ],
  slug: 'video-health',
  aliases: [{ name: 'answer_questions_video' }],
  interaction: 'form',
  resultRoute: 'video',
  output: videoAnswerSchema,
  samples,
  samplesFolder: new URL('./samples/', import.meta.url),
  evidence: evidenceSchema.parse(evidence),
  figures: [
    {
      metric: 'questions answered rightly',
      says: 'Answers {} questions rightly',
      on: 'two clips that were known when it was made',
      as: 'cases',
    },
    { metric: 'F1 of hard cuts', says: 'Finds about {} cuts', on: '{n} cuts between clips' },
  ],
  engineName: 'Vitrine video watcher',
  loadEngine: async () => (await import('./engine.ts')).answerFromVideo,
  prompt: async () => (await import('./prompt.ts')).videoAnswerPrompt,
  present: presentVideoAnswer,
  summarize: summarizeVideoAnswer,
  // Five minutes of speech on a busy core.
  deadlineSeconds: 300,
  memoryMegabytes: 3072,
})
