import { Tensor } from 'onnxruntime-node'
import { openNetwork } from '../../network/open-network.ts'

/** The only output of a network of PP-OCR for one picture; `pixels` are three planes of `width` × `height`. */
export async function runNetwork(
  weights: URL,
  { pixels, width, height }: { pixels: Float32Array; width: number; height: number },
): Promise<Float32Array> {
  const network = await openNetwork(weights, { shared: true })
  const answer = await network.run({ x: new Tensor('float32', pixels, [1, 3, height, width]) })
  const [output] = Object.values(answer)
  if (!(output?.data instanceof Float32Array)) throw new Error(`${weights.href} answered without figures.`)
  return output.data
}
