import { join } from 'node:path'
import { readable } from '@vitrine/engines/text/minutes/spoken.ts'
import { splitSentences } from '@vitrine/engines/text/sentences.ts'
import { z } from 'zod'
import { readJsonLines } from '../../read-json-lines.ts'
import { readEverydayRows } from '../everyday-rows.ts'
import { foldOf } from '../linear/folds.ts'
import { readOffensiveRows } from '../moderation/rows.ts'
import { isValidation } from '../moderation/split.ts'
import { readWrittenRows } from '../written-rows.ts'

/** A category that a text has, has not, or (null) that nobody says anything of. */
type Judged = Record<string, boolean | null>

export interface WrittenRow {
  task: 'review' | 'category' | 'everyday' | 'outcome'
  text: string
  target: string | Judged
}

const reviewLabels = new Set(['negative', 'positive', 'ironic', 'teasing', 'mixed', 'neutral'])
const outcomeLabels = new Set(['action', 'decision', 'open', 'none'])
const categories = ['hate', 'hate/threatening', 'harassment', 'violence', 'violence/graphic', 'self-harm', 'sexual']
const everyday = ['violence', 'harassment', 'hate', 'self-harm', 'spam']

/** What has one label as well has the other. */
const implied: Readonly<Record<string, readonly string[]>> = {
  'harassment/threatening': ['harassment', 'violence'],
  'hate/threatening': ['hate', 'violence'],
  'violence/graphic': ['violence'],
}

const withImplied = (labels: readonly string[]): Set<string> =>
  new Set(labels.flatMap((label) => [label, ...(implied[label] ?? [])]))

const plainSchema = z.object({ text: z.string() })

/** One row in so many of a file of texts that hold none of what is looked for. */
async function plainTexts(file: string, every: number): Promise<string[]> {
  const lines = await readJsonLines(file, plainSchema)
  return lines.map(({ text }) => text).filter((text) => foldOf(text, every) === 3 % every)
}

async function reviewRows(): Promise<WrittenRow[]> {
  const rows = await readWrittenRows(new URL('../sentiment/reviews/', import.meta.url))
  return rows.flatMap(({ labels: [label = ''], text }) => {
    if (!reviewLabels.has(label)) throw new Error(`'${label}' is no label of a review.`)
    return [{ task: 'review', text, target: label }]
  })
}

async function harmRows(data: string): Promise<WrittenRow[]> {
  const written = await readWrittenRows(new URL('../moderation/harm/', import.meta.url))
  const harm = written.flatMap(({ labels, text }): WrittenRow[] => {
    const has = withImplied(labels)
    const category = Object.fromEntries(categories.map((name) => [name, has.has(name)]))
    const inWords = Object.fromEntries(everyday.map((name): [string, boolean | null] => [name, has.has(name)]))
    // A proposition may well harass; whether it does nobody wrote down. Nor was spam asked for where harm was.
    if (has.has('sexual') && !has.has('harassment')) inWords['harassment'] = null
    if (!has.has('none') && !has.has('spam')) inWords['spam'] = null
    return [
      { task: 'category', text, target: category },
      { task: 'everyday', text, target: inWords },
    ]
  })
  const short = await readEverydayRows(new URL('../moderation/everyday.txt', import.meta.url))
  const tweets = (await readOffensiveRows(join(data, 'moderation'), 'olid-train.jsonl'))
    .filter((row) => !row.offensive && !isValidation(row) && foldOf(row.text, 16) === 3)
    .map(({ text }) => text)
  const plain = [
    ...tweets,
    ...(await plainTexts(join(data, 'tagging/banking77-train.jsonl'), 16)),
    ...(await plainTexts(join(data, 'sentiment/vader-nytEditorialSnippets.jsonl'), 8)),
    ...(await plainTexts(join(data, 'sentiment/vader-amazonReviewSnippets.jsonl'), 8)),
  ].map((text) => ({ label: 'none', text }))
  return [
    ...harm,
    ...[...short, ...plain].map(
      ({ label, text }): WrittenRow => ({
        task: 'everyday',
        text,
        target: Object.fromEntries(everyday.map((name) => [name, name === label])),
      }),
    ),
  ]
}

const meetingSchema = z.object({ meeting_transcripts: z.array(z.object({ content: z.string() })) })
const fewWords = 5
const manyWords = 25

/** Most of what is said in a long talk gives out no work and settles nothing. QMSum's meetings of even number; the odd ones are reported. */
async function talkTexts(data: string): Promise<string[]> {
  const meetings = await readJsonLines(join(data, 'meetings/qmsum-val.jsonl'), meetingSchema)
  return meetings
    .filter((_, index) => index % 2 === 0)
    .flatMap(({ meeting_transcripts }) => meeting_transcripts)
    .flatMap(({ content }) => splitSentences(content).map(({ text }) => readable(text)))
    .filter((text) => text.split(' ').length >= fewWords && text.split(' ').length <= manyWords)
    .filter((text) => foldOf(text, 64) === 1)
}

async function outcomeRows(data: string): Promise<WrittenRow[]> {
  const written = (await readWrittenRows(new URL('../meetings/outcomes/', import.meta.url))).map(
    ({ labels: [label = ''], text }) => ({ label, text: readable(text) }),
  )
  const short = await readEverydayRows(new URL('../meetings/everyday.txt', import.meta.url))
  const plain = [
    ...(await talkTexts(data)),
    ...(await plainTexts(join(data, 'sentiment/vader-nytEditorialSnippets.jsonl'), 32)),
    ...(await plainTexts(join(data, 'sentiment/vader-amazonReviewSnippets.jsonl'), 32)),
  ].map((text) => ({ label: 'none', text }))
  return [...written, ...short, ...plain].map(({ label, text }) => {
    if (!outcomeLabels.has(label)) throw new Error(`'${label}' is no outcome.`)
    return { task: 'outcome', text, target: label }
  })
}

/** Rows written for the product, with plain ones beside them that hold nothing of the kind. `data`: the folder of the sets. */
export async function writtenRows(data: string): Promise<WrittenRow[]> {
  return [...(await reviewRows()), ...(await harmRows(data)), ...(await outcomeRows(data))]
}
