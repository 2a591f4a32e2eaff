import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { writeMinutes } from '@vitrine/engines/text/minutes/write-minutes.ts'
import { heardOnce } from './heard-once.ts'
import { type LabelledOutcome, readTranscripts } from './transcripts.ts'

/**
 * Measures what the shipped minutes find in the written meetings, by who wrote them; misses are printed of those that are not kept back.
 * Usage: node evals/train/meetings/measure-transcripts.ts [--misses] [--items FILE] [--readings FOLDER]
 * --items writes each listed outcome, how sure it was and whether it was right, a line of JSON for each.
 */
const { values } = parseArgs({
  options: { misses: { type: 'boolean', default: false }, items: { type: 'string' }, readings: { type: 'string' } },
})

interface Found {
  kind: LabelledOutcome['kind']
  turn: number
  text: string
  who: string | null
  due: string | null
  confidence: number
}

/** Turns between where something was settled and where it is listed. */
const farthest = 4
/** Confidence from which an item is shown as sure. */
const sure = 0.8

const holds = (text: string | null, words: readonly string[]): boolean =>
  words.some((word) => (text ?? '').toLowerCase().includes(word.toLowerCase()))

const fits = (found: Found, wanted: LabelledOutcome): boolean =>
  found.kind === wanted.kind && Math.abs(found.turn - wanted.turn) <= farthest && holds(found.text, wanted.telling)

const none = { wanted: 0, found: 0, listed: 0, right: 0, sure: 0, sureAndWrong: 0, owners: 0, dues: 0, dated: 0 }
type Counts = typeof none
const sums = new Map<string, Counts>()
const items: (Found & { hand: string; isKept: boolean; isRight: boolean })[] = []

function countsOf(name: string): Counts {
  const counts = sums.get(name) ?? { ...none }
  sums.set(name, counts)
  return counts
}

for (const { hand, title, text, turns, outcomes, isKept } of await readTranscripts()) {
  const { decisions, actions } = writeMinutes(text, await heardOnce(text, values.readings))
  const found: Found[] = [
    ...decisions.map((one): Found => ({ ...one, kind: 'decision', who: null, due: null })),
    ...actions.map((one): Found => ({ ...one, kind: 'action', text: one.what })),
  ]
  const say = (...words: unknown[]): void => {
    if (values.misses && !isKept) console.log(`${hand} ${title}`, '·', ...words)
  }
  const sumOf = (kind: LabelledOutcome['kind']): Counts =>
    countsOf(`${hand >= 'g' ? hand : 'a–e'}, ${isKept ? 'kept back' : 'seen'}, ${kind}s`)
  for (const wanted of outcomes) {
    const sum = sumOf(wanted.kind)
    const fitting = found.filter((one) => fits(one, wanted))
    const isOwned = (one: Found): boolean => wanted.who === null || holds(one.who, [wanted.who])
    const isDue = (one: Found): boolean => wanted.due === null || holds(one.due, [wanted.due])
    const best = fitting.find((one) => isOwned(one) && isDue(one)) ?? fitting.find(isOwned) ?? fitting[0]
    sum.wanted++
    if (wanted.due !== null) sum.dated++
    if (best === undefined) say(`no ${wanted.kind}:`, turns[wanted.turn], wanted.telling.join('|'))
    else {
      sum.found++
      if (isOwned(best)) sum.owners++
      else say(`not ${wanted.who} but ${best.who}:`, turns[wanted.turn])
      if (wanted.due !== null && isDue(best)) sum.dues++
      else if (wanted.due !== null) say(`not due ${wanted.due} but ${best.due}:`, turns[wanted.turn])
    }
  }
  for (const one of found) {
    const sum = sumOf(one.kind)
    const isRight = outcomes.some((wanted) => fits(one, wanted))
    items.push({ hand, isKept, ...one, isRight })
    sum.listed++
    if (isRight) sum.right++
    if (one.confidence >= sure) sum.sure++
    if (one.confidence >= sure && !isRight) sum.sureAndWrong++
    if (!isRight) say(`false ${one.kind} (${one.confidence.toFixed(2)}):`, one.who, '·', one.text, '·', one.due)
  }
}
if (values.items !== undefined) await writeFile(values.items, items.map((one) => `${JSON.stringify(one)}\n`).join(''))
for (const [name, sum] of [...sums].toSorted(([left], [right]) => left.localeCompare(right))) {
  const recall = sum.found / sum.wanted
  const precision = sum.right / sum.listed
  const f1 = ((2 * recall * precision) / (recall + precision)).toFixed(3)
  const further = name.endsWith('actions') ? `, owners ${sum.owners}/${sum.found}, dues ${sum.dues}/${sum.dated}` : ''
  console.log(
    `${name}: found ${sum.found} of ${sum.wanted} (${recall.toFixed(2)}), right ${sum.right} of ${sum.listed} listed (${precision.toFixed(2)}), F1 ${f1}, sure and wrong ${sum.sureAndWrong} of ${sum.sure}${further}`,
  )
}
