import { classifyFeatures, linearClassifierSchema } from '../linear-classifier.ts'
import { featuresOfSewerPhoto } from './look-at-photo.ts'
import views from './views.json' with { type: 'json' }

const classifier = linearClassifierSchema.parse(views)

/** sewer_open, sewer_lateral_pipe and not_a_sewer_pipe, best first. Throws `InputError` as `decodeImage` does. */
export const classifySewerView = async (bytes: Uint8Array): Promise<{ label: string; confidence: number }[]> =>
  classifyFeatures(await featuresOfSewerPhoto(bytes), classifier)
