import { openNetwork } from '../../network/open-network.ts'
import { type Box, dropOverlapping } from '../box.ts'
import { decodeImage } from '../decode-image.ts'
import { floatsOf, pictureTensor } from '../picture-tensor.ts'
import { type ObjectLabel, objectLabels } from './object-labels.ts'
import { peaksOf } from './peaks.ts'

const network = new URL('./everyday-objects.onnx', import.meta.url)

/** Side of the square that the network was trained on, px. */
const side = 512

// The network takes values of 0…255 as they are.
const scale = { mean: [0, 0, 0], deviation: [1 / 255, 1 / 255, 1 / 255] } as const

export interface DetectedObject {
  label: ObjectLabel
  confidence: number
  /** [x0, y0, x1, y1] as fractions of the picture. */
  box: Box
}

export interface DetectOptions {
  /** Objects less sure than this are left out. Below 0.25 most are wrong; from 0.5 on most are right. */
  least?: number
  atMost?: number
}

/**
 * Finds everyday things (the 80 kinds of COCO: people, vehicles, animals, food, furniture, …) on a picture file,
 * surest first. A small network of modest skill: it misses small and crowded things. Throws as `decodeImage` does.
 */
export async function detectObjects(
  bytes: Uint8Array,
  { least = 0.3, atMost = 50 }: DetectOptions = {},
): Promise<DetectedObject[]> {
  const [image, session] = await Promise.all([decodeImage(bytes, side, side), openNetwork(network)])
  const { heat, sides } = await session.run({ picture: pictureTensor(image.pixels, side, side, scale) })
  const [, classes = 0, rows = 0, columns = 0] = heat?.dims ?? []
  const peaks = peaksOf(
    { heat: floatsOf(heat), sides: floatsOf(sides), classes, rows, columns, stride: side / rows },
    least,
  )
  // One thing is one box: 'apple' and 'orange' in the same place are two guesses at the same fruit.
  const found: DetectedObject[] = []
  for (const { class: number, confidence, box } of dropOverlapping(peaks, 0.6)) {
    const label = objectLabels[number]
    if (label) found.push({ label, confidence, box })
  }
  return found.slice(0, atMost)
}
