import { z } from 'zod'
import type { Fact, Judge } from '../fact.ts'

const truthSchema = z.strictObject({
  snoring: z.boolean(),
  count: z.tuple([z.number(), z.number()]).optional(),
})
const outputSchema = z.looseObject({
  labels: z.array(z.object({ label: z.enum(['snore', 'other']), confidence: z.number() })),
  known: z.boolean(),
  snoreCount: z.number(),
})

/** Judges whether anybody snores and how often. */
export const judgeSnores: Judge = (truth, output) => {
  const { snoring, count } = truthSchema.parse(truth)
  const { labels, known, snoreCount } = outputSchema.parse(output)
  const heard = snoreCount > 0
  const share = labels.find(({ label }) => label === 'snore')?.confidence ?? 0
  const confidence = heard ? share : 1 - share
  const facts: Fact[] = [
    {
      name: 'snoring',
      right: heard === snoring,
      missing: !known,
      confidence,
      given: heard ? `${snoreCount} snores` : 'none',
      wanted: snoring ? 'snoring' : 'none',
    },
  ]
  if (count) {
    const right = snoreCount >= count[0] && snoreCount <= count[1]
    facts.push({
      name: 'count',
      right,
      missing: !known,
      confidence: null,
      given: String(snoreCount),
      wanted: count.join(' to '),
    })
  }
  return facts
}
