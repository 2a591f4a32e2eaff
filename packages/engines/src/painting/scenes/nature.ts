import { apart, type Easel } from '../easel.ts'
import { paintBirds, paintBroadTree, paintFlower, paintHouse, paintPerson, paintPine } from '../figures/land-life.ts'
import { type Colour, css, lighter, mix } from '../palette.ts'
import { paintRange } from '../ridges.ts'
import { paintClouds, paintSky, paintStars, paintSunOrMoon } from '../sky.ts'

function paintRiver({ context, size, palette }: Easel, from: number): void {
  const water = context.createLinearGradient(0, from, 0, size)
  water.addColorStop(0, css(lighter(palette.horizon, 2)))
  water.addColorStop(1, css(mix(palette.skyMiddle, palette.near, 0.25)))
  context.fillStyle = water
  context.beginPath()
  context.moveTo(size * 0.5, from)
  context.bezierCurveTo(size * 0.7, from + size * 0.06, size * 0.22, from + size * 0.1, size * 0.24, size)
  context.lineTo(size * 0.66, size)
  context.bezierCurveTo(size * 0.52, from + size * 0.14, size * 0.8, from + size * 0.06, size * 0.53, from)
  context.fill()
}

const paintWaterfall = ({ context, size, random }: Easel): void =>
  apart(context, () => {
    const [left, top, bottom] = [size * 0.44, size * 0.42, size * 0.78]
    for (let strand = 0; strand < 90; strand++) {
      context.strokeStyle = css([200, 40, random.between(82, 98)], random.between(0.25, 0.8))
      context.lineWidth = size * random.between(0.001, 0.004)
      const x = left + random.between(0, 0.12) * size
      context.beginPath()
      context.moveTo(x, top)
      context.lineTo(x + random.between(-0.006, 0.006) * size, bottom)
      context.stroke()
    }
    context.filter = `blur(${(size * 0.015).toFixed(1)}px)`
    context.fillStyle = css([200, 30, 97], 0.75)
    context.beginPath()
    context.ellipse(size * 0.5, bottom, size * 0.13, size * 0.03, 0, 0, Math.PI * 2)
    context.fill()
  })

const petalColours: readonly [Colour, ...Colour[]] = [
  [350, 82, 62],
  [46, 94, 62],
  [286, 56, 66],
  [20, 90, 64],
  [0, 0, 96],
]

const greens: { [Key in 'clear' | 'snow']: Colour } = { clear: [128, 38, 26], snow: [200, 16, 62] }

/** Hills and mountains, with woods, water, flowers and houses where the words ask for them. */
export function paintNature(easel: Easel): void {
  const { size, random, palette, scene } = easel
  const { figures } = scene
  const ground = size * 0.72
  const green = mix(
    scene.weather === 'snow' ? greens.snow : greens.clear,
    palette.near,
    scene.time === 'day' ? 0.15 : 0.55,
  )
  paintSky(easel, ground)
  if (scene.time === 'night') paintStars(easel, 500, size * 0.6)
  paintSunOrMoon(easel, size * random.between(0.2, 0.8), size * random.between(0.18, 0.36), size * 0.06)
  paintClouds(easel, scene.weather === 'clear' ? 5 : 13, size * 0.06, size * 0.38)
  const snow = scene.weather === 'snow' || figures.has('mountain')
  paintRange(easel, {
    base: size * 0.66,
    height: size * (figures.has('mountain') ? 0.42 : 0.24),
    colour: palette.far,
    snow,
  })
  paintRange(easel, { base: size * 0.71, height: size * 0.14, colour: mix(palette.far, green, 0.55) })
  if (figures.has('waterfall')) paintWaterfall(easel)
  paintRange(easel, { base: size * 0.79, height: size * 0.1, colour: green, roughness: 0.42 })
  if (figures.has('river') || figures.has('waterfall')) paintRiver(easel, size * 0.77)
  if (figures.has('house')) {
    for (const [x, y, scale] of [
      [0.74, 0.83, 0.0016],
      [0.88, 0.8, 0.001],
    ] as const)
      paintHouse(easel, { x: size * x, y: size * y, scale: size * scale })
  }
  const trees = figures.has('tree') ? 64 : 20
  const rows = Array.from({ length: trees }, () => random.next()).sort((a, b) => a - b)
  for (const near of rows) {
    const x = random.between(0, size)
    // The middle stays open where a river runs.
    if ((figures.has('river') || figures.has('waterfall')) && Math.abs(x - size * 0.46) < size * 0.16) continue
    const place = { x, y: size * (0.79 + near * 0.2), scale: size * (0.0007 + near * 0.0015) }
    if (random.chance(0.6)) paintPine(easel, place, lighter(green, -6 - near * 6))
    else paintBroadTree(easel, place, lighter(green, 4 - near * 6))
  }
  const wild = scene.weather === 'snow' ? 0 : 26
  const flowers = figures.has('flower') ? 150 : wild
  for (let flower = 0; flower < flowers; flower++) {
    const near = flower / flowers
    const place = { x: random.between(0, size), y: size * (0.86 + near * 0.15), scale: size * (0.0004 + near * 0.001) }
    paintFlower(easel, place, random.pick(petalColours))
  }
  if (figures.has('person')) paintPerson(easel, { x: size * 0.4, y: size * 0.92, scale: size * 0.0016 })
  if (scene.time !== 'night' || figures.has('bird'))
    paintBirds(easel, size * 0.5, size * 0.22, figures.has('bird') ? 14 : 5)
}
