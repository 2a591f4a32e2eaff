import { type GreyPicture, greyOf, pipelineOf } from './grey-picture.ts'
import { stretchContrast } from './stretch-contrast.ts'

const analysisWidth = 500
const steepest = 5
const step = 0.25

function sharpness(
  dark: readonly { x: number; y: number }[],
  angle: number,
  size: { width: number; height: number },
): number {
  const slope = Math.tan((angle * Math.PI) / 180)
  const margin = Math.ceil(size.width * Math.abs(slope)) + 1
  const rows = new Float64Array(size.height + 2 * margin)
  for (const { x, y } of dark) {
    const row = Math.round(y - (x - size.width / 2) * slope) + margin
    // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
    rows[row] = (rows[row] as number) + 1
  }
  let sum = 0
  for (let row = 1; row < rows.length; row += 1) sum += ((rows[row] as number) - (rows[row - 1] as number)) ** 2
  return sum
}

/**
 * The angle in degrees, clockwise positive, by which the text lines of a grey picture are turned; 0 when no angle
 * is clearly better than none. Measured on the row profile: straight lines give the sharpest change from row to row.
 */
export async function skewOf(picture: GreyPicture): Promise<number> {
  const small = await greyOf(pipelineOf(picture).resize({ width: analysisWidth, height: 1000, fit: 'inside' }))
  const { grey, ...info } = stretchContrast(small, { dark: 0.02, light: 0 })
  const dark: { x: number; y: number }[] = []
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) if ((grey[y * info.width + x] ?? 255) < 110) dark.push({ x, y })
  }
  // A mostly dark picture is a photo without a page: its profile says nothing about text.
  if (dark.length < 200 || dark.length > 0.35 * info.width * info.height) return 0
  const straight = sharpness(dark, 0, info)
  let best = { angle: 0, value: straight }
  for (let angle = -steepest; angle <= steepest; angle += step) {
    const value = sharpness(dark, angle, info)
    if (value > best.value) best = { angle, value }
  }
  return best.value > 1.08 * straight ? best.angle : 0
}
