import type { Engine } from '@vitrine/model-kit/run-context.ts'
import { answeredTogether } from '../shared/answers/answered-questions.ts'
import { heardFields, hearRecording } from '../shared/speech/hear-recording.ts'
import { answerTranscript } from './answer-transcript.ts'
import { readQuestions } from './read-questions.ts'
import type { AudioAnswer } from './schema.ts'

const maxSeconds = 1800

/**
 * Answers questions about a recording of up to 30 minutes from its transcript, in the words that were said.
 * Throws as `readQuestions` and `readRecording` do.
 */
export const answerFromRecording: Engine<AudioAnswer> = async (input, context) => {
  const questions = readQuestions(input.options['questions'])
  const heard = await hearRecording(input, context, { maxSeconds, until: 0.87 })
  const { transcript } = heard
  context.report({ stage: 'Looking for the answers', fraction: 0.9 })
  const { answers, related } = await answerTranscript(questions, transcript, context.signal)
  return {
    ...answeredTogether(answers),
    answers,
    related_questions: related,
    ...heardFields(heard),
  }
}
