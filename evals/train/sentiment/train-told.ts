import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { at } from '@vitrine/basics/at.ts'
import { type VectorHead, vectorScores, writeVectorHead } from '@vitrine/engines/text/encoder/vector-head.ts'
import { stateOf } from '@vitrine/engines/text/sentiment/judge-told.ts'
import { windowsOf } from '@vitrine/engines/text/windows.ts'
import { fitExclusiveHead, type VectorRow } from '../encoder/fit-vector-head.ts'
import { foldOf } from '../linear/folds.ts'
import { readWrittenRows } from '../written-rows.ts'

/**
 * Fits the head that judges a review by what happened in it, on written reviews that the branch has not learned from, and measures it in
 * folds.
 * Usage: node evals/train/sentiment/train-told.ts [--vectors DIR]
 */
const { values } = parseArgs({ options: { vectors: { type: 'string', default: 'told-vectors' } } })
const windowWords = 90
const width = 384
const kinds = ['positive', 'teasing', 'negative', 'ironic', 'mixed', 'neutral']
const folds = 5
const headCost = 0.16
/** What a review that is told by events counts against another one. */
const toldShare = 2

interface Row extends VectorRow {
  text: string
}

/** The branch's vectors of reviews. They take minutes, so they are kept in a folder under a hash of the texts. */
async function statesOf(texts: readonly string[]): Promise<Float32Array[]> {
  const name = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16)
  const file = join(values.vectors, `${name}.f32`)
  const known = await readFile(file).catch(() => null)
  if (known) {
    const all = new Float32Array(known.buffer.slice(known.byteOffset, known.byteOffset + known.length))
    return texts.map((_, row) => all.subarray(row * width, (row + 1) * width))
  }
  const states: Float32Array[] = []
  for (const text of texts) states.push(await stateOf(windowsOf(text, windowWords)))
  await mkdir(values.vectors, { recursive: true })
  await writeFile(file, new Uint8Array(Float32Array.from(states.flatMap((state) => [...state])).buffer))
  return states
}

/** Of files that the branch has learned from, the tenth that is kept back; of `c`, all (evals/train/encoder). */
async function rowsOf(names: string, share: number): Promise<Row[]> {
  const written = await readWrittenRows(new URL('reviews/', import.meta.url), names)
  const rows = written.filter(({ text }) => names.startsWith('c') || foldOf(text, 10) === 1)
  const states = await statesOf(rows.map(({ text }) => text))
  return rows.map(({ labels: [label = ''], text }, index) => ({ label, text, share, vector: at(states, index) }))
}

const isRight =
  (head: VectorHead) =>
  ({ label, vector }: Row): boolean => {
    const scores = vectorScores(head, vector)
    return kinds[scores.indexOf(Math.max(...scores))] === label
  }

const groups = new Map([
  ['a and b', await rowsOf('[ab]*.tsv', 1)],
  ['c', await rowsOf('c*.tsv', 1)],
  ['d and e', await rowsOf('[de]*.tsv', toldShare)],
])
const all = [...groups.values()].flat()
const rightInFolds = new Set<Row>()
for (let fold = 0; fold < folds; fold++) {
  const inFold = ({ text }: Row): boolean => foldOf(text, folds) === fold
  const learned = all.filter((row) => !inFold(row))
  for (const row of all.filter(inFold).filter(isRight(fitExclusiveHead(learned, kinds, headCost))))
    rightInFolds.add(row)
}
const head = fitExclusiveHead(all, kinds, headCost)
for (const [name, rows] of groups)
  console.log(`${name}: ${rows.filter((row) => rightInFolds.has(row)).length} of ${rows.length} right in folds`)
const file = new URL('../../../packages/engines/src/text/sentiment/told.json', import.meta.url)
await writeFile(file, `${JSON.stringify(writeVectorHead(head))}\n`)
