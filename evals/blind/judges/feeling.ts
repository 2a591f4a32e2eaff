import { z } from 'zod'
import { type Fact, inShort, type Judge } from '../fact.ts'

const truthSchema = z.strictObject({
  /** 'ironic': the words contradict what is meant; the answer must say mixed, ironic or doubtful. */
  label: z.array(z.enum(['negative', 'neutral', 'positive', 'mixed', 'ironic'])),
  /** Aspects with their label. */
  aspects: z.record(z.string(), z.enum(['negative', 'neutral', 'positive'])).default({}),
})

const outputSchema = z.looseObject({
  label: z.string(),
  confidence: z.number(),
  known: z.boolean().optional(),
  warnings: z.array(z.string()).default([]),
  aspects: z.array(z.looseObject({ aspect: z.string(), label: z.string() })).default([]),
})

const contradicts = /iron|sarcas|mixed|contradict|both ways/i

/** Judges the feeling of a text or a voice. */
export const judgeFeeling: Judge = (truth, output) => {
  const { label, aspects } = truthSchema.parse(truth)
  const answer = outputSchema.parse(output)
  const doubtful = contradicts.test([answer.label, ...answer.warnings].join(' '))
  const aside = (label.includes('ironic') || label.includes('mixed')) && doubtful
  const facts: Fact[] = [
    {
      name: 'label',
      right: aside || label.some((one) => one === answer.label),
      missing: false,
      confidence: answer.confidence,
      given: answer.label,
      wanted: label.join(' or '),
    },
  ]
  for (const [aspect, wanted] of Object.entries(aspects)) {
    const given = answer.aspects.find((one) => one.aspect.toLowerCase().includes(aspect))
    facts.push({
      name: aspect,
      right: given?.label === wanted,
      missing: given === undefined,
      confidence: null,
      given: inShort(given?.label ?? null),
      wanted,
    })
  }
  return facts
}
