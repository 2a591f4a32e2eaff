export interface GreyPicture {
  /** One byte a pixel, row by row; 0 is black. */
  pixels: Uint8Array
  width: number
  height: number
}
