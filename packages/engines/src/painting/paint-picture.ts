import { createCanvas } from '@napi-rs/canvas'
import type { Easel } from './easel.ts'
import { paletteOf } from './palette.ts'
import { createRandom } from './random.ts'
import type { Family, Scene } from './scene.ts'
import { paintAbstract } from './scenes/abstract.ts'
import { paintCity } from './scenes/city.ts'
import { paintFantasy } from './scenes/fantasy.ts'
import { paintNature } from './scenes/nature.ts'
import { paintSea } from './scenes/sea.ts'
import { paintSpace } from './scenes/space.ts'
import { paintWeather } from './weather.ts'

const painters: { [Kind in Family]: (easel: Easel) => void } = {
  city: paintCity,
  space: paintSpace,
  sea: paintSea,
  fantasy: paintFantasy,
  nature: paintNature,
  abstract: paintAbstract,
}

/** Darker towards the corners, so that the eye stays in the picture. */
function paintVignette({ context, size }: Easel): void {
  const shade = context.createRadialGradient(size / 2, size / 2, size * 0.42, size / 2, size / 2, size * 0.76)
  shade.addColorStop(0, 'rgba(0, 0, 10, 0)')
  shade.addColorStop(1, 'rgba(0, 0, 10, 0.36)')
  context.fillStyle = shade
  context.fillRect(0, 0, size, size)
}

/** Paints a scene as a PNG of `size` × `size` pixels. The same scene gives the same bytes. */
export async function paintPicture(scene: Scene, size = 1024): Promise<Uint8Array> {
  const canvas = createCanvas(size, size)
  const random = createRandom(scene.seed)
  const easel: Easel = { context: canvas.getContext('2d'), size, palette: paletteOf(scene, random), random, scene }
  painters[scene.family](easel)
  paintWeather(easel)
  paintVignette(easel)
  return canvas.encode('png')
}
