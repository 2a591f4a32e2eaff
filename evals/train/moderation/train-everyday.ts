import { writeFile } from 'node:fs/promises'
import { at } from '@vitrine/basics/at.ts'
import { weightedSum } from '@vitrine/basics/logistic.ts'
import { vectorScores, writeVectorHead } from '@vitrine/engines/text/encoder/vector-head.ts'
import { subjectVector } from '@vitrine/engines/text/moderation/learned/branch-signs.ts'
import {
  type EverydayCategory,
  type EverydaySigns,
  everydayCategories,
  everydayInputs,
  isShort,
  shortInputs,
} from '@vitrine/engines/text/moderation/learned/everyday.ts'
import { moderationTokens } from '@vitrine/engines/text/moderation/words/moderation-tokens.ts'
import { headOf, vectorData } from '../encoder/fit-vector-head.ts'
import { type BinaryFit, fitBinary } from '../linear/fit-binary.ts'
import { foldOf } from '../linear/folds.ts'
import { sparseRows } from '../linear/sparse-rows.ts'
import { readWrittenRows } from '../written-rows.ts'
import { signsOf } from './combine.ts'

/**
 * Fits how what a text is about (its sentence vector) and what the branch says of it count together for harm in everyday words, and
 * writes learned/everyday.json. The vectors' weights are fitted on all written posts; what both count, on those that the branch has
 * not learned from, each with weights fitted without its fold. Takes some minutes.
 * Usage: node evals/train/moderation/train-everyday.ts
 */
const folder = new URL('harm/', import.meta.url)
const target = new URL('../../../packages/engines/src/text/moderation/learned/everyday.json', import.meta.url)
const folds = 8
/** What rows count against the weights' squared length: of 3 to 100 all read about the same. */
const cost = { ofVectors: 10, together: 10, ofShort: 1000 }
/** What harm that passes counts against a needless look by a person. */
const missed: Record<EverydayCategory, number> = {
  violence: 2.33,
  harassment: 2.33,
  hate: 2.33,
  'self-harm': 2.33,
  spam: 1,
}

const none = { violence: 0, harassment: 0, hate: 0, 'self-harm': 0, spam: 0 }

interface Row {
  text: string
  labels: ReadonlySet<string>
  vector: Float32Array
  /** What the branch says of it; null where the branch has learned from it. */
  odds: EverydaySigns['branch'] | null
}

/** 'harassment/threatening' is harassment; whether a proposition harasses nobody wrote down. */
function judged({ labels }: Row, category: EverydayCategory): boolean | null {
  const has = [...labels].some((label) => label === category || label.startsWith(`${category}/`))
  return category === 'harassment' && labels.has('sexual') && !has ? null : has
}

const written = (await readWrittenRows(folder)).map(({ labels, text }) => ({
  // In the later files a slash stands for a line break.
  text: text.replaceAll(' / ', '\n'),
  labels: new Set(labels),
  /** The tenth that the branch has not learned from (evals/train/encoder/export-rows.ts). */
  isNew: foldOf(text, 10) === 1,
}))

const rows: Row[] = []
for (const { text, labels } of written.filter(({ isNew }) => !isNew))
  rows.push({ text, labels, vector: await subjectVector(moderationTokens(text).plain), odds: null })
const unread = written.filter(({ isNew }) => isNew)
const signs = await signsOf(
  unread.map(({ text }) => text),
  console.log,
)
for (const [index, { vector, everydayOdds }] of signs.entries()) {
  const { text, labels } = at(unread, index)
  rows.push({ text, labels, vector, odds: everydayOdds })
}

function fitSubject(of: readonly Row[], category: EverydayCategory): BinaryFit {
  const known = of.filter((row) => judged(row, category) !== null)
  return fitBinary(
    vectorData(known.map((row) => row.vector)),
    known.map((_, index) => index),
    known.map((row) => judged(row, category) === true),
    { loss: 'logistic', cost: cost.ofVectors, iterations: 60 },
  )
}

/** The log odds of the new rows by what they are about, of weights that had not seen them. */
function subjectOdds(category: EverydayCategory): Map<Row, number> {
  const found = new Map<Row, number>()
  for (let fold = 0; fold < folds; fold++) {
    const isOut = ({ text }: Row): boolean => foldOf(text, folds) === fold
    const head = headOf(
      [category],
      [
        fitSubject(
          rows.filter((row) => !isOut(row)),
          category,
        ),
      ],
    )
    for (const row of rows.filter((one) => one.odds !== null && isOut(one)))
      found.set(row, at(vectorScores(head, row.vector), 0))
  }
  return found
}

function fitTogether(category: EverydayCategory): number[] {
  const odds = subjectOdds(category)
  const known = [...odds.keys()].filter((row) => judged(row, category) !== null)
  const isYes = known.map((row) => judged(row, category) === true)
  const inputs = known.map((row) =>
    everydayInputs(category, {
      subject: { ...none, [category]: odds.get(row) ?? 0 },
      branch: row.odds ?? none,
    }).slice(1),
  )
  const data = sparseRows(
    inputs.map((values) => values.map((value, column) => ({ column, value }))),
    2,
  )
  const { weights, bias } = fitBinary(
    data,
    known.map((_, index) => index),
    isYes,
    { loss: 'logistic', cost: cost.together, shares: isYes.map((yes) => (yes ? missed[category] : 1)) },
  )
  const held = (of: boolean): number => {
    const these = inputs.filter((_, index) => isYes[index] === of)
    const over = these.filter((values) => weightedSum([1, ...values], [bias, ...weights]) >= 0)
    return over.length / these.length
  }
  console.log(`${category}: ${held(true).toFixed(3)} of the harm held, ${held(false).toFixed(3)} of the rest`)
  return [bias, ...weights].map((weight) => Number(weight.toPrecision(5)))
}

/** How likely a short text is harm of any kind, by the branch's odds of all kinds, on posts that it has not learned from. */
function fitShort(): number[] {
  const short = rows.flatMap(({ odds, text, labels }) => (odds !== null && isShort(text) ? [{ odds, labels }] : []))
  const { weights, bias } = fitBinary(
    sparseRows(
      short.map(({ odds }) => [{ column: 0, value: shortInputs(odds)[1] ?? 0 }]),
      1,
    ),
    short.map((_, index) => index),
    short.map(({ labels }) => !labels.has('none')),
    { loss: 'logistic', cost: cost.ofShort },
  )
  return [bias, ...weights].map((weight) => Number(weight.toPrecision(5)))
}

const together = Object.fromEntries(everydayCategories.map((category) => [category, fitTogether(category)]))
const head = writeVectorHead(
  headOf(
    everydayCategories,
    everydayCategories.map((category) => fitSubject(rows, category)),
  ),
)
await writeFile(target, `${JSON.stringify({ head, together, short: fitShort() }, null, 2)}\n`)
