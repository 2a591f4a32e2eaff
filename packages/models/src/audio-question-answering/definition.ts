import { evidenceSchema } from '@vitrine/contracts/catalogue/evidence.ts'
import { defineModel } from '@vitrine/model-kit/model.ts'
import evidence from './evidence.json' with { type: 'json' }
import { presentAudioAnswer, summarizeAudioAnswer } from './present.ts'
import { samples } from './samples.ts'
import { audioAnswerSchema } from './schema.ts'

/** Answers questions about a recording: recognised speech, read by the reader that documents use. */
export const audioQuestionAnswering = defineModel({
  id: 'audio-question-answering',
  version: 13,
  title: 'Audio question answering',
  name: 'Audio Q&A',
  description: 'Answers questions about a recording and shows the moment where the answer was said.',
  footer: 'Recording and question in · answer out',
  icon: 'message-circle-question',
  places: ['marketing/insight'],
  capabilities: [
    'Transcript with times',
    'Answers with time stamps',
    'Several questions at once',
    'Says so when the recording does not tell',
  ],
  processingTime: '20-30s',
  input: { kind: 'audio', accept: ['mp3', 'wav', 'm4a'], maxMegabytes: 12, limits: ['recordings of up to 30 minutes'] },
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
  slug: 'audio-qa',
  aliases: [{ name: 'answer_questions_audio' }],
  interaction: 'form',
  resultRoute: 'normalaudio',
  output: audioAnswerSchema,
  samples,
  samplesFolder: new URL('./samples/', import.meta.url),
  evidence: evidenceSchema.parse(evidence),
  figures: [
    {
      metric: 'cited words hold the answer, read aloud by a computer’s voice',
      says: 'Finds where the answer is said for {} questions',
      on: 'passages read aloud by a computer',
      as: 'cases',
    },
    {
      metric: 'cited words hold the answer, faultless transcript',
      says: 'Finds where the answer is said for {} questions if every word is heard right',
      on: '{n} questions, without sound',
      as: 'cases',
    },
  ],
  engineName: 'Vitrine listener and reader',
  loadEngine: async () => (await import('./engine.ts')).answerFromRecording,
  embeddedOnly: 'the provider transcribes; answers must be the words that were said',
  present: presentAudioAnswer,
  summarize: summarizeAudioAnswer,
  // Half an hour of speech on a busy core.
  deadlineSeconds: 900,
  memoryMegabytes: 3072,
})
