import { decodeImage } from '../../decode-image.ts'
import { classifyFeatures, linearClassifierSchema } from '../linear-classifier.ts'
import { sewerFeatures, sewerSide } from './sewer-features.ts'
import views from './views.json' with { type: 'json' }

const classifier = linearClassifierSchema.parse(views)

/** sewer_open, sewer_lateral_pipe and not_a_sewer_pipe, best first. Throws `InputError` as `decodeImage` does. */
export const classifySewerView = async (bytes: Uint8Array): Promise<{ label: string; confidence: number }[]> => {
  const { pixels } = await decodeImage(bytes, sewerSide, sewerSide)
  return classifyFeatures(sewerFeatures(pixels), classifier)
}
