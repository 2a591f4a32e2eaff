import type { Box } from '../box.ts'
import type { Pixels } from '../cut-out.ts'
import type { Look } from './size-model.ts'

/** The look of what lies in a box, given how many centimetres one pixel is wide. */
export function lookAt(box: Box, { width, height }: Pick<Pixels, 'width' | 'height'>, centimetres: number): Look {
  const across = (box[2] - box[0]) * width * centimetres
  const down = (box[3] - box[1]) * height * centimetres
  // Below a millimetre nothing was measured, and its logarithm would be no number.
  return [Math.log(Math.max(0.1, across, down)), Math.log(Math.max(0.1, Math.min(across, down)))]
}
