import { z } from 'zod'
import { type Fact, inShort, type Judge } from '../fact.ts'
import { holdsAll } from '../same-words.ts'

/** For each question the words that a right answer holds ('a|b' for alternatives), or null where nothing answers it. */
const truthSchema = z.strictObject({ answers: z.array(z.array(z.string()).nullable()).min(1) })

const answerSchema = z.looseObject({
  answer: z.string(),
  found: z.boolean(),
  confidence: z.number(),
})
const outputSchema = z.union([
  z.looseObject({ answers: z.array(answerSchema) }),
  answerSchema.transform((one) => ({ answers: [one] })),
])

/** Judges answers to questions: the words must be in the answer itself, and where there is none it must say so. */
export const judgeAnswers: Judge = (truth, output) => {
  const { answers: given } = outputSchema.parse(output)
  return truthSchema.parse(truth).answers.map((wanted, index): Fact => {
    const answer = given[index]
    const found = answer?.found === true
    return {
      name: `question ${index + 1}`,
      right: wanted === null ? !found : found && holdsAll(answer.answer, wanted),
      missing: !found,
      confidence: found ? answer.confidence : null,
      given: found ? inShort(answer.answer) : 'not found',
      wanted: wanted === null ? 'not found' : inShort(wanted.join(' … ')),
    }
  })
}
