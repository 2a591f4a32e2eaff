import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mean } from '@vitrine/basics/statistics.ts'
import type { Measurement } from '@vitrine/contracts/catalogue/evidence.ts'
import { splitSentences } from '@vitrine/engines/text/sentences.ts'
import { fileRun } from '@vitrine/model-kit/quiet-run.ts'
import { answerTranscript } from '@vitrine/models/audio-question-answering/answer-transcript.ts'
import { answerFromRecording } from '@vitrine/models/audio-question-answering/engine.ts'
import type { AudioAnswer } from '@vitrine/models/audio-question-answering/schema.ts'
import type { Measure } from '../measurement.ts'
import { bootstrapInterval } from '../metrics/bootstrap-interval.ts'
import { isReported } from '../qa/split.ts'
import { readSquad, type SquadQuestion } from '../qa/squad.ts'
import { bestF1 } from '../qa/token-f1.ts'

/** So many passages are read, and so many of the shortest are read aloud. */
const passagesRead = 60
const passagesSpoken = 6
const secondsPerCharacter = 1 / 15

interface Row {
  question: SquadQuestion
  answer: string
  found: boolean
  /** Whether the cited words hold one of the right answers. */
  cited: boolean
  f1: number
}

const signal = new AbortController().signal

/** The passage as a recogniser without faults would write it: a segment a sentence, at an even pace. */
function faultless(context: string) {
  const segments = splitSentences(context).map(({ text, start, end }) => ({
    start: start * secondsPerCharacter,
    end: end * secondsPerCharacter,
    text,
    confidence: null,
  }))
  return { segments, recogniser: { kind: 'provider' as const, name: 'faultless', version: '1' } }
}

function rowsOf(questions: readonly SquadQuestion[], answers: AudioAnswer['answers']): Row[] {
  return questions.map((question, index) => {
    const given = answers[index]
    const golds = question.answers.map(({ text }) => text)
    const answer = given?.found ? given.answer : ''
    const quotes = (given?.citations ?? []).map(({ quote }) => quote.toLowerCase())
    return {
      question,
      answer,
      found: given?.found ?? false,
      cited: golds.some((gold) => quotes.some((quote) => quote.includes(gold.toLowerCase()))),
      f1: bestF1(answer, golds),
    }
  })
}

/** Reads passages aloud by flite and listens; null where this machine cannot. */
async function speakAndListen(context: string, questions: readonly SquadQuestion[]): Promise<Row[] | null> {
  const folder = await mkdtemp(join(tmpdir(), 'aloud-'))
  try {
    const wav = join(folder, 'aloud.wav')
    if (spawnSync('flite', ['-voice', 'slt', '-t', context, '-o', wav]).status !== 0) return null
    const bytes = new Uint8Array(await readFile(wav))
    const rows: Row[] = []
    for (let first = 0; first < questions.length; first += 10) {
      const part = questions.slice(first, first + 10)
      const { answers } = await answerFromRecording(
        ...fileRun(bytes, 'audio/wav', { options: { questions: part.map(({ question }) => question).join('\n') } }),
      )
      rows.push(...rowsOf(part, answers))
    }
    return rows
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const meanF1 = (rows: readonly Row[]) => mean(rows.map(({ f1 }) => f1))
const citedShare = (rows: readonly Row[]) => rows.filter(({ cited }) => cited).length / Math.max(1, rows.length)
const foundShare = (rows: readonly Row[]) => rows.filter(({ found }) => found).length / Math.max(1, rows.length)

const common = {
  dataset: 'squad-dev-1.1',
  source: 'SQuAD 1.1, articles that no weight was trained on',
  licence: 'CC BY-SA 4.0',
  split: 'articles kept apart',
  higherIsBetter: true,
  floor: null,
  baseline: null,
}

function figures(rows: readonly Row[], way: string, note: string): Measurement[] {
  return [
    { metric: `token F1, ${way}`, of: meanF1 },
    { metric: `cited words hold the answer, ${way}`, of: citedShare },
    { metric: `questions answered, ${way}`, of: foundShare },
  ].map(({ metric, of }) => ({
    ...common,
    metric,
    n: rows.length,
    value: of(rows),
    interval95: bootstrapInterval(rows, of),
    note,
  }))
}

export const measure: Measure = async ({ dataDir, progress }) => {
  const all = (await readSquad(join(dataDir, 'qa', 'squad-dev-1.1.json'))).filter(({ article }) => isReported(article))
  const contexts = [...new Set(all.map(({ context }) => context))].sort((left, right) => left.length - right.length)
  const every = Math.max(1, Math.floor(contexts.length / passagesRead))
  const questionsOn = (context: string) => all.filter((question) => question.context === context)

  const read: Row[] = []
  for (const context of contexts.filter((_, index) => index % every === 0)) {
    const questions = questionsOn(context)
    const { answers } = await answerTranscript(
      questions.map(({ question }) => question),
      faultless(context),
      signal,
    )
    read.push(...rowsOf(questions, answers))
  }
  progress(`${read.length} questions on faultless transcripts`)

  const spoken: Row[] = []
  for (const context of contexts.slice(0, passagesSpoken)) {
    spoken.push(...((await speakAndListen(context, questionsOn(context))) ?? []))
    progress(`${spoken.length} questions on passages read aloud`)
  }
  const aloud = 'read aloud by a computer’s voice'
  return {
    measurements: [
      ...figures(
        read,
        'faultless transcript',
        'What a good recogniser leaves to the reader; no sound is heard in this one.',
      ),
      ...(spoken.length > 0 ? figures(spoken, aloud, 'Whisper base on flite’s voice, short passages.') : []),
    ],
    failures: [...spoken, ...read]
      .filter(({ cited }) => !cited)
      .slice(0, 6)
      .map(({ question, answer, found }) => ({
        input: question.question,
        expected: question.answers[0]?.text ?? '',
        answered: found ? answer : 'not found',
      })),
  }
}
