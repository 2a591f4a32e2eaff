import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Palette } from './palette.ts'
import type { Random } from './random.ts'
import type { Scene } from './scene.ts'

/** All that a brush needs: where to paint, what with, and how large the picture is (a square of `size` pixels). */
export interface Easel {
  context: SKRSContext2D
  size: number
  palette: Palette
  random: Random
  scene: Scene
}

/** Paints with settings of its own: what `paint` changes of the context is undone. */
export function apart(context: SKRSContext2D, paint: () => void): void {
  context.save()
  paint()
  context.restore()
}

export interface Placement {
  x: number
  y: number
  scale?: number
  angle?: number
  mirrored?: boolean
}

/** Paints around (x, y) as origin, turned by `angle` radians and scaled: figures are drawn in units of their own size. */
export const placed = (
  context: SKRSContext2D,
  { x, y, scale = 1, angle = 0, mirrored = false }: Placement,
  paint: () => void,
): void =>
  apart(context, () => {
    context.translate(x, y)
    context.rotate(angle)
    context.scale(mirrored ? -scale : scale, scale)
    paint()
  })

type Point = readonly [x: number, y: number]

const middle = (from: Point, to: Point): [number, number] => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]

/** Fills a shape of points joined by curves through their middles. */
export function blob(context: SKRSContext2D, points: readonly Point[]): void {
  const first = points[0]
  const final = points.at(-1)
  if (!first || !final) return
  context.beginPath()
  context.moveTo(...middle(final, first))
  for (const [index, point] of points.entries()) {
    const next = points[index + 1] ?? first
    context.quadraticCurveTo(...point, ...middle(point, next))
  }
  context.closePath()
  context.fill()
}

export function polygon(context: SKRSContext2D, points: readonly Point[]): void {
  context.beginPath()
  for (const point of points) context.lineTo(...point)
  context.closePath()
  context.fill()
}

export function disc(context: SKRSContext2D, x: number, y: number, radius: number): void {
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fill()
}
