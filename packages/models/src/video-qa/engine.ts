import { keyFrame } from '@vitrine/engines/video/key-frame.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import { answeredTogether } from '../shared/answers/answered-questions.ts'
import { heardInVideo } from '../shared/speech/heard-in-video.ts'
import { answerVideoQuestions, questionsToAsk } from './answer-video-question.ts'
import { evidenceOf } from './gather-evidence.ts'
import { readQuestions } from './read-questions.ts'
import type { Answer, VideoAnswer } from './schema.ts'
import { thingsOf, type VideoEvidence } from './video-evidence.ts'

const mostKeyFrames = 12

/** The first cited moment, with what is in view there marked. */
async function frameOf({ found, citations }: Answer, { video, tracks }: VideoEvidence): Promise<string | null> {
  const [citation] = citations
  if (!found || !citation) return null
  const still =
    video.stills.find(({ time }) => time >= citation.start - 1e-6 && time <= citation.end) ??
    video.stills.findLast(({ time }) => time <= citation.start)
  if (!still) return null
  const marks = tracks.flatMap(({ named, sightings }) =>
    sightings
      .filter(({ time }) => time === still.time)
      .map(({ box, label }) => ({ box, label: named ? label : 'moves' })),
  )
  return keyFrame(still.jpeg, marks)
}

async function shotFrame(
  { start, end }: { start: number; end: number },
  { video }: VideoEvidence,
): Promise<string | null> {
  const middle = (start + end) / 2
  const still = video.stills.toSorted((a, b) => Math.abs(a.time - middle) - Math.abs(b.time - middle))[0]
  return still && still.time >= start - 0.05 && still.time <= end ? keyFrame(still.jpeg) : null
}

/** The answers, of engine or provider, with all that was measured. */
export async function showAnswers(
  answers: readonly Answer[],
  questions: readonly string[],
  evidence: VideoEvidence,
): Promise<VideoAnswer> {
  const { video } = evidence
  return {
    ...answeredTogether(answers),
    answers: await Promise.all(answers.map(async (answer) => ({ ...answer, frame: await frameOf(answer, evidence) }))),
    related_questions: questionsToAsk(evidence, questions),
    shots: await Promise.all(
      video.shots.map(async (shot, index) => ({
        ...shot,
        frame: index < mostKeyFrames ? await shotFrame(shot, evidence) : null,
      })),
    ),
    things: thingsOf(evidence),
    motion: video.motion,
    written: video.written,
    ...heardInVideo(video),
  }
}

/**
 * Answers questions about a video of up to five minutes from what can be measured on it; without questions it describes it.
 * Throws InputError option-invalid above ten questions, and as `openVideo` does.
 */
export const answerFromVideo: Engine<VideoAnswer> = async (input, context) => {
  const questions = readQuestions(input.options['questions'])
  const evidence = await evidenceOf(input, context)
  context.report({ stage: 'Answering', fraction: 0.96 })
  return showAnswers(await answerVideoQuestions(questions, evidence), questions, evidence)
}
