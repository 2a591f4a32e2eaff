import type { ActivationMap } from '@vitrine/engines/vision/activation-map.ts'
import { classifyPicture } from '@vitrine/engines/vision/backbone/classify-picture.ts'
import { headDescriptionSchema } from '@vitrine/engines/vision/backbone/head-description.ts'
import { blendClasses } from '@vitrine/engines/vision/blend-classes.ts'
import { classifierDescriptionSchema } from '@vitrine/engines/vision/classifier-description.ts'
import { classifyImage } from '@vitrine/engines/vision/classify-image.ts'
import blend from './blend.json' with { type: 'json' }
import head from './head.json' with { type: 'json' }
import weights from './weights.json' with { type: 'json' }

const own = {
  network: new URL('./weights.onnx', import.meta.url),
  description: classifierDescriptionSchema.parse(weights),
}
const shared = { weights: new URL('./head.onnx', import.meta.url), description: headDescriptionSchema.parse(head) }

/** The label that means 'none of these'. */
export const { reject } = own.description

export interface LeafLook {
  /** All labels, the rejecting one included, best first. */
  classes: { label: string; confidence: number }[]
  known: boolean
  unknownScore: number
  mapOf: (label: string) => ActivationMap
}

/**
 * Two networks look: a small one that learned leaves alone, from the ground up, and a head on the shared backbone, which has seen
 * more of the world. They err on different pictures.
 */
export const lookAtLeaf = async (bytes: Uint8Array): Promise<LeafLook> => {
  const [small, large] = await Promise.all([
    classifyImage(bytes, own.network, own.description),
    classifyPicture(bytes, shared),
  ])
  const classes = blendClasses(small.classes, large.classes, blend.temperature)
  const unknownScore = classes.find(({ label }) => label === reject)?.confidence ?? 0
  // The small network's map is the finer one.
  return { classes, known: unknownScore < blend.threshold, unknownScore, mapOf: small.mapOf }
}
