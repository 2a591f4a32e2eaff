import sharp from 'sharp'

const red = { r: 220, g: 30, b: 30 }

/** A picture of one colour, not yet in a format. */
export const paintedPicture = (width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: red } })

export const pictureFile = (bytes: Buffer, name = 'me.png') => new File([new Uint8Array(bytes)], name)
