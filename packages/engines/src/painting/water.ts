import { apart, type Easel } from './easel.ts'
import { css, lighter, mix } from './palette.ts'

/** Water from `top` down: the sky's colours upside down, with glints that lie closer together far away. */
export function paintWater({ context, size, palette, random }: Easel, top: number, sunX: number): void {
  const gradient = context.createLinearGradient(0, top, 0, size)
  gradient.addColorStop(0, css(mix(palette.horizon, palette.skyMiddle, 0.3)))
  gradient.addColorStop(0.4, css(mix(palette.skyMiddle, palette.near, 0.35)))
  gradient.addColorStop(1, css(mix(palette.skyTop, palette.near, 0.5)))
  context.fillStyle = gradient
  context.fillRect(0, top, size, size - top)
  apart(context, () => {
    context.globalCompositeOperation = 'lighter'
    for (let glint = 0; glint < 420; glint++) {
      const depth = random.next() ** 1.6
      const y = top + 2 + depth * (size - top)
      const spread = size * (0.03 + depth * 0.22)
      const underSun = random.chance(0.55)
      const x = underSun ? sunX + random.between(-spread, spread) : random.between(0, size)
      context.fillStyle = css(lighter(palette.light, 0), underSun ? 0.28 : 0.07)
      const width = size * (0.006 + depth * 0.05) * random.between(0.4, 1)
      context.fillRect(x - width / 2, y, width, size * (0.0008 + depth * 0.0026))
    }
  })
}
