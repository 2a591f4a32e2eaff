import { z } from 'zod'
import type { Fact, Judge } from '../fact.ts'

const truthSchema = z.strictObject({
  /** Verdicts that are right. */
  verdict: z.array(z.enum(['allow', 'review', 'block'])),
  /** One of these must be among the reasons. */
  reason: z.array(z.string()).optional(),
})

const outputSchema = z.looseObject({
  verdict: z.enum(['allow', 'review', 'block']),
  reasons: z.array(z.string()),
  categories: z.array(z.looseObject({ name: z.string(), score: z.number() })),
})

/** Judges a moderation verdict. Held for a person where it should be blocked counts as unsure, a needless hold as wrong. */
export const judgeVerdict: Judge = (truth, output) => {
  const { verdict, reason } = truthSchema.parse(truth)
  const answer = outputSchema.parse(output)
  const worst = Math.max(0, ...answer.categories.map(({ score }) => score))
  const right = verdict.includes(answer.verdict)
  const facts: Fact[] = [
    {
      name: 'verdict',
      right,
      missing: !right && answer.verdict === 'review' && !verdict.includes('allow'),
      confidence: answer.verdict === 'allow' ? 1 - worst : answer.verdict === 'block' ? worst : null,
      given: answer.verdict,
      wanted: verdict.join(' or '),
    },
  ]
  if (reason) {
    facts.push({
      name: 'reason',
      right: answer.reasons.some((one) => reason.includes(one)),
      missing: answer.reasons.length === 0,
      confidence: null,
      given: answer.reasons.join(', '),
      wanted: reason.join(' or '),
    })
  }
  return facts
}
