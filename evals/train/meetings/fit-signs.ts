import { logisticProbability } from '@vitrine/basics/logistic.ts'
import { writeFile } from 'node:fs/promises'
import { at } from '@vitrine/basics/at.ts'
import { hearOutcomes } from '@vitrine/engines/text/minutes/learned/hear-outcomes.ts'
import { outcomeSigns } from '@vitrine/engines/text/minutes/learned/outcome-signs.ts'
import { type Utterance, utterancesOf } from '@vitrine/engines/text/minutes/spoken.ts'
import { readTranscript } from '@vitrine/engines/text/minutes/transcript/transcript.ts'
import { writeMinutes } from '@vitrine/engines/text/minutes/write-minutes.ts'
import { fitBinary } from '../linear/fit-binary.ts'
import { foldOf } from '../linear/folds.ts'
import { sparseRows } from '../linear/sparse-rows.ts'
import { type LabelledTranscript, readTranscripts } from './transcripts.ts'

/**
 * Fits what the signs around a sentence count (outcome-signs.json beside the engine) on the written meetings that are not kept back, and prints
 * how well they tell meetings apart that they were not fitted on. Usage: node evals/train/meetings/fit-signs.ts
 */
const kinds = ['decision', 'action'] as const
type Kind = (typeof kinds)[number]

interface Row {
  title: string
  isKept: boolean
  signs: number[]
  /** Null where the turn holds an outcome, but it cannot be said whether this sentence is it. */
  is: Record<Kind, boolean | null>
}

function labelOf(
  kind: Kind,
  { outcomes }: LabelledTranscript,
  utterances: readonly Utterance[],
  one: Utterance,
): boolean | null {
  const here = outcomes.filter((outcome) => outcome.kind === kind && outcome.turn === one.turn)
  // The turn after may accept it, in words of giving out work itself.
  if (here.length === 0)
    return outcomes.some((outcome) => outcome.kind === kind && outcome.turn === one.turn - 1) ? null : false
  const own = utterances.filter(({ turn }) => turn === one.turn)
  const tells = ({ text }: Utterance): boolean =>
    here.some(({ telling }) => telling.some((word) => text.toLowerCase().includes(word)))
  const last = own.findLast(({ text }) => !text.endsWith('?')) ?? own[0]
  return (own.some(tells) ? tells(one) : one === last) || null
}

async function rowsOf(transcript: LabelledTranscript): Promise<Row[]> {
  const { turns, attendees } = readTranscript(transcript.text)
  const utterances = utterancesOf(turns)
  const readings = await hearOutcomes(transcript.text)
  const plain = writeMinutes(transcript.text)
  const worded = {
    decisions: new Set(plain.decisions.map(({ start }) => start)),
    actions: new Set(plain.actions.map(({ start }) => start)),
  }
  return utterances.map((one, index) => ({
    title: transcript.title,
    isKept: transcript.isKept,
    signs: outcomeSigns(utterances, index, readings, attendees, worded),
    is: {
      decision: labelOf('decision', transcript, utterances, one),
      action: labelOf('action', transcript, utterances, one),
    },
  }))
}

const cost = 0.05

/** Weights of the signs, then the offset; fitted on signs of mean 0 and deviation 1. */
function fit(rows: readonly Row[], kind: Kind): number[] {
  const known = rows.filter(({ is }) => is[kind] !== null)
  const width = at(rows, 0).signs.length
  const columns = Array.from({ length: width }, (_, column) => known.map(({ signs }) => at(signs, column)))
  const means = columns.map((column) => column.reduce((sum, value) => sum + value, 0) / known.length)
  const spreads = columns.map(
    (column, place) =>
      Math.sqrt(column.reduce((sum, value) => sum + (value - at(means, place)) ** 2, 0) / known.length) || 1,
  )
  const scaled = known.map(({ signs }) =>
    signs.map((value, column) => ({ column, value: (value - at(means, column)) / at(spreads, column) })),
  )
  const { weights, bias } = fitBinary(
    sparseRows(scaled, width),
    known.map((_, index) => index),
    known.map(({ is }) => is[kind] === true),
    { loss: 'logistic', cost },
  )
  const own = spreads.map((spread, column) => at(weights, column) / spread)
  return [...own, bias - own.reduce((sum, weight, column) => sum + weight * at(means, column), 0)]
}

function quality(name: string, judged: readonly { chance: number; is: boolean }[]): void {
  for (const least of [0.2, 0.3, 0.4, 0.5]) {
    const taken = judged.filter((one) => one.chance >= least)
    const right = taken.filter(({ is }) => is).length
    const wanted = judged.filter(({ is }) => is).length
    console.log(`${name} from ${least}: right ${right} of ${taken.length} taken, of ${wanted} wanted`)
  }
}

const rows = (await Promise.all((await readTranscripts()).map(rowsOf))).flat()
const seen = rows.filter(({ isKept }) => !isKept)
const folds = 8
const weights: Record<string, number[]> = {}
for (const kind of kinds) {
  const judged = (tested: readonly Row[], fitted: readonly number[]) =>
    tested.flatMap(({ signs, is }) =>
      is[kind] === null ? [] : [{ chance: logisticProbability(signs, fitted), is: is[kind] }],
    )
  const across = Array.from({ length: folds }, (_, fold) => {
    const isOut = ({ title }: Row): boolean => foldOf(`${title} `, 64) % folds === fold
    return judged(
      seen.filter(isOut),
      fit(
        seen.filter((row) => !isOut(row)),
        kind,
      ),
    )
  })
  quality(`${kind}, out of fold`, across.flat())
  const fitted = fit(seen, kind)
  quality(
    `${kind}, kept back`,
    judged(
      rows.filter(({ isKept }) => isKept),
      fitted,
    ),
  )
  weights[kind] = fitted.map((weight) => Math.round(weight * 1000) / 1000)
}
const file = new URL('../../../packages/engines/src/text/minutes/learned/outcome-signs.json', import.meta.url)
await writeFile(file, `${JSON.stringify(weights, null, 2)}\n`)
