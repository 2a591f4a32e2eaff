import sharp from 'sharp'

/** Longest side in pixels: more than any current image model produces. */
const longestSide = 4096
const formats = new Set(['png', 'jpeg', 'webp'])

interface PngPicture {
  png: Uint8Array
  width: number
  height: number
}

/**
 * An untrusted picture, decoded and encoded again, so that only its pixels are kept. Null where it is neither PNG, JPEG nor WebP, is damaged, or is too large.
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
