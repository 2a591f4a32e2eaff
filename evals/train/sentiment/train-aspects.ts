import { readdir, writeFile } from 'node:fs/promises'
import { at } from '@vitrine/basics/at.ts'
import { sigmoid } from '@vitrine/basics/logistic.ts'
import { encodeSentences } from '@vitrine/engines/text/encoder/encode-sentences.ts'
import { type VectorHead, vectorScores, writeVectorHead } from '@vitrine/engines/text/encoder/vector-head.ts'
import { tokenize } from '@vitrine/engines/text/tokens.ts'
import { chanceIn } from '@vitrine/models/retail-sentiment-analysis/aspect-meaning.ts'
import { aspects, aspectsIn, clausesOf } from '@vitrine/models/retail-sentiment-analysis/aspects.ts'
import { headOf, vectorData } from '../encoder/fit-vector-head.ts'
import { fitBinary } from '../linear/fit-binary.ts'
import { readWrittenRows } from '../written-rows.ts'

/**
 * Fits the head that tells which aspects a sentence of a review speaks of, and the chances from which on it does: of the hands that wrote them each is read
 * by what was learned from the others.
 * Usage: node evals/train/sentiment/train-aspects.ts
 */
const cost = 3

interface Row {
  hand: string
  labels: readonly string[]
  named: readonly string[]
  vector: Float32Array
  /** Vectors of its clauses. */
  parts: readonly Float32Array[]
}

const folder = new URL('aspects/', import.meta.url)

async function rowsOf(file: string): Promise<Row[]> {
  const written = await readWrittenRows(folder, file)
  const vectors = await encodeSentences(written.map(({ text }) => text))
  const rows: Row[] = []
  for (const [index, { labels, text }] of written.entries()) {
    const tokens = tokenize(text)
    const clauses = clausesOf(tokens).map((clause) => clause.map((token) => token.text).join(' '))
    const parts = clauses.length > 1 ? await encodeSentences(clauses) : []
    rows.push({ hand: file, labels, named: aspectsIn(tokens), vector: at(vectors, index), parts })
  }
  return rows
}

function fit(rows: readonly Row[]): VectorHead {
  const data = vectorData(rows.map(({ vector }) => vector))
  const all = rows.map((_, index) => index)
  const fits = aspects.map((aspect) =>
    fitBinary(
      data,
      all,
      rows.map(({ labels }) => labels.includes(aspect)),
      { loss: 'logistic', cost, iterations: 60 },
    ),
  )
  return headOf(aspects, fits)
}

const chancesOf = (head: VectorHead, vector: Float32Array): number[] => vectorScores(head, vector).map(sigmoid)

interface Judged {
  isOf: boolean
  isNamed: boolean
  chance: number
}

/** F1 over all sentences and aspects. */
function f1(judged: readonly Judged[], isTold: (one: Judged) => boolean): number {
  const told = judged.filter(isTold)
  return (2 * told.filter(({ isOf }) => isOf).length) / (told.length + judged.filter(({ isOf }) => isOf).length)
}

const rows = (await Promise.all((await readdir(folder)).sort().map(rowsOf))).flat()
const hands = [...new Set(rows.map(({ hand }) => hand))]
const judged: (Judged & { hand: string })[] = hands.flatMap((hand) => {
  const head = fit(rows.filter((row) => row.hand !== hand))
  return rows
    .filter((row) => row.hand === hand)
    .flatMap(({ labels, named, vector, parts }) => {
      const whole = chancesOf(head, vector)
      const clauses = parts.map((part) => chancesOf(head, part))
      return aspects.map((aspect, column) => ({
        hand,
        isOf: labels.includes(aspect),
        isNamed: named.includes(aspect),
        chance: chanceIn(
          at(whole, column),
          clauses.map((chances) => at(chances, column)),
        ),
      }))
    })
})
const steps = Array.from({ length: 19 }, (_, step) => (step + 1) / 20)
const pairs = steps.flatMap((least) =>
  steps.filter((named) => named <= least).map((leastNamed) => ({ least, leastNamed })),
)
const rated = pairs.map((pair) => {
  const isTold = ({ chance, isNamed }: Judged): boolean => chance >= (isNamed ? pair.leastNamed : pair.least)
  return { ...pair, isTold, f1: f1(judged, isTold) }
})
const best = rated.reduce((most, one) => (one.f1 > most.f1 ? one : most))
console.log(
  `by words ${f1(judged, ({ isNamed }) => isNamed).toFixed(3)}, by meaning and words ${best.f1.toFixed(3)}`,
  best,
)
for (const hand of hands) {
  const own = judged.filter((one) => one.hand === hand)
  console.log(
    `${hand}: by words ${f1(own, ({ isNamed }) => isNamed).toFixed(3)}, now ${f1(own, best.isTold).toFixed(3)}`,
  )
}
const { least, leastNamed } = best
const file = new URL('../../../packages/models/src/retail-sentiment-analysis/aspect-meaning.json', import.meta.url)
await writeFile(file, `${JSON.stringify({ least, leastNamed, head: writeVectorHead(fit(rows)) })}\n`)
