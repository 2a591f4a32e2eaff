import { waveformPeaks } from '@vitrine/engines/audio/waveform.ts'
import { readRecording } from '@vitrine/engines/speech/read-recording.ts'
import { recogniseSpeech } from '@vitrine/engines/speech/recognise-speech.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import { answeredTogether } from '../shared/answers/answered-questions.ts'
import { answerTranscript } from './answer-transcript.ts'
import { readQuestions } from './read-questions.ts'
import type { AudioAnswer } from './schema.ts'

const maxSeconds = 1800

/**
 * Answers questions about a recording of up to 30 minutes from its transcript, in the words that were said.
 * Throws as `readQuestions` and `readRecording` do.
 */
export const answerFromRecording: Engine<AudioAnswer> = async ({ file, options }, context) => {
  const questions = readQuestions(options.questions)
  context.report({ stage: 'Decoding the recording', fraction: 0.01 })
  const source = { bytes: await context.readFile(), name: file?.name ?? '', mediaType: file?.mediaType ?? '' }
  const recording = await readRecording(source, { maxSeconds, signal: context.signal })
  const transcript = await recogniseSpeech(recording, {
    equipment: context.speech,
    signal: context.signal,
    report: ({ stage, fraction }) =>
      context.report({ stage, fraction: fraction === null ? null : 0.02 + 0.85 * fraction }),
  })
  context.report({ stage: 'Looking for the answers', fraction: 0.9 })
  const { answers, related } = await answerTranscript(questions, transcript, context.signal)
  return {
    ...answeredTogether(answers),
    answers,
    related_questions: related,
    text: transcript.text,
    segments: [...transcript.segments],
    recogniser: transcript.recogniser,
    language: transcript.language,
    durationSeconds: recording.sound.seconds,
    waveform: waveformPeaks(recording.sound.samples),
    notes: { recogniser: [...transcript.notes], file: [...recording.sound.notes] },
  }
}
