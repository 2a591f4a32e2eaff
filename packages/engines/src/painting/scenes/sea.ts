import { apart, blob, type Easel } from '../easel.ts'
import { paintCoral } from '../figures/coral.ts'
import { paintFish, paintShark } from '../figures/fish.ts'
import { paintJellyfish } from '../figures/jellyfish.ts'
import { paintBirds } from '../figures/land-life.ts'
import { paintTurtle } from '../figures/turtle.ts'
import { paintBoat, paintLighthouse, paintSubmarine } from '../figures/vessels.ts'
import { paintWhale } from '../figures/whale.ts'
import { type Colour, css, lighter } from '../palette.ts'
import { paintRange } from '../ridges.ts'
import { paintClouds, paintSky, paintStars, paintSunOrMoon } from '../sky.ts'
import { paintWater } from '../water.ts'

const paintLightShafts = ({ context, size, random }: Easel): void =>
  apart(context, () => {
    context.globalCompositeOperation = 'lighter'
    context.filter = `blur(${(size * 0.012).toFixed(1)}px)`
    for (let shaft = 0; shaft < 11; shaft++) {
      const [top, width] = [random.between(-0.05, 1) * size, size * random.between(0.02, 0.08)]
      const fade = context.createLinearGradient(0, 0, 0, size * 0.85)
      fade.addColorStop(0, css([186, 70, 78], random.between(0.1, 0.3)))
      fade.addColorStop(1, css([186, 70, 70], 0))
      context.fillStyle = fade
      context.beginPath()
      context.moveTo(top, 0)
      context.lineTo(top + width, 0)
      context.lineTo(top + width * 2.6 - size * 0.12, size * 0.86)
      context.lineTo(top - width - size * 0.12, size * 0.86)
      context.fill()
    }
  })

const reefColours: readonly [Colour, ...Colour[]] = [
  [350, 78, 62],
  [24, 92, 60],
  [292, 58, 60],
  [168, 62, 50],
  [48, 92, 60],
]

function paintReef(easel: Easel): void {
  const { context, size, random } = easel
  for (const [base, shade] of [
    [0.8, 20],
    [0.88, 14],
  ] as const) {
    paintRange(easel, { base: size * (base + 0.07), height: size * 0.09, colour: [200, 42, shade], roughness: 0.46 })
    for (let coral = 0; coral < 17; coral++) {
      const scale = size * random.between(0.0006, 0.0015) * (base > 0.85 ? 1.25 : 0.8)
      paintCoral(
        easel,
        { x: random.between(0, size), y: size * (base + 0.06 + random.between(0, 0.05)), scale },
        random.pick(reefColours),
      )
    }
  }
  context.fillStyle = css([44, 40, 62], 0.5)
  blob(context, [
    [0, size * 0.985],
    [size * 0.5, size * 0.955],
    [size, size * 0.985],
    [size, size],
    [0, size],
  ])
}

function paintUnderwater(easel: Easel): void {
  const { context, size, random, scene, palette } = easel
  const hue = scene.hues[0] ?? 198
  const water = context.createLinearGradient(0, 0, 0, size)
  water.addColorStop(0, css([hue - 12, 74, 62]))
  water.addColorStop(0.4, css([hue, 78, 36]))
  water.addColorStop(1, css([hue + 16, 72, 12]))
  context.fillStyle = water
  context.fillRect(0, 0, size, size)
  paintLightShafts(easel)
  const unit = size / 1000
  if (scene.figures.has('whale'))
    paintWhale(easel, { x: size * 0.56, y: size * 0.36, scale: unit * 1.35, angle: -0.08 })
  if (scene.figures.has('shark'))
    paintShark(easel, { x: size * 0.62, y: size * 0.3, scale: unit * 1.2, angle: 0.06, mirrored: true })
  if (scene.figures.has('submarine')) paintSubmarine(easel, { x: size * 0.4, y: size * 0.34, scale: unit * 1.1 })
  for (let school = 0; school < 4; school++) {
    const colour = random.pick(reefColours)
    const [x, y] = [random.between(0.1, 0.9) * size, random.between(0.18, 0.72) * size]
    const mirrored = random.chance(0.5)
    for (let fish = 0; fish < random.integer(5, 12); fish++) {
      paintFish(
        easel,
        {
          x: x + random.between(-0.14, 0.14) * size,
          y: y + random.between(-0.07, 0.07) * size,
          scale: unit * random.between(0.28, 0.62),
          angle: random.between(-0.14, 0.14),
          mirrored,
        },
        colour,
      )
    }
  }
  const jellies = scene.figures.has('jellyfish') ? 5 : 2
  for (let jelly = 0; jelly < jellies; jelly++) {
    const place = {
      x: random.between(0.1, 0.9) * size,
      y: random.between(0.12, 0.5) * size,
      scale: unit * random.between(0.5, 1),
    }
    paintJellyfish(easel, place, jelly % 2 === 0 ? palette.second : palette.accent)
  }
  paintReef(easel)
  if (scene.figures.has('turtle') || scene.figures.size === 0)
    paintTurtle(easel, { x: size * 0.3, y: size * 0.56, scale: unit * 1.15, angle: -0.3 })
  paintFish(easel, { x: size * 0.72, y: size * 0.66, scale: unit * 1.5 }, reefColours[1] ?? reefColours[0])
  for (let bubble = 0; bubble < 90; bubble++) {
    context.strokeStyle = css([190, 60, 92], random.between(0.2, 0.7))
    context.lineWidth = unit
    context.beginPath()
    context.arc(random.between(0, size), random.between(0, size), unit * random.between(1.5, 8), 0, Math.PI * 2)
    context.stroke()
  }
}

function paintSurface(easel: Easel): void {
  const { context, size, random, scene, palette } = easel
  const horizon = size * 0.56
  const sunX = size * random.between(0.3, 0.7)
  paintSky(easel, horizon)
  if (scene.time === 'night') paintStars(easel, 320, horizon)
  paintSunOrMoon(easel, sunX, horizon - size * random.between(0.08, 0.24), size * 0.07)
  paintClouds(easel, scene.weather === 'clear' ? 4 : 12, size * 0.08, horizon - size * 0.08)
  paintRange(easel, { base: horizon, height: size * 0.06, colour: palette.far })
  paintWater(easel, horizon, sunX)
  if (scene.figures.has('island')) {
    context.fillStyle = css(lighter(palette.near, 6))
    blob(context, [
      [size * 0.62, horizon + size * 0.03],
      [size * 0.74, horizon - size * 0.06],
      [size * 0.9, horizon + size * 0.03],
      [size * 0.76, horizon + size * 0.05],
    ])
  }
  if (scene.figures.has('lighthouse'))
    paintLighthouse(easel, { x: size * 0.8, y: horizon + size * 0.1, scale: size * 0.0016 })
  if (scene.figures.has('boat') || !scene.figures.has('lighthouse'))
    paintBoat(easel, { x: size * 0.36, y: horizon + size * 0.17, scale: size * 0.0016 })
  if (scene.time !== 'night') paintBirds(easel, size * 0.6, size * 0.24, 8)
}

/** The sea: its surface under a sky, or the world below it. */
export const paintSea = (easel: Easel): void =>
  easel.scene.composition === 'underwater' ? paintUnderwater(easel) : paintSurface(easel)
