import sharp from 'sharp'

/** A speck differs this much from its surroundings. */
const speck = 50
/** More of the page than this is specks: a halftone, a dithered shade or a bad copy. Noise of a usual scan is a third of it. */
const grainy = 0.018
/** On a page with more ink than grey the specks are thin lines and small print. */
const greyOverInk = 2
const inkBelow = 70
const greyBelow = 215

/** Whether a prepared grey picture is strewn with grey specks, which recognition takes for letters. */
export async function isGrainy(picture: Buffer): Promise<boolean> {
  const [plain, smooth] = await Promise.all([
    sharp(picture).raw().toBuffer({ resolveWithObject: true }),
    sharp(picture).median(3).raw().toBuffer(),
  ])
  let specks = 0
  let ink = 0
  let grey = 0
  const { data, info } = plain
  for (let at = 0; at < data.length; at += info.channels) {
    const value = data[at] ?? 255
    if ((smooth[at] ?? 255) - value > speck) specks += 1
    if (value < inkBelow) ink += 1
    else if (value < greyBelow) grey += 1
  }
  return specks > (grainy * data.length) / info.channels && grey > greyOverInk * ink
}

/** Print is darker than grain: all that is lighter than it becomes paper. */
export function withoutGrain(picture: Buffer): Promise<Buffer> {
  return sharp(picture).linear(1.8, 0).png({ compressionLevel: 1 }).toBuffer()
}
