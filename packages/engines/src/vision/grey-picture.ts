import type { Pixels } from './cut-out.ts'
import { lumaAt } from './luma.ts'

export interface GreyPicture {
  /** One byte a pixel, row by row; 0 is black. */
  pixels: Uint8Array
  width: number
  height: number
}

/** The luma of an RGB picture (ITU-R BT.601), rounded. */
export const inGrey = ({ pixels, width, height }: Pixels): GreyPicture => ({
  pixels: Uint8Array.from({ length: width * height }, (_, place) => Math.round(lumaAt(pixels, place))),
  width,
  height,
})
