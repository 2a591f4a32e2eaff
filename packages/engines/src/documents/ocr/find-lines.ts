import { type GreyPicture, greyOf, pipelineOf } from '../picture/grey-picture.ts'
import type { LineBox } from './line-box.ts'
import { regionsOf } from './regions.ts'
import { runNetwork } from './run-network.ts'
import { type Rectangle, smallestRectangle } from './smallest-rectangle.ts'

const weights = new URL('./networks/find-lines.onnx', import.meta.url)

/** The network sees about this many pixels: six-point print on a page stays seven pixels high. */
const lookedAt = 1_250_000
const mostEnlarged = 1.6
/** Sides are multiples of this. */
const grid = 32
/** Of ImageNet, as PP-OCR was trained: the mean of each colour and its spread. */
const colours = [
  { mean: 0.485, spread: 0.229 },
  { mean: 0.456, spread: 0.224 },
  { mean: 0.406, spread: 0.225 },
] as const

/** PP-OCR's own settings: a pixel and a whole line count as text above these probabilities. */
const textPixel = 0.3
const textLine = 0.5
/** The network marks the core of a line: its rectangle grows by this share of area over circumference. */
const growth = 1.5
const lowest = 3

async function textMap(picture: GreyPicture): Promise<{ probabilities: Float32Array; width: number; height: number }> {
  const scale = Math.min(mostEnlarged, Math.sqrt(lookedAt / (picture.width * picture.height)))
  const onGrid = (side: number): number => Math.max(grid, Math.round((side * scale) / grid) * grid)
  const [width, height] = [onGrid(picture.width), onGrid(picture.height)]
  const { grey } = await greyOf(pipelineOf(picture).resize({ width, height, fit: 'fill' }))
  const pixels = new Float32Array(3 * width * height)
  for (const [plane, { mean, spread }] of colours.entries()) {
    const offset = plane * width * height
    // The cast: indices stay inside (docs/decisions/014).
    for (let at = 0; at < grey.length; at += 1) pixels[offset + at] = ((grey[at] as number) / 255 - mean) / spread
  }
  return { probabilities: await runNetwork(weights, { pixels, width, height }), width, height }
}

function grown({ centre, width, height, angle }: Rectangle): Rectangle {
  const margin = (growth * width * height) / (2 * (width + height))
  return { centre, width: width + 2 * margin, height: height + 2 * margin, angle }
}

/** A single letter may be higher than wide and yet stand upright. */
const standing = 1.5

/** Clockwise from the top left of the text: a rectangle that stands is a line read from the bottom up. */
function cornersOf({ centre, width, height, angle }: Rectangle, right: number, down: number): LineBox['corners'] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const corner = (along: number, across: number) => ({
    x: (centre.x + (along * width * cos) / 2 - (across * height * sin) / 2) * right,
    y: (centre.y + (along * width * sin) / 2 + (across * height * cos) / 2) * down,
  })
  const [a, b, c, d] = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
  const stands = height * down > standing * width * right
  return stands ? [d, a, b, c] : [a, b, c, d]
}

/** The lines of text in a picture, in no order. */
export async function findLines(picture: GreyPicture): Promise<LineBox[]> {
  const { probabilities, width, height } = await textMap(picture)
  const [right, down] = [picture.width / width, picture.height / height]
  return regionsOf(probabilities, width, height, textPixel).flatMap(({ outline, mean }): LineBox[] => {
    const core = smallestRectangle(outline)
    if (mean < textLine || Math.min(core.width, core.height) < lowest) return []
    return [{ corners: cornersOf(grown(core), right, down), confidence: mean }]
  })
}
