import type { Tensor } from 'onnxruntime-node'
import { openNetwork } from '../network-session.ts'
import { pictureTensor } from '../picture-tensor.ts'

const network = new URL('./backbone.onnx', import.meta.url)

// The backbone takes values of 0…1 as they are.
const scale = { mean: [0, 0, 0], deviation: [1, 1, 1] } as const

/** What the shared backbone sees of a picture and of its mirror image; a head makes classes of it. */
export interface Seen {
  pooled: Tensor
  deep: Tensor
  late: Tensor
}

const output = (outputs: Readonly<Record<string, Tensor>>, name: string): Tensor => {
  const tensor = outputs[name]
  if (!tensor) throw new Error(`The backbone has no output ${name}.`)
  return tensor
}

/** `pixels`: RGB, row by row, size × size, size a multiple of 32. */
export const seePicture = async (pixels: Uint8Array, size: number): Promise<Seen> => {
  const session = await openNetwork(network)
  const outputs = await session.run({ picture: pictureTensor(pixels, size, size, scale) })
  return { pooled: output(outputs, 'pooled'), deep: output(outputs, 'deep'), late: output(outputs, 'late') }
}
