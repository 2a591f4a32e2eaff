import sharp, { type Sharp } from 'sharp'

/** One byte a pixel, row by row, 0 black. Kept undone from any file format: packing and unpacking a page costs more than looking at it. */
export interface GreyPicture {
  grey: Buffer
  width: number
  height: number
}

/** What a pipeline yields, on white and without colour. */
export async function greyOf(picture: Sharp): Promise<GreyPicture> {
  const { data, info } = await picture
    .flatten({ background: 'white' })
    .grayscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { grey: data, width: info.width, height: info.height }
}

export const pipelineOf = ({ grey, width, height }: GreyPicture): Sharp =>
  sharp(grey, { raw: { width, height, channels: 1 } })
