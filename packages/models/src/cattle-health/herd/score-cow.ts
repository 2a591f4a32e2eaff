import { sigmoid } from '@vitrine/basics/logistic.ts'
import { keysOf } from '@vitrine/basics/typed-keys.ts'
import { z } from 'zod'
import type { CowMeasures } from './cow-measures.ts'
import fitted from './score.json' with { type: 'json' }

const stepSchema = z.tuple([z.number(), z.number(), z.number()])
const scoreSchema = z.object({
  base: z.number(),
  /** Per measure: its contribution for the average cow, and [limit, contribution at or below it, contribution above it]. */
  curves: z.partialRecord(
    z.enum([
      'largestOuter',
      'largestInner',
      'outerSpread',
      'innerSpread',
      'outerChange',
      'innerChange',
      'unrest',
      'gap',
    ]),
    z.object({ usual: z.number(), steps: z.array(stepSchema) }),
  ),
})
const { base, curves } = scoreSchema.parse(fitted)

export interface Reason {
  measure: keyof CowMeasures
  value: number
  /** Its contribution to the score relative to that for the average cow; above 0 indicates mastitis. */
  adds: number
}

export interface CowScore {
  /** Probability of mastitis by the score, 0…1. */
  risk: number
  /** All measures, the most influential first. */
  reasons: Reason[]
}

export function scoreCow(measures: CowMeasures): CowScore {
  const reasons: Reason[] = []
  let score = base
  for (const measure of keysOf(curves)) {
    const curve = curves[measure]
    if (!curve) continue
    const value = measures[measure]
    const added = curve.steps.reduce((sum, [limit, below, above]) => sum + (value <= limit ? below : above), 0)
    score += added
    reasons.push({ measure, value, adds: added - curve.usual })
  }
  return { risk: sigmoid(score), reasons: reasons.sort((a, b) => Math.abs(b.adds) - Math.abs(a.adds)) }
}
