import { z } from 'zod'
import { normaliseWords, wordErrors } from '../../metrics/word-errors.ts'
import { inShort, type Judge } from '../fact.ts'

/** Several ways to write it, where figures may stand as words or digits. */
const truthSchema = z.strictObject({ text: z.union([z.string(), z.array(z.string()).min(1)]) })
const outputSchema = z.looseObject({ text: z.string(), confidence: z.number().nullable() })

/** A transcript is right where at most one word in five is wrong. */
const mostErrors = 0.2

export const judgeTranscript: Judge = (truth, output) => {
  const { text } = truthSchema.parse(truth)
  const answer = outputSchema.parse(output)
  const written = normaliseWords(answer.text)
  const ways = (typeof text === 'string' ? [text] : text).map(normaliseWords)
  const rate = Math.min(...ways.map((spoken) => wordErrors(spoken, written) / Math.max(1, spoken.length)))
  return [
    {
      name: 'words',
      right: ways[0]?.length === 0 ? written.length === 0 : rate <= mostErrors,
      missing: written.length === 0,
      confidence: answer.confidence,
      given: `${rate.toFixed(2)} of the words wrong: ${inShort(answer.text)}`,
      wanted: inShort(text),
    },
  ]
}
