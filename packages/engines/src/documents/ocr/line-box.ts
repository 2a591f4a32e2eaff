/** A point in pixels of the picture. */
export interface Point {
  x: number
  y: number
}

/** A line of text as it lies in the picture: a rectangle that may be turned. In pixels. */
export interface LineBox {
  /** Clockwise from where reading begins: top left, top right, bottom right, bottom left of the text. */
  corners: readonly [Point, Point, Point, Point]
  /** 0…1: how surely there is text. */
  confidence: number
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

export const lengthOf = ({ corners: [topLeft, topRight] }: LineBox): number => distance(topLeft, topRight)
export const heightOfLine = ({ corners: [topLeft, , , bottomLeft] }: LineBox): number => distance(topLeft, bottomLeft)

/** The same place read from its other end. */
export const turnedRound = ({ corners: [a, b, c, d], ...rest }: LineBox): LineBox => ({
  corners: [c, d, a, b],
  ...rest,
})
