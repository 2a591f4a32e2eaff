import type { ActivationMap } from '@vitrine/engines/vision/activation-map.ts'
import { classifyPicture } from '@vitrine/engines/vision/backbone/classify-picture.ts'
import { headDescriptionSchema } from '@vitrine/engines/vision/backbone/head-description.ts'
import { blendClasses } from '@vitrine/engines/vision/blend-classes.ts'
import { classifierDescriptionSchema } from '@vitrine/engines/vision/classifier-description.ts'
import { classifyImage } from '@vitrine/engines/vision/classify-image.ts'
import { agreedLikeness } from '@vitrine/engines/vision/general/agreed-likeness.ts'
import { earnedClasses } from '@vitrine/engines/vision/general/earned-classes.ts'
import { generalHeadSchema } from '@vitrine/engines/vision/general/general-head.ts'
import { judgeFamiliarity, type Likeness } from '@vitrine/engines/vision/general/judge-familiarity.ts'
import blend from './blend.json' with { type: 'json' }
import generalHead from './general-head.json' with { type: 'json' }
import head from './head.json' with { type: 'json' }
import weights from './weights.json' with { type: 'json' }

const own = {
  network: new URL('./weights.onnx', import.meta.url),
  description: classifierDescriptionSchema.parse(weights),
}
const shared = { weights: new URL('./head.onnx', import.meta.url), description: headDescriptionSchema.parse(head) }

const general = {
  weights: new URL('./general-head.onnx', import.meta.url),
  guard: new URL('./guard.onnx', import.meta.url),
  description: generalHeadSchema.parse(generalHead),
}

/** The label that means 'none of these'. */
export const { reject } = own.description

/** From this probability of no leaf on, the two networks are in doubt, and the general network may decide that it is none. */
const doubt = 0.04

export interface LeafLook {
  /** All labels, the rejecting one included, best first. */
  classes: { label: string; confidence: number }[]
  likeness: Likeness
  unknownScore: number
  mapOf: (label: string) => ActivationMap
}

/**
 * Combines two networks: a small one trained from scratch on leaves alone, and a head on the shared backbone, which has seen
 * more of the world. They err on different pictures. A third, trained on everyday things, says how similar the picture is to the fields
 * that they learned from.
 */
export async function lookAtLeaf(bytes: Uint8Array): Promise<LeafLook> {
  const [small, large, familiarity] = await Promise.all([
    classifyImage(bytes, own.network, own.description),
    classifyPicture(bytes, shared),
    judgeFamiliarity(bytes, general),
  ])
  const both = blendClasses(small.classes, large.classes, blend.temperature)
  const { belongs } = familiarity
  const noLeaf = both.find(({ label }) => label === reject)?.confidence ?? 0
  const likeness = agreedLikeness(familiarity.likeness, noLeaf, noLeaf >= doubt)
  const classes = earnedClasses(both, reject, { belongs, likeness })
  // The small network's map is the finer one.
  return { classes, likeness, unknownScore: 1 - belongs, mapOf: small.mapOf }
}
