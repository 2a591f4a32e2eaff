import { clampFraction } from '@vitrine/basics/clamp-fraction.ts'
import type { Box } from '../../box.ts'
import type { GreyPicture } from '../../grey-picture.ts'
import type { Corners, Point } from './corners.ts'

/** Maps the unit square onto a four-cornered figure as a camera does. */
export function perspectiveOnto([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Corners): (point: Point) => Point {
  // Heckbert, Fundamentals of Texture Mapping and Image Warping (1989), section 2.2.3.
  const [sumX, sumY] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3]
  const [dx1, dx2, dy1, dy2] = [x1 - x2, x3 - x2, y1 - y2, y3 - y2]
  const determinant = dx1 * dy2 - dx2 * dy1
  const g = (sumX * dy2 - dx2 * sumY) / determinant
  const h = (dx1 * sumY - sumX * dy1) / determinant
  const [a, b] = [x1 - x0 + g * x1, x3 - x0 + h * x3]
  const [d, e] = [y1 - y0 + g * y1, y3 - y0 + h * y3]
  return ([u, v]) => {
    const depth = g * u + h * v + 1
    return [(a * u + b * v + x0) / depth, (d * u + e * v + y0) / depth]
  }
}

/** Brightness between four pixels; corners may lie a little outside. */
function brightnessAt({ pixels, width, height }: GreyPicture, x: number, y: number): number {
  const left = Math.min(width - 2, Math.max(0, Math.floor(x)))
  const top = Math.min(height - 2, Math.max(0, Math.floor(y)))
  const [right, down] = [clampFraction(x - left), clampFraction(y - top)]
  const place = top * width + left
  // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
  const upper = (pixels[place] as number) * (1 - right) + (pixels[place + 1] as number) * right
  const lower = (pixels[place + width] as number) * (1 - right) + (pixels[place + width + 1] as number) * right
  return upper * (1 - down) + lower * down
}

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by)

/** The sheet between the corners (pixels of the photo), seen straight from above, its sides as long as they are on the photo. */
export function straightened(photo: GreyPicture, corners: Corners): GreyPicture {
  const [topLeft, topRight, bottomRight, bottomLeft] = corners
  const width = Math.round((distance(topLeft, topRight) + distance(bottomLeft, bottomRight)) / 2)
  const height = Math.round((distance(topLeft, bottomLeft) + distance(topRight, bottomRight)) / 2)
  const onPhoto = perspectiveOnto(corners)
  const pixels = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [photoX, photoY] = onPhoto([(x + 0.5) / width, (y + 0.5) / height])
      pixels[y * width + x] = Math.round(brightnessAt(photo, photoX - 0.5, photoY - 0.5))
    }
  }
  return { pixels, width, height }
}

/** The box on the photo around a box on the straightened sheet; `corners` as fractions of the photo. */
export function boxOnPhoto([left, top, right, bottom]: Box, corners: Corners): Box {
  const onPhoto = perspectiveOnto(corners)
  const points = (
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ] as const
  ).map((point) => onPhoto(point))
  const [xs, ys] = [points.map(([x]) => clampFraction(x)), points.map(([, y]) => clampFraction(y))]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}
