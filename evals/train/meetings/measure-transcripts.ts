import { parseArgs } from 'node:util'
import { hearOutcomes } from '@vitrine/engines/text/minutes/learned/hear-outcomes.ts'
import { writeMinutes } from '@vitrine/engines/text/minutes/write-minutes.ts'
import { type LabelledOutcome, readTranscripts } from './transcripts.ts'

/**
 * Measures what the shipped minutes find in the written meetings; misses are printed of those that are not kept back.
 * Usage: node evals/train/meetings/measure-transcripts.ts [--misses]
 */
const { values } = parseArgs({ options: { misses: { type: 'boolean', default: false } } })

interface Found {
  kind: LabelledOutcome['kind']
  turn: number
  text: string
  who: string | null
  due: string | null
}

/** Turns between where something was settled and where it is listed. */
const farthest = 4

const holds = (text: string | null, words: readonly string[]): boolean =>
  words.some((word) => (text ?? '').toLowerCase().includes(word.toLowerCase()))

const fits = (found: Found, wanted: LabelledOutcome): boolean =>
  found.kind === wanted.kind && Math.abs(found.turn - wanted.turn) <= farthest && holds(found.text, wanted.telling)

const count = () => ({ wanted: 0, found: 0, listed: 0, owners: 0, dues: 0, dated: 0, whole: 0 })
const sums = { seen: { decision: count(), action: count() }, kept: { decision: count(), action: count() } }
for (const { title, text, turns, outcomes, isKept } of await readTranscripts()) {
  const { decisions, actions } = writeMinutes(text, await hearOutcomes(text))
  const found: Found[] = [
    ...decisions.map((one): Found => ({ ...one, kind: 'decision', who: null, due: null })),
    ...actions.map((one): Found => ({ ...one, kind: 'action', text: one.what })),
  ]
  const say = (...words: unknown[]): void => {
    if (values.misses && !isKept) console.log(title, '·', ...words)
  }
  const part = sums[isKept ? 'kept' : 'seen']
  for (const wanted of outcomes) {
    const sum = part[wanted.kind]
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
      if (isOwned(best) && isDue(best)) sum.whole++
    }
  }
  for (const one of found) {
    part[one.kind].listed++
    if (!outcomes.some((wanted) => fits(one, wanted))) say(`false ${one.kind}:`, one.who, '·', one.text, '·', one.due)
  }
}
for (const [name, { decision, action }] of Object.entries(sums)) {
  for (const [kind, sum] of Object.entries({ decision, action })) {
    const recall = (sum.found / sum.wanted).toFixed(2)
    const whole =
      kind === 'action' ? `, owners ${sum.owners}/${sum.found}, dues ${sum.dues}/${sum.dated}, all ${sum.whole}` : ''
    console.log(`${name} ${kind}s: found ${sum.found} of ${sum.wanted} (${recall}), listed ${sum.listed}${whole}`)
  }
}
