import sharp from 'sharp'
import type { GreyPicture } from '../../grey-picture.ts'

/** Paper is no lighter than this, and so much of the sheet as the first share is within `near` of it. */
const paper = { lightest: 125, near: 20, share: 0.75 }
/** Lines are this much lighter than the paper, and cover a share of the sheet within these bounds. */
const lines = { lighter: 60, least: 0.002, most: 0.2 }

function commonest({ pixels }: GreyPicture): number {
  const counts = new Uint32Array(256)
  // Indices stay inside; casts cost nothing in this loop, which `at` would slow (docs/decisions/014).
  for (const value of pixels) counts[value] = (counts[value] as number) + 1
  return counts.indexOf(counts.reduce((most, count) => Math.max(most, count), 0))
}

/** A blueprint or a screen's dark sheet, light lines on an even dark ground → the same in dark on white, as a PNG; null for any other picture. */
export async function inkOnPaper(picture: GreyPicture): Promise<Uint8Array | null> {
  const { pixels, width, height } = picture
  const ground = commonest(picture)
  let [near, light, lightest] = [0, 0, ground]
  for (const value of pixels) {
    if (Math.abs(value - ground) <= paper.near) near += 1
    if (value > ground + lines.lighter) light += 1
    if (value > lightest) lightest = value
  }
  const all = pixels.length
  if (ground > paper.lightest || near < paper.share * all) return null
  if (light < lines.least * all || light > lines.most * all) return null
  const scale = 255 / (lightest - ground)
  const turned = Uint8Array.from(pixels, (value) => 255 - Math.round(scale * Math.max(0, value - ground)))
  return sharp(turned, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
