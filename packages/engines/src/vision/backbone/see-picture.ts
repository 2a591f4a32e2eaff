import type { Tensor } from 'onnxruntime-node'
import { openNetwork } from '../../network/open-network.ts'
import { pictureTensor } from '../picture-tensor.ts'

const backbone = new URL('./backbone.onnx', import.meta.url)
const tunedBranch = new URL('./tuned-branch.onnx', import.meta.url)

// The backbone takes values of 0…1 as they are.
const scale = { mean: [0, 0, 0], deviation: [1, 1, 1] } as const

/** What the shared backbone sees of a picture and of its mirror image; a head makes classes of it. */
export interface Seen {
  pooled: Tensor
  deep: Tensor
  late: Tensor
  /** What the later blocks see after learning on our own pictures. */
  tuned: Tensor
}

function output(outputs: Readonly<Record<string, Tensor>>, name: string): Tensor {
  const tensor = outputs[name]
  if (!tensor) throw new Error(`The backbone has no output ${name}.`)
  return tensor
}

/** `pixels`: RGB, row by row, size × size, size a multiple of 32. */
export async function seePicture(pixels: Uint8Array, size: number): Promise<Seen> {
  const [whole, branch] = await Promise.all([openNetwork(backbone), openNetwork(tunedBranch)])
  const seen = await whole.run({ picture: pictureTensor(pixels, size, size, scale) })
  const seenAgain = await branch.run({ middle: output(seen, 'middle') })
  return {
    pooled: output(seen, 'pooled'),
    deep: output(seen, 'deep'),
    late: output(seen, 'late'),
    tuned: output(seenAgain, 'tuned'),
  }
}
