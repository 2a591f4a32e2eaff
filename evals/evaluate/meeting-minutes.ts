import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { at } from '@vitrine/basics/at.ts'
import { seededRandom } from '@vitrine/basics/seeded-random.ts'
import type { Measurement } from '@vitrine/contracts/catalogue/evidence.ts'
import { utterancesOf } from '@vitrine/engines/text/minutes/spoken.ts'
import { readTranscript } from '@vitrine/engines/text/minutes/transcript/transcript.ts'
import { writeMinutes } from '@vitrine/engines/text/minutes/write-minutes.ts'
import { termVectors } from '@vitrine/engines/text/summary/term-vectors.ts'
import { textRank } from '@vitrine/engines/text/summary/text-rank.ts'
import { z } from 'zod'
import type { Measured, MeasureInput } from '../measurement.ts'
import { labelledOutcomes } from '../meetings/labelled-outcomes.ts'
import { bootstrapInterval } from '../metrics/bootstrap-interval.ts'
import { type Found, microF1 } from '../metrics/micro-f1.ts'
import { meanRouge, type Rouge, rouge } from '../metrics/rouge.ts'
import { sentencesWithin } from '../metrics/sentences-within.ts'
import { readJsonLines } from '../read-json-lines.ts'

const meetingSchema = z.object({
  general_query_list: z.array(z.object({ query: z.string(), answer: z.string() })).min(1),
  meeting_transcripts: z.array(z.object({ speaker: z.string(), content: z.string() })),
})
type Meeting = z.infer<typeof meetingSchema>

interface Compared {
  ours: Rouge
  central: Rouge
  random: Rouge
  lead: Rouge
}

const common = { source: 'Yale-LILY/QMSum', licence: 'MIT', higherIsBetter: true }
/** Published for TextRank on QMSum (Zhong et al. 2021, table 5). */
const published: Rouge = { rouge1: 0.1627, rouge2: 0.0269, rougeL: 0.1541 }
const names = { rouge1: 'ROUGE-1', rouge2: 'ROUGE-2', rougeL: 'ROUGE-L' } as const

/** Kept-apart meetings where the folder has them, else the odd rows of the validation file: the even ones were looked at. */
async function meetingsToScore(
  folder: string,
): Promise<{ split: string; meetings: { meeting: Meeting; index: number }[] }> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.jsonl'))
  const apart = files.filter((file) => file.includes('test'))
  const rows = await Promise.all(
    (apart.length > 0 ? apart : files).map((file) => readJsonLines(join(folder, file), meetingSchema)),
  )
  const all = rows.flat().map((meeting, index) => ({ meeting, index }))
  if (apart.length > 0) return { split: 'test', meetings: all }
  return { split: 'validation, odd rows', meetings: all.filter(({ index }) => index % 2 === 1) }
}

const transcriptOf = ({ meeting_transcripts }: Meeting): string =>
  meeting_transcripts.map(({ speaker, content }) => `${speaker}: ${content.replaceAll('\n', ' ')}`).join('\n')

/** All four get as many words, from sentences cleaned in the same way. */
function compare(text: string, summary: string, reference: string, seed: number): Compared {
  const sentences = utterancesOf(readTranscript(text).turns).map((utterance) => utterance.text)
  const words = summary.split(/\s+/).length
  const order = sentences.map((_, index) => index)
  const ranks = textRank(termVectors(sentences))
  const random = seededRandom(seed + 1)
  const dice = order.map(() => random())
  const by = (values: readonly number[]): number[] =>
    order.toSorted((left, right) => at(values, right) - at(values, left))
  return {
    ours: rouge(summary, reference),
    central: rouge(sentencesWithin(sentences, by(ranks), words), reference),
    random: rouge(sentencesWithin(sentences, by(dice), words), reference),
    lead: rouge(sentencesWithin(sentences, order, words), reference),
  }
}

/** People say a decision in several turns: one within three of the labelled turn is the same. */
const reach = 3

function matched(gold: readonly number[], answered: readonly number[]): Found {
  const left = [...answered]
  let right = 0
  let surplus = answered.length
  for (const turn of gold) {
    const near = left.filter((other) => Math.abs(other - turn) <= reach)
    if (near.length === 0) continue
    right += 1
    // Several sentences on one thing are one answer.
    surplus -= near.length - 1
    for (const other of near) left.splice(left.indexOf(other), 1)
  }
  return { right, answered: surplus, gold: gold.length }
}

const mean = (rows: readonly Compared[], system: keyof Compared): Rouge => meanRouge(rows.map((row) => row[system]))

function rougeRows(rows: readonly Compared[], split: string): Measurement[] {
  const means = {
    ours: mean(rows, 'ours'),
    central: mean(rows, 'central'),
    random: mean(rows, 'random'),
    lead: mean(rows, 'lead'),
  }
  return (Object.keys(names) as (keyof Rouge)[]).map((kind) => ({
    ...common,
    dataset: 'QMSum, summary of the whole meeting',
    split,
    n: rows.length,
    metric: names[kind],
    value: means.ours[kind],
    interval95: bootstrapInterval(rows, (drawn) => mean(drawn, 'ours')[kind]),
    floor: published[kind],
    baseline: { name: 'TextRank', value: means.central[kind] },
    note: `In the same run with as many words: TextRank ${means.central[kind].toFixed(3)}, random ${means.random[kind].toFixed(3)}, lead ${means.lead[kind].toFixed(3)}. The floor is what was published for TextRank.`,
  }))
}

function outcomeRows(rows: readonly { decisions: Found; actions: Found }[], split: string): Measurement[] {
  const figures = [
    ['Decisions and actions, F1', (row: (typeof rows)[number]) => [row.decisions, row.actions], 0.6],
    ['Decisions, F1', (row: (typeof rows)[number]) => [row.decisions], null],
    ['Actions, F1', (row: (typeof rows)[number]) => [row.actions], null],
  ] as const
  return figures.map(([metric, of, floor]) => ({
    ...common,
    dataset: 'QMSum meetings, outcomes labelled by hand',
    split,
    n: rows.length,
    metric,
    value: microF1(rows.flatMap(of)),
    interval95: bootstrapInterval(rows, (drawn) => microF1(drawn.flatMap(of))),
    floor,
    baseline: null,
    note: `Ten meetings with ${rows.reduce((sum, row) => sum + row.decisions.gold, 0)} decisions and ${rows.reduce((sum, row) => sum + row.actions.gold, 0)} actions; right within ${reach} turns of the labelled one. Their errors were looked at and the patterns revised: meetings of other kinds may score lower.`,
  }))
}

export async function measure({ dataDir, progress }: MeasureInput): Promise<Measured> {
  const { split, meetings } = await meetingsToScore(join(dataDir, 'meetings'))
  const compared: Compared[] = []
  const outcomes: { index: number; decisions: Found; actions: Found }[] = []
  for (const { meeting, index } of meetings) {
    progress(`meeting ${index}`)
    const text = transcriptOf(meeting)
    const minutes = writeMinutes(text)
    compared.push(compare(text, minutes.summary, meeting.general_query_list[0]?.answer ?? '', index))
    const labels = split === 'test' ? undefined : labelledOutcomes[index]
    if (labels !== undefined) {
      outcomes.push({
        index,
        decisions: matched(
          labels.decisions,
          minutes.decisions.map(({ turn }) => turn),
        ),
        actions: matched(
          labels.actions,
          minutes.actions.map(({ turn }) => turn),
        ),
      })
    }
  }
  return {
    measurements: [...rougeRows(compared, split), ...(outcomes.length === 0 ? [] : outcomeRows(outcomes, split))],
    failures: outcomes
      .filter(({ decisions, actions }) => decisions.right + actions.right < decisions.gold + actions.gold)
      .slice(0, 5)
      .map(({ index, decisions, actions }) => ({
        input: `QMSum validation meeting ${index}`,
        expected: `${decisions.gold} decisions, ${actions.gold} actions`,
        answered: `${decisions.right} of ${decisions.answered} and ${actions.right} of ${actions.answered} listed are among them`,
      })),
  }
}
