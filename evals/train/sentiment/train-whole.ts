import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { at } from '@vitrine/basics/at.ts'
import { weightedSum } from '@vitrine/basics/logistic.ts'
import { mean } from '@vitrine/basics/statistics.ts'
import { splitSentences } from '@vitrine/engines/text/sentences.ts'
import { judgeSentence } from '@vitrine/engines/text/sentiment/document-sentiment.ts'
import { loadSentimentModel } from '@vitrine/engines/text/sentiment/load-sentiment-model.ts'
import { joinMarks, readMeaning } from '@vitrine/engines/text/sentiment/read-meaning.ts'
import {
  kindChances,
  type ReadPart,
  type ReviewKind,
  reviewKinds,
  wholeInputs,
} from '@vitrine/engines/text/sentiment/whole-review.ts'
import { windowsOf } from '@vitrine/engines/text/windows.ts'
import { fitSoftmax } from '../linear/fit-softmax.ts'
import { foldOf } from '../linear/folds.ts'
import { readWrittenRows } from '../written-rows.ts'
import { productSets, readSentimentSets } from './rows.ts'
import { placeRows } from './split.ts'

/**
 * Fits how a review of several sentences is judged as a whole, on written reviews and on rated tweets and snippets, neither of which the branch has
 * learned from, and measures it on the tenth of the written ones that is kept back and, in seven folds, on all.
 * Usage: node evals/train/sentiment/train-whole.ts [--data DIR]
 */
const { values } = parseArgs({
  options: { data: { type: 'string', default: new URL('../../../../shared/data', import.meta.url).pathname } },
})
const windowWords = 90
// Of a squared weight against the rows' mean loss; of 0.003 to 0.02 best in cross-validation.
const penalty = 0.01
const ratedGroup = 'rated'
const composedGroup = 'composed'
// Of each kind; of the mixed a third.
const composed = 120
// What a rated text counts, alone or composed: they have no irony and nothing mixed, and more of them lost some of it.
const ratedShare = 0.5
// Log odds. The written reviews blame more often than customers do, most of whom praise or only tell: in cross-validation on the files c as much
// praise is now taken for blame as blame for praise.
const oddsOfOthers = 0.3
const blames: ReadonlySet<ReviewKind> = new Set(['negative', 'ironic', 'mixed'])

interface Row {
  /** The letter of the file's name, or 'rated'. */
  group: string
  text: string
  kind: ReviewKind
  inputs: number[]
}

const folder = new URL('reviews/', import.meta.url)
const model = await loadSentimentModel()

async function read(texts: readonly string[]): Promise<ReadPart[]> {
  const meanings = await readMeaning(texts)
  return texts.map((text, index) => {
    const { reading } = judgeSentence(model, { text, start: 0, end: text.length })
    return { evidence: reading.evidence, meaning: at(meanings, index) }
  })
}

const isKeptBack = ({ text }: { text: string }): boolean => foldOf(text, 10) === 1

type Text = Pick<Row, 'group' | 'text' | 'kind'>

/** Reviews; of those that the branch has learned from only what was kept back. */
async function writtenReviews(group: string): Promise<Text[]> {
  const written = await readWrittenRows(folder, `${group}*.tsv`)
  return written
    .filter((row) => group >= 'c' || isKeptBack(row))
    .map(({ labels: [label = ''], text }) => {
      const kind = reviewKinds.find((one) => one === label)
      if (kind === undefined) throw new Error(`'${label}' is no kind of a review.`)
      return { group, text, kind }
    })
}

/** What raters gave a valence, −1…1: hardly any of the written reviews curses. What is neither plain nor clear is left out. */
async function ratedTexts(): Promise<Text[]> {
  const rows = placeRows(await readSentimentSets(join(values.data, 'sentiment')))
  return rows
    .filter(({ part, toWeighOn, kind }) => part === 'train' && toWeighOn && kind === 'valence')
    .flatMap(({ text, target }): Text[] => {
      if (Math.abs(target) < 0.05) return [{ group: ratedGroup, text, kind: 'neutral' }]
      if (Math.abs(target) < 0.2) return []
      return [{ group: ratedGroup, text, kind: target > 0 ? 'positive' : 'negative' }]
    })
}

const pick = (from: readonly string[], place: number): string => at(from, place % from.length)

/**
 * Plain reviews: three or four rated sentences on products, all praise, all blame, or in turn. Those that were written go out of their way to be hard,
 * and of these alone 'the room was clean, the staff kind' was learned to be mixed.
 */
async function composedReviews(): Promise<Text[]> {
  const rows = placeRows(await readSentimentSets(join(values.data, 'sentiment')))
    .filter(
      ({ set, part, toWeighOn, target }) =>
        productSets.has(set) && part === 'train' && toWeighOn && Math.abs(target) >= 0.2,
    )
    .filter(({ text }) => text.split(/\s+/).length >= 6 && text.split(/\s+/).length <= 25)
    .sort((left, right) => foldOf(left.text, 1_000_003) - foldOf(right.text, 1_000_003))
  const sentences = { positive: [] as string[], negative: [] as string[] }
  for (const { text, target } of rows) {
    const said = joinMarks(text)
      .replaceAll(/ ([.,!?;:])/g, '$1')
      .trim()
    const sentence = said.charAt(0).toUpperCase() + said.slice(1) + (/[.!?]$/.test(said) ? '' : '.')
    const same = sentences[target > 0 ? 'positive' : 'negative']
    if (!same.includes(sentence)) same.push(sentence)
  }
  const { positive, negative } = sentences
  const groups = Array.from({ length: composed }, (_, group): Text[] => {
    const many = 3 + (group % 2)
    const textOf = (of: (index: number) => string): string =>
      Array.from({ length: many }, (__, index) => of(index)).join(' ')
    // Steps of another length bring other sentences together in each round.
    const place = (index: number): number => group * 3 + index * (1 + Math.floor((group * 3) / 100))
    return [
      { group: composedGroup, kind: 'positive', text: textOf((index) => pick(positive, place(index))) },
      { group: composedGroup, kind: 'negative', text: textOf((index) => pick(negative, place(index))) },
      {
        group: composedGroup,
        kind: 'mixed',
        text: textOf((index) => pick((index + group) % 2 === 0 ? positive : negative, place(index))),
      },
    ]
  })
  return groups.flatMap((group, index) => (index % 3 === 0 ? group : group.slice(0, 2)))
}

async function readRows(texts: readonly Text[]): Promise<Row[]> {
  const several = texts.filter(({ text }) => splitSentences(text).length > 1)
  const windows = several.map(({ text }) => windowsOf(text, windowWords))
  const sentences = several.map(({ text }) => splitSentences(text).map((sentence) => sentence.text))
  const parts = await read([...windows, ...sentences].flat())
  let next = 0
  const take = (of: readonly string[]): ReadPart[] => parts.slice(next, (next += of.length))
  const ofWindows = windows.map(take)
  const ofSentences = sentences.map(take)
  return several.map((one, row) => ({ ...one, inputs: wholeInputs(at(ofWindows, row), at(ofSentences, row)) }))
}

interface Head {
  biases: number[]
  weights: number[][]
}

/** The signs come on scales of their own; the network's vector stays as it is. */
function fit(rows: readonly Row[]): Head {
  const width = at(rows, 0).inputs.length
  const signs = width - 384
  const scales = Array.from({ length: width }, (_, column) => {
    if (column >= signs) return { centre: 0, spread: 1 }
    const found = rows.map(({ inputs }) => at(inputs, column))
    const centre = mean(found)
    return { centre, spread: Math.sqrt(mean(found.map((value) => (value - centre) ** 2))) || 1 }
  })
  const scaled = rows.map(({ inputs, kind, group }) => ({
    inputs: inputs.map((input, column) => (input - at(scales, column).centre) / at(scales, column).spread),
    gold: reviewKinds.indexOf(kind),
    share: group === ratedGroup || group === composedGroup ? ratedShare : 1,
  }))
  const fits = fitSoftmax(scaled, reviewKinds.length, {
    cost: 1 / (2 * penalty * scaled.reduce((sum, { share }) => sum + share, 0)),
  })
  const weights = fits.map((one) =>
    Array.from(one.weights, (weight, column) => Number((weight / at(scales, column).spread).toPrecision(4))),
  )
  const centres = scales.map(({ centre }) => centre)
  const biases = fits.map(({ bias }, kind) => {
    const odds = blames.has(at(reviewKinds, kind)) ? 0 : oddsOfOthers
    return Number((bias - weightedSum(centres, at(weights, kind)) + odds).toPrecision(6))
  })
  return { biases, weights }
}

interface Judged {
  row: Row
  chances: number[]
}

const judgeAll = (head: Head, rows: readonly Row[]): Judged[] =>
  rows.map((row) => ({ row, chances: kindChances(row.inputs, head) }))

function report(name: string, judged: readonly Judged[]): void {
  const loss = mean(judged.map(({ row, chances }) => -Math.log(at(chances, reviewKinds.indexOf(row.kind)))))
  const right = judged.filter(
    ({ row, chances }) => chances.indexOf(Math.max(...chances)) === reviewKinds.indexOf(row.kind),
  )
  console.log(
    `${name}: n ${judged.length}, right ${(right.length / judged.length).toFixed(3)}, log loss ${loss.toFixed(3)}`,
  )
}

const rows = await readRows([
  ...(await Promise.all(['a', 'b', 'c', 'd'].map(writtenReviews))).flat(),
  ...(await ratedTexts()),
  ...(await composedReviews()),
])
const own = rows.filter(({ group }) => group >= 'c')
// No divisor of ten: the rated ones all lie in one fold of ten.
const folds = 7
const crossed = Array.from({ length: folds }, (_, fold) =>
  judgeAll(
    fit(own.filter(({ text }) => foldOf(text, folds) !== fold)),
    own.filter(({ text }) => foldOf(text, folds) === fold),
  ),
).flat()
const head = fit(own.filter((row) => row.group === ratedGroup || row.group === composedGroup || !isKeptBack(row)))
const kept = judgeAll(head, rows.filter(isKeptBack))
for (const group of ['c', 'd', ratedGroup, composedGroup])
  report(
    `in ${folds} folds, ${group}`,
    crossed.filter(({ row }) => row.group === group),
  )
for (const group of ['a', 'b', 'c', 'd'])
  report(
    `kept back, ${group}`,
    kept.filter(({ row }) => row.group === group),
  )
await writeFile(
  new URL('../../../packages/engines/src/text/sentiment/whole-review.json', import.meta.url),
  `${JSON.stringify(head)}\n`,
)
