import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { wilsonInterval } from '@vitrine/basics/wilson-interval.ts'
import type { Measurement } from '@vitrine/contracts/catalogue/evidence.ts'
import { fileRun } from '@vitrine/model-kit/quiet-run.ts'
import { answerFromVideo } from '@vitrine/models/video-qa/engine.ts'
import type { VideoAnswer } from '@vitrine/models/video-qa/schema.ts'
import type { Measure } from '../measurement.ts'
import { answersRight } from '../video/answers-right.ts'
import { reportedClips } from '../video/clips.ts'
import { shotFigures } from '../video/shot-figures.ts'

interface Row {
  file: string
  question: string
  gold: string
  given: VideoAnswer['answers'][number]
  right: boolean
}

async function ask(path: string, questions: readonly string[]): Promise<VideoAnswer['answers']> {
  const bytes = new Uint8Array(await readFile(path))
  const { answers } = await answerFromVideo(
    ...fileRun(bytes, 'video/mp4', { options: { questions: JSON.stringify(questions.slice(0, 10)) } }),
  )
  return answers
}

/** `questions-test.jsonl` where it is there, else `questions.jsonl`. */
async function readQuestions(folder: string): Promise<{ file: string; question: string; answer: string }[]> {
  const text = await readFile(join(folder, 'questions-test.jsonl'), 'utf8').catch(() =>
    readFile(join(folder, 'questions.jsonl'), 'utf8'),
  )
  // The cast: the data's README describes the form.
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { file: string; question: string; answer: string })
}

export const measure: Measure = async ({ dataDir, progress }) => {
  const folder = join(dataDir, 'vision', 'video')
  const questions = await readQuestions(folder)
  const clips = await reportedClips(dataDir)
  const rows: Row[] = []
  for (const { file, path } of clips) {
    const asked = questions.filter((question) => question.file === file)
    if (asked.length === 0) continue
    const answers = await ask(
      path,
      asked.map(({ question }) => question),
    )
    for (const [index, { question, answer: gold }] of asked.entries()) {
      const given = answers[index]
      if (given) rows.push({ file, question, gold, given, right: given.found && answersRight(gold, given.answer) })
    }
    progress(`${file}: ${rows.filter((row) => row.file === file && row.right).length} of ${asked.length} right`)
  }
  const common = {
    dataset: 'video',
    source: 'intel-iot-devkit/sample-videos with questions written after looking at the frames',
    licence: 'CC BY 4.0',
    split: clips[0]?.split ?? 'train',
    higherIsBetter: true,
    floor: null,
    baseline: null,
  }
  const right = rows.filter((row) => row.right).length
  const found = rows.filter((row) => row.given.found)
  const measurements: Measurement[] = [
    {
      ...common,
      n: rows.length,
      metric: 'questions answered rightly',
      value: right / Math.max(1, rows.length),
      interval95: wilsonInterval(right, rows.length),
      note: 'The first number, yes or no, or a colour and every time of the gold answer must be in the answer, times within two seconds. Very few questions, and the two clips were looked at when this was made: unseen clips will do worse.',
    },
    {
      ...common,
      n: found.length,
      metric: 'right where an answer is given',
      value: right / Math.max(1, found.length),
      interval95: wilsonInterval(right, found.length),
    },
  ]
  return {
    measurements: [
      ...measurements,
      await shotFigures(
        clips.map(({ path }) => path),
        progress,
      ),
    ],
    failures: rows
      .filter((row) => !row.right)
      .slice(0, 6)
      .map(({ file, question, gold, given }) => ({
        input: `${file}: ${question}`,
        expected: gold,
        answered: given.answer,
      })),
  }
}
