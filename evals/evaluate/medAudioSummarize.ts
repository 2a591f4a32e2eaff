import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mean } from '@vitrine/basics/statistics.ts'
import { joinSamples } from '@vitrine/engines/audio/join-samples.ts'
import { readSound } from '@vitrine/engines/audio/read-sound.ts'
import { writeWav } from '@vitrine/engines/audio/write-wav.ts'
import { fileRun } from '@vitrine/model-kit/quiet-run.ts'
import { summariseMedicalAudio } from '@vitrine/models/medAudioSummarize/engine.ts'
import { summariseTranscript } from '@vitrine/models/medAudioSummarize/summarise-transcript.ts'
import { aciBench, notesToScore } from '../clinical/notes.ts'
import { readPassages } from '../clinical/passages.ts'
import type { Measure } from '../measurement.ts'
import { bootstrapInterval } from '../metrics/bootstrap-interval.ts'
import { rouge } from '../metrics/rouge.ts'

/** The shortest talks that tell of so many problems and medicines are read aloud. */
const talksSpoken = 6
const leastTold = 3
const secondsPerCharacter = 1 / 15
const rate = 16_000
const pauseSeconds = 0.7

interface Turn {
  doctor: boolean
  text: string
}

/** Both sets write a speaker before each turn, '[doctor]' or 'Doctor:'. */
function turnsOf(dialogue: string): Turn[] {
  return dialogue
    .split('\n')
    .map((line) => ({
      doctor: /^\W*doctor/i.test(line),
      text: line.replace(/^\s*(?:\[[^\]]*\]|[A-Za-z_]+\d*:)\s*/, '').trim(),
    }))
    .filter(({ text }) => text !== '')
}

/** As a recogniser without faults would write it: a segment a turn, at an even pace. */
function faultless(turns: readonly Turn[]) {
  let time = 0
  const segments = turns.map(({ text }) => {
    const start = time
    time += text.length * secondsPerCharacter
    const end = time
    time += pauseSeconds
    return { start, end, text, confidence: null }
  })
  return { segments, recogniser: { kind: 'provider' as const, name: 'faultless', version: '1' } }
}

/** A talk by two voices of flite; null where this machine cannot speak. */
async function speak(turns: readonly Turn[]): Promise<Uint8Array | null> {
  const folder = await mkdtemp(join(tmpdir(), 'talk-'))
  try {
    const parts: Float32Array[] = []
    for (const { doctor, text } of turns) {
      const wav = join(folder, 'turn.wav')
      if (spawnSync('flite', ['-voice', doctor ? 'rms' : 'slt', '-t', text, '-o', wav]).status !== 0) return null
      const bytes = new Uint8Array(await readFile(wav))
      parts.push((await readSound(bytes, { rate, minSeconds: 0.05, maxSeconds: 300 })).samples)
      parts.push(new Float32Array(pauseSeconds * rate))
    }
    return writeWav(joinSamples(parts), { rate })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Compared {
  ours: number
  lead: number
}

const meanOf = (pick: (row: Compared) => number) => (rows: readonly Compared[]) => mean(rows.map((row) => pick(row)))
const shareOf = (rows: readonly { heard: boolean }[]) =>
  rows.filter(({ heard }) => heard).length / Math.max(1, rows.length)

/** The summary against the note that a clinician wrote of the visit, and as many words from the start of the talk. */
function compare(dialogue: string, note: string): Compared {
  const turns = turnsOf(dialogue)
  const { summary } = summariseTranscript(faultless(turns))
  const words = turns.flatMap(({ text }) => text.split(/\s+/))
  const lead = words.slice(0, summary.split(/\s+/).length).join(' ')
  return { ours: rouge(summary, note).rouge1, lead: rouge(lead, note).rouge1 }
}

interface Told {
  name: string
  talk: string
  heard: boolean
}

function toldIn(turns: readonly Turn[]): string[] {
  const { problems, medicines } = summariseTranscript(faultless(turns))
  return [...problems, ...medicines].map(({ name }) => name)
}

/** Which of the problems and medicines that a faultless transcript tells are still there when the talk was listened to. */
async function listen(id: string, turns: readonly Turn[]): Promise<Told[] | null> {
  const bytes = await speak(turns)
  if (bytes === null) return null
  const heard = await summariseMedicalAudio(...fileRun(bytes, 'audio/wav'))
  const known = new Set([...heard.problems, ...heard.medicines].map(({ name }) => name.toLowerCase()))
  return toldIn(turns).map((name) => ({ name, talk: id, heard: known.has(name.toLowerCase()) }))
}

export const measure: Measure = async ({ dataDir, progress }) => {
  const { split, notes } = await notesToScore(dataDir)
  const compared = notes.map(({ dialogue, note }) => compare(dialogue, note))
  progress(`${compared.length} visits`)
  const passages = await readPassages(dataDir, 'mts-ValidationSet.csv')
  const short = passages
    .filter(({ dialogue }) => toldIn(turnsOf(dialogue)).length >= leastTold)
    .sort((left, right) => left.dialogue.length - right.dialogue.length)
    .slice(0, talksSpoken)
  const told: Told[] = []
  for (const { id, dialogue } of short) {
    told.push(...((await listen(id, turnsOf(dialogue))) ?? []))
    progress(`${told.length} problems and medicines in talks read aloud`)
  }
  const ours = meanOf((row) => row.ours)
  return {
    measurements: [
      {
        ...aciBench,
        dataset: 'ACI visits, faultless transcripts',
        split,
        n: compared.length,
        metric: 'ROUGE-1 against the clinician’s note',
        value: ours(compared),
        higherIsBetter: true,
        interval95: bootstrapInterval(compared, ours),
        floor: null,
        baseline: { name: 'as many words from the start of the talk', value: meanOf((row) => row.lead)(compared) },
        note: 'What a good recogniser leaves to the reader; no sound is heard in this one.',
      },
      ...(told.length > 0
        ? [
            {
              dataset: 'MTS-Dialog talks, read aloud by computer voices',
              source: 'abachaa/MTS-Dialog',
              licence: 'CC BY 4.0',
              split: 'validation',
              n: told.length,
              metric: 'problems and medicines still there when listened to',
              value: shareOf(told),
              higherIsBetter: true,
              interval95: bootstrapInterval(told, shareOf),
              floor: null,
              baseline: null,
              note: `Whisper base on flite’s voices, ${short.length} short talks; counted against what the reader finds in the faultless transcript.`,
            },
          ]
        : []),
    ],
    failures: told
      .filter(({ heard }) => !heard)
      .slice(0, 6)
      .map(({ name, talk }) => ({ input: `talk ${talk}`, expected: name, answered: 'not heard' })),
  }
}
