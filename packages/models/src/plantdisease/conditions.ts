import { z } from 'zod'
import stored from './conditions.json' with { type: 'json' }

/** The meaning of a label and what a grower can do. General practice, not a prescription for one field. */
export interface Condition {
  crop: string
  condition: string
  healthy: boolean
  /** What it is and how to recognise it, one or two sentences. */
  about: string
  /** In the order of doing them. */
  steps: readonly string[]
}

const storedSchema = z.strictObject({
  /** Steps that several conditions share, by name. */
  advice: z.record(z.string(), z.string()),
  conditions: z.record(
    z.string(),
    z.strictObject({
      crop: z.string(),
      /** Left out, as `about` is, where the leaf is healthy. */
      condition: z.string().optional(),
      about: z.string().optional(),
      steps: z.array(z.string()).min(1),
    }),
  ),
})

const { advice, conditions: written } = storedSchema.parse(stored)

const healthy = {
  condition: 'Healthy',
  about: 'No sign of the diseases this model knows. Others, and early infections, may not show in a photo.',
}

/** A step of one word is the name of a shared one. */
function stepOf(step: string): string {
  if (step.includes(' ')) return step
  const shared = advice[step]
  if (shared === undefined) throw new Error(`No shared advice is named '${step}'.`)
  return shared
}

/** One entry per label of the network that is not the rejecting one; a test compares the two. */
export const conditions: Readonly<Record<string, Condition>> = Object.fromEntries(
  Object.entries(written).map(([label, { crop, condition, about, steps }]): [string, Condition] => [
    label,
    {
      crop,
      condition: condition ?? healthy.condition,
      healthy: condition === undefined,
      about: about ?? healthy.about,
      steps: steps.map(stepOf),
    },
  ]),
)
