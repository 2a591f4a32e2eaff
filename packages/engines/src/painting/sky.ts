import { apart, disc, type Easel } from './easel.ts'
import { type Colour, css, lighter, mix } from './palette.ts'

/** Sky down to `bottom`, as a gradient of three colours. */
export function paintSky({ context, size, palette }: Easel, bottom: number): void {
  const gradient = context.createLinearGradient(0, 0, 0, bottom)
  gradient.addColorStop(0, css(palette.skyTop))
  gradient.addColorStop(0.55, css(palette.skyMiddle))
  gradient.addColorStop(1, css(palette.horizon))
  context.fillStyle = gradient
  context.fillRect(0, 0, size, size)
}

/** A soft shine around a point. */
export const glow = (
  { context }: Pick<Easel, 'context'>,
  x: number,
  y: number,
  radius: number,
  colour: Colour,
  strength: number,
): void =>
  apart(context, () => {
    const gradient = context.createRadialGradient(x, y, 0, x, y, radius)
    gradient.addColorStop(0, css(colour, strength))
    gradient.addColorStop(0.35, css(colour, strength * 0.35))
    gradient.addColorStop(1, css(colour, 0))
    context.globalCompositeOperation = 'lighter'
    context.fillStyle = gradient
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  })

export function paintStars(easel: Easel, count: number, bottom: number): void {
  const { context, size, random } = easel
  for (let star = 0; star < count; star++) {
    const [x, y] = [random.between(0, size), random.between(0, bottom)]
    const brightness = random.next() ** 3
    context.fillStyle = css([random.between(190, 260), 40, 90], 0.25 + brightness * 0.75)
    disc(context, x, y, size * (0.0006 + brightness * 0.0014))
    if (brightness > 0.82) glow(easel, x, y, size * 0.014, [210, 60, 80], 0.5)
  }
}

/** The sun by day, a moon by night. `high` 0 is the horizon, 1 the top. */
export function paintSunOrMoon(easel: Easel, x: number, y: number, radius: number): void {
  const { context, palette, scene, random, size } = easel
  if (scene.time === 'night') {
    glow(easel, x, y, radius * 4, palette.light, 0.35)
    context.fillStyle = css([50, 20, 92])
    disc(context, x, y, radius)
    for (let crater = 0; crater < 7; crater++) {
      const angle = random.between(0, Math.PI * 2)
      const distance = random.between(0, radius * 0.7)
      context.fillStyle = css([48, 12, 78], 0.5)
      disc(context, x + Math.cos(angle) * distance, y + Math.sin(angle) * distance, radius * random.between(0.06, 0.2))
    }
    return
  }
  glow(easel, x, y, size * 0.55, palette.horizon, 0.45)
  glow(easel, x, y, radius * 3.2, palette.light, 0.8)
  context.fillStyle = css(lighter(palette.light, 6))
  disc(context, x, y, radius)
}

/** Banks of cloud, each a heap of soft discs lit from above. */
export function paintClouds(
  { context, size, palette, random }: Easel,
  count: number,
  top: number,
  bottom: number,
): void {
  const bright = mix(palette.horizon, [palette.horizon[0], 20, 98], 0.5)
  for (let cloud = 0; cloud < count; cloud++) {
    const [x, y] = [random.between(-0.1, 1.1) * size, random.between(top, bottom)]
    const width = random.between(0.12, 0.34) * size
    for (let puff = 0; puff < 18; puff++) {
      const along = random.between(-0.5, 0.5)
      const radius = width * random.between(0.1, 0.24) * (1.1 - Math.abs(along))
      const [px, py] = [x + along * width, y - radius * random.between(0, 0.6)]
      const colour = mix(bright, palette.skyMiddle, random.between(0, 0.5))
      // Soft by a gradient: a blur of the canvas takes ten times as long.
      const soft = context.createRadialGradient(px, py, radius * 0.2, px, py, radius)
      soft.addColorStop(0, css(colour, 0.42))
      soft.addColorStop(1, css(colour, 0))
      context.fillStyle = soft
      disc(context, px, py, radius)
    }
  }
}
