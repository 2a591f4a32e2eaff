import sharp from 'sharp'

/** Turned and sheared a little, as a sheet is that a hand-held camera sees. */
const askew: [number, number, number, number] = [0.94, 0.1, -0.06, 0.9]
const table = '#6d5a48'

/** A photo of a drawing on a table: askew, unevenly lit, with a soft shadow across it, as a JPEG. `svg`: the sheet of 1200 × 800. */
export async function photoOfSheet(svg: string): Promise<Buffer> {
  const sheet = await sharp(Buffer.from(svg)).flatten({ background: '#f2f0e8' }).png().toBuffer()
  const lying = await sharp(sheet).affine(askew, { background: table }).png().toBuffer()
  const photo = sharp(lying).extend({ top: 70, bottom: 60, left: 80, right: 90, background: table })
  const { data, info } = await photo.png().toBuffer({ resolveWithObject: true })
  const light = `<svg xmlns="http://www.w3.org/2000/svg" width="${info.width}" height="${info.height}">
    <defs><linearGradient id="lamp"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#a09880"/></linearGradient>
    <filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="28"/></filter></defs>
    <rect width="100%" height="100%" fill="url(#lamp)"/>
    <rect x="620" y="430" width="420" height="700" fill="#000" opacity="0.35" filter="url(#soft)"/></svg>`
  return sharp(data)
    .composite([{ input: Buffer.from(light), blend: 'multiply' }])
    .blur(0.7)
    .jpeg({ quality: 68 })
    .toBuffer()
}

/** A sheet of 1200 × 800 with black strokes along `path` and whatever else `more` says. */
export const sheetOf = (path: string, more = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><path d="${path}" fill="none" stroke="#111" stroke-width="5"/>${more}</svg>`
