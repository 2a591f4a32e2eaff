const common = { kind: 'image', accept: ['jpeg', 'png', 'webp'], maxMegabytes: 5 } as const
const mostPixels = 'pictures of up to 40 megapixels'

/** A photo of one thing: it must be large enough for a network. */
export const photoInput = { ...common, limits: [mostPixels, 'at least 32 pixels on each side'] }

/** A drawing, whose lines are traced at its full size. */
export const drawingInput = { ...common, limits: [mostPixels] }
