import { z } from 'zod'
import { inShort, type Judge } from '../fact.ts'
import { plainWords } from '../same-words.ts'

/** Labels of which any is right; of a herd table its cows (whose risk nobody knows), of a smear how many cells of a label there are. */
const truthSchema = z.strictObject({
  labels: z.array(z.string()).optional(),
  cows: z.array(z.string()).optional(),
  counts: z.record(z.string(), z.tuple([z.number(), z.number()])).optional(),
})

const outputSchema = z.looseObject({
  labels: z.array(z.object({ label: z.string(), confidence: z.number() })),
  known: z.boolean(),
  counts: z.record(z.string(), z.number()).default({}),
  herd: z.object({ cows: z.array(z.looseObject({ cow: z.string() })) }).nullish(),
})

/** Judges the best label of a picture; what is said to be unknown is missing. */
export const judgeClasses: Judge = (truth, output) => {
  const { labels, cows, counts } = truthSchema.parse(truth)
  const answer = outputSchema.parse(output)
  const best = answer.labels[0]
  const facts = []
  if (labels) {
    facts.push({
      name: 'label',
      right: answer.known && labels.some((label) => plainWords(label) === plainWords(best?.label ?? '')),
      missing: !answer.known,
      confidence: best?.confidence ?? null,
      given: answer.known ? inShort(best?.label) : 'unknown',
      wanted: inShort(labels),
    })
  }
  for (const [label, [low, high]] of Object.entries(counts ?? {})) {
    const given = answer.counts[label] ?? 0
    facts.push({
      name: `count of ${label}`,
      right: given >= low && given <= high,
      missing: !answer.known,
      confidence: null,
      given: String(given),
      wanted: `${low} to ${high}`,
    })
  }
  for (const cow of cows ?? []) {
    const found = answer.herd?.cows.some((one) => one.cow === cow) === true
    const given = found ? 'scored' : 'not scored'
    facts.push({ name: `cow ${cow}`, right: found, missing: !found, confidence: null, given, wanted: 'scored' })
  }
  return facts
}
