import sharp from 'sharp'

/** Of both sides, pixels: more than any of today's makers of pictures gives. */
const longestSide = 4096
const formats = new Set(['png', 'jpeg', 'webp'])

interface PngPicture {
  png: Uint8Array
  width: number
  height: number
}

/**
 * A stranger's picture, decoded and encoded again: only its pixels are kept. Null where it is neither PNG, JPEG nor WebP,
 * is damaged, or is too large.
 */
export async function asPng(bytes: Uint8Array): Promise<PngPicture | null> {
  try {
    const { format, width, height } = await sharp(bytes, { limitInputPixels: longestSide ** 2 }).metadata()
    if (!formats.has(format) || Math.max(width, height) > longestSide) return null
    const { data, info } = await sharp(bytes, { limitInputPixels: longestSide ** 2, failOn: 'error' })
      .autoOrient()
      .toColourspace('srgb')
      .png()
      .toBuffer({ resolveWithObject: true })
    return { png: new Uint8Array(data), width: info.width, height: info.height }
  } catch {
    // Whatever is wrong with it, it cannot be shown.
    return null
  }
}
