import { classifyFeatures, linearClassifierSchema } from '../linear-classifier.ts'
import kinds from './kinds.json' with { type: 'json' }
import { featuresOfPicture } from './look-at-drawing.ts'

const classifier = linearClassifierSchema.parse(kinds)

/** A picture that is no drawing at all, or of a kind that was never learned, is put here. */
const otherKind = 'other'
const sureEnough = 0.5

export interface DrawingKind {
  /** isometric, pid, mechanical and other, best first. */
  labels: { label: string; confidence: number }[]
  known: boolean
}

/** Tells isometrics, P&IDs and mechanical drawings apart, and from what is no drawing. Throws `InputError` as `decodeImage` does. */
export async function classifyDrawing(bytes: Uint8Array): Promise<DrawingKind> {
  const labels = classifyFeatures(await featuresOfPicture(bytes), classifier)
  const best = labels[0]
  return { labels, known: best !== undefined && best.label !== otherKind && best.confidence >= sureEnough }
}
