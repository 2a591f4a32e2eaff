import { classifyPicture, type Head } from '../backbone/classify-picture.ts'
import { headDescriptionSchema } from '../backbone/head-description.ts'
import type { PictureClassification } from '../classification.ts'
import { type GeneralHead, generalHeadSchema } from './general-head.ts'
import { type Familiarity, judgeFamiliarity } from './judge-familiarity.ts'

/** The weights of a picture model: a head on the shared backbone and one on the general network. */
export interface PictureModel {
  head: Head
  general: GeneralHead
}

/**
 * The networks of a model's folder: head.onnx, general-head.onnx and, if it has one, guard.onnx. `module`: the address of a module in
 * that folder; `head` and `generalHead`: head.json and general-head.json.
 */
export const pictureModel = (
  module: string,
  { head, generalHead, hasGuard }: { head: unknown; generalHead: unknown; hasGuard: boolean },
): PictureModel => ({
  head: { weights: new URL('./head.onnx', module), description: headDescriptionSchema.parse(head) },
  general: {
    weights: new URL('./general-head.onnx', module),
    guard: hasGuard ? new URL('./guard.onnx', module) : null,
    description: generalHeadSchema.parse(generalHead),
  },
})

export interface TwoOpinions {
  own: PictureClassification
  familiarity: Familiarity
}

/** Classifies a picture by the model's own network and by the general network. Throws `InputError` as `decodeImage` does. */
export async function askBoth(bytes: Uint8Array, { head, general }: PictureModel): Promise<TwoOpinions> {
  const [own, familiarity] = await Promise.all([classifyPicture(bytes, head), judgeFamiliarity(bytes, general)])
  return { own, familiarity }
}
