import { sentencesWithin } from '../metrics/sentences-within.ts'
import { at } from '@vitrine/basics/at.ts'
import type { Measurement } from '@vitrine/contracts/catalogue/evidence.ts'
import { summariseClinicalText } from '@vitrine/engines/clinical/summarise-clinical-text.ts'
import { readDocument } from '@vitrine/engines/documents/read-document.ts'
import { splitSentences } from '@vitrine/engines/text/sentences.ts'
import { termVectors } from '@vitrine/engines/text/summary/term-vectors.ts'
import { textRank } from '@vitrine/engines/text/summary/text-rank.ts'
import { summaryOfDocument } from '@vitrine/models/med-doc-summarization/engine.ts'
import { readPassages } from '../clinical/passages.ts'
import { drawText } from '../clinical/draw-text.ts'
import { labelledMedicines } from '../clinical/labelled-medicines.ts'
import { aciBench, type ClinicalNote, notesToScore } from '../clinical/notes.ts'
import type { Measured, MeasureInput } from '../measurement.ts'
import { bootstrapInterval } from '../metrics/bootstrap-interval.ts'
import { meanRouge, type Rouge, rouge } from '../metrics/rouge.ts'

interface Recalled {
  input: string
  wanted: readonly string[]
  missed: readonly string[]
}

interface Compared {
  ours: Rouge
  lead: Rouge
  central: Rouge
}

const idle = new Set([
  'of',
  'the',
  'and',
  'with',
  'type',
  'in',
  'right',
  'left',
  'bilateral',
  'new',
  'acute',
  'chronic',
  'two',
  '2',
])
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !idle.has(word))
    .map((word) => word.replace(/s$/, ''))

/** Complaint and further problems of the visit's record, where every content word stands in the note. */
function problemsOnRecord(note: ClinicalNote): string[] {
  const words = new Set(wordsOf(note.note))
  return [note.cc, ...note['2nd_complaints'].split(';')]
    .map((problem) => problem.replace(/^(?:hx|history of)\s+/i, '').trim())
    .filter(
      (problem) =>
        problem !== '' &&
        !/exam|follow|visit|check|consult|evaluation|issue|problems|surgery|ectomy|plasty|preventive|diagnosed|routine/i.test(
          problem,
        ),
    )
    .filter((problem) => wordsOf(problem).every((word) => words.has(word)))
}

function sameProblem(wanted: string, answered: string): boolean {
  const own = new Set(wordsOf(answered))
  return wordsOf(wanted).every((word) => own.has(word))
}
const sameMedicine = (wanted: string, answered: string): boolean =>
  answered.toLowerCase().replace(/s$/, '').includes(wanted.replace(/s$/, '')) ||
  (wanted.includes(answered.toLowerCase()) && answered.length > 4)

function recallOf(
  input: string,
  wanted: readonly string[],
  answered: readonly string[],
  same: (wanted: string, answered: string) => boolean,
): Recalled {
  return { input, wanted, missed: wanted.filter((item) => !answered.some((other) => same(item, other))) }
}

const countOf = (rows: readonly Recalled[]): number => rows.reduce((sum, row) => sum + row.wanted.length, 0)

function recall(
  metric: string,
  rows: readonly Recalled[],
): Pick<Measurement, 'metric' | 'n' | 'value' | 'interval95' | 'baseline'> {
  const share = (drawn: readonly Recalled[]): number =>
    1 - drawn.reduce((sum, row) => sum + row.missed.length, 0) / Math.max(1, countOf(drawn))
  return { metric, n: countOf(rows), value: share(rows), interval95: bootstrapInterval(rows, share), baseline: null }
}

/** All three get as many words. */
function compare(text: string, reference: string): Compared {
  const { summary } = summariseClinicalText(text)
  const words = summary.split(/\s+/).length
  const sentences = splitSentences(text.replaceAll(/\[(?:doctor|patient)\]|^(?:Doctor|Patient|Guest_\w+):/gm, '')).map(
    (sentence) => sentence.text,
  )
  const ranks = textRank(termVectors(sentences))
  const best = sentences.map((_, index) => index).toSorted((left, right) => at(ranks, right) - at(ranks, left))
  return {
    ours: rouge(summary, reference),
    lead: rouge(
      sentencesWithin(
        sentences,
        sentences.map((_, index) => index),
        words,
      ),
      reference,
    ),
    central: rouge(sentencesWithin(sentences, best, words), reference),
  }
}

const names = { rouge1: 'ROUGE-1', rouge2: 'ROUGE-2', rougeL: 'ROUGE-L' } as const

function rougeRows(
  rows: readonly Compared[],
  common: Pick<Measurement, 'dataset' | 'source' | 'licence' | 'split' | 'higherIsBetter'>,
): Measurement[] {
  if (rows.length === 0) return []
  const [ours, lead, central] = (['ours', 'lead', 'central'] as const).map((system) =>
    meanRouge(rows.map((row) => row[system])),
  )
  if (!ours || !lead || !central) return []
  return (Object.keys(names) as (keyof Rouge)[]).map((kind) => {
    const better =
      lead[kind] > central[kind] ? { name: 'lead', value: lead[kind] } : { name: 'TextRank', value: central[kind] }
    return {
      ...common,
      n: rows.length,
      metric: names[kind],
      value: ours[kind],
      interval95: bootstrapInterval(rows, (drawn) => meanRouge(drawn.map((row) => row.ours))[kind]),
      floor: null,
      baseline: better,
      note: `In the same run with as many words: lead ${lead[kind].toFixed(3)}, TextRank ${central[kind].toFixed(3)}.`,
    }
  })
}

async function mtsTalks(dataDir: string): Promise<{ dialogue: string; text: string }[]> {
  const passages = await readPassages(dataDir, 'mts-ValidationSet.csv')
  return passages.filter(({ dialogue }) => dialogue.split(/\s+/).length > 60)
}

/** Problems and medicines of notes set as PDF pages; summaries of the visits' talks against the notes that clinicians wrote of them. */
export async function measure({ dataDir, progress }: MeasureInput): Promise<Measured> {
  const { split, notes } = await notesToScore(dataDir)
  const problems: Recalled[] = []
  const medicines: Recalled[] = []
  const talks: Compared[] = []
  for (const note of notes) {
    progress(note.encounter_id)
    const output = summaryOfDocument(await readDocument(drawText(note.note)))
    problems.push(
      recallOf(
        note.encounter_id,
        problemsOnRecord(note),
        output.problems.map(({ name }) => name),
        sameProblem,
      ),
    )
    const known = labelledMedicines[note.encounter_id]
    if (known !== undefined)
      medicines.push(
        recallOf(
          note.encounter_id,
          known,
          output.medicines.map(({ name }) => name),
          sameMedicine,
        ),
      )
    talks.push(compare(note.dialogue, note.note))
  }
  const passages = (await mtsTalks(dataDir)).map(({ dialogue, text }) => compare(dialogue, text))
  const common = { ...aciBench, split, higherIsBetter: true }
  const both = [...problems, ...medicines]
  return {
    measurements: [
      {
        ...common,
        dataset: 'ACI visit notes, set as PDF',
        ...recall('Content recall of problems and medicines', both),
        floor: 0.85,
        note: `Problems: complaint and chronic problems on record that the note names (${countOf(problems)}); medicines: labelled by hand (${countOf(medicines)}).`,
      },
      {
        ...common,
        dataset: 'ACI visit notes, set as PDF',
        ...recall('Content recall of problems', problems),
        floor: null,
      },
      ...(medicines.length === 0
        ? []
        : [
            {
              ...common,
              dataset: 'ACI visit notes, set as PDF',
              ...recall('Content recall of medicines', medicines),
              floor: null,
            },
          ]),
      ...rougeRows(talks, { ...common, dataset: 'ACI visit talks against the written note' }),
      ...rougeRows(passages, {
        dataset: 'MTS-Dialog talks against the written section',
        source: 'abachaa/MTS-Dialog',
        licence: 'CC BY 4.0',
        split: 'validation',
        higherIsBetter: true,
      }),
    ],
    failures: both
      .filter(({ missed }) => missed.length > 0)
      .slice(0, 6)
      .map(({ input, missed }) => ({
        input,
        expected: missed.join(', '),
        answered: 'not among the problems and medicines',
      })),
  }
}
