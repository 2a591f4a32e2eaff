import { Tensor } from 'onnxruntime-node'

/** How a network was shown its pictures: per channel, of values 0…1, it sees (value − mean) / deviation. */
export interface PictureScale {
  mean: readonly [number, number, number]
  deviation: readonly [number, number, number]
}

/** RGB bytes, row by row → float (1, 3, height, width), channel by channel. */
export function pictureTensor(
  pixels: Uint8Array,
  width: number,
  height: number,
  { mean, deviation }: PictureScale,
): Tensor {
  const area = width * height
  const values = new Float32Array(3 * area)
  for (const channel of [0, 1, 2] as const) {
    const scale = 1 / (255 * deviation[channel])
    const shift = -mean[channel] / deviation[channel]
    for (let index = 0; index < area; index++) {
      // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
      values[channel * area + index] = (pixels[index * 3 + channel] as number) * scale + shift
    }
  }
  return new Tensor('float32', values, [1, 3, height, width])
}

/** The numbers of a network's output; throws where it has no such output. */
export function floatsOf(tensor: Tensor | undefined): Float32Array {
  if (!(tensor?.data instanceof Float32Array)) throw new Error('The network has no such output of type float32.')
  return tensor.data
}
