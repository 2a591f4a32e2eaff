import { apart, type Easel } from '../easel.ts'
import { paintPerson, paintRobot } from '../figures/land-life.ts'
import { paintFlyingCar } from '../figures/vessels.ts'
import { type Colour, css, lighter, mix } from '../palette.ts'
import { glow, paintClouds, paintSky, paintStars, paintSunOrMoon } from '../sky.ts'

const tops = ['flat', 'spire', 'slant', 'dome', 'steps'] as const

function paintTop({ context, random }: Easel, x: number, y: number, width: number): void {
  const top = random.pick(tops)
  context.beginPath()
  if (top === 'spire') {
    context.moveTo(x + width * 0.2, y)
    context.lineTo(x + width * 0.5, y - width * 1.3)
    context.lineTo(x + width * 0.8, y)
  } else if (top === 'slant') {
    context.moveTo(x, y)
    context.lineTo(x + width, y - width * 0.55)
    context.lineTo(x + width, y)
  } else if (top === 'dome') context.arc(x + width / 2, y, width * 0.42, Math.PI, 0)
  else if (top === 'steps') {
    context.rect(x + width * 0.15, y - width * 0.25, width * 0.7, width * 0.3)
    context.rect(x + width * 0.3, y - width * 0.5, width * 0.4, width * 0.3)
  }
  context.fill()
}

function paintWindows(easel: Easel, x: number, y: number, width: number, bottom: number, strength: number): void {
  const { context, random, palette, size } = easel
  const cell = size * 0.0115
  const night = easel.scene.time !== 'day'
  const share = night ? 0.5 : 0.24
  for (let row = y + cell; row < bottom - cell; row += cell * 1.5) {
    for (let column = x + cell * 0.7; column < x + width - cell; column += cell * 1.25) {
      if (!random.chance(share)) continue
      const warm: Colour = night
        ? [random.pick([44, 44, 38, palette.accent[0], palette.second[0]]), 88, 70]
        : [200, 50, 88]
      context.fillStyle = css(warm, strength * random.between(0.4, 1))
      context.fillRect(column, row, cell * 0.6, cell * 0.8)
    }
  }
}

function paintSign(easel: Easel, x: number, y: number, width: number): void {
  const { context, palette, random, size } = easel
  const colour = random.chance(0.5) ? palette.accent : palette.second
  const [w, h] = random.chance(0.5) ? [width * 0.24, size * 0.09] : [width * 0.6, size * 0.022]
  glow(easel, x + w / 2, y + h / 2, Math.max(w, h) * 1.5, colour, 0.5)
  context.fillStyle = css(lighter(colour, 12))
  context.fillRect(x, y, w, h)
  context.fillStyle = css(lighter(colour, -34))
  const bars = Math.max(2, Math.round(Math.max(w, h) / (size * 0.012)))
  for (let bar = 0; bar < bars; bar++) {
    if (w > h) context.fillRect(x + (bar + 0.25) * (w / bars), y + h * 0.25, (w / bars) * 0.45, h * 0.5)
    else context.fillRect(x + w * 0.25, y + (bar + 0.25) * (h / bars), w * 0.5, (h / bars) * 0.45)
  }
}

/** One row of towers, far rows hazy and low, near rows dark and tall. `depth` 0 is far, 1 near. */
function paintTowers(easel: Easel, depth: number, ground: number): void {
  const { context, size, random, palette, scene } = easel
  const colour = mix(mix(palette.far, palette.horizon, 0.35), palette.near, depth ** 0.8)
  for (let x = -size * 0.05; x < size * 1.02; ) {
    const width = size * random.between(0.045, 0.085) * (0.7 + depth * 0.9)
    // Near towers leave the middle open: the eye goes down the street.
    if (depth > 0.6 && Math.abs(x + width / 2 - size / 2) < size * (depth - 0.45) * 0.5) {
      x += width
      continue
    }
    const height = size * random.between(0.16, 0.5) * (0.65 + depth * 0.6)
    const top = ground - height
    const face = context.createLinearGradient(x, 0, x + width, 0)
    face.addColorStop(0, css(lighter(colour, 7)))
    face.addColorStop(0.55, css(colour))
    face.addColorStop(1, css(lighter(colour, -5)))
    context.fillStyle = face
    context.fillRect(x, top, width, size - top)
    paintTop(easel, x, top, width)
    paintWindows(easel, x, top, width, ground, 0.25 + depth * 0.65)
    const neon = scene.mood === 'neon' || scene.time === 'night'
    if (neon && depth > 0.3 && random.chance(0.5))
      paintSign(easel, x + width * random.between(0.1, 0.4), top + height * random.between(0.12, 0.5), width)
    x += width * random.between(1.02, 1.25)
  }
}

function paintStreet(easel: Easel, ground: number): void {
  const { context, size, palette, random } = easel
  const road = context.createLinearGradient(0, ground, 0, size)
  road.addColorStop(0, css(mix(palette.near, palette.horizon, 0.4)))
  road.addColorStop(1, css(lighter(palette.near, -4)))
  context.fillStyle = road
  context.fillRect(0, ground, size, size - ground)
  apart(context, () => {
    context.globalCompositeOperation = 'lighter'
    for (let trail = 0; trail < 34; trail++) {
      const end = random.between(-0.3, 1.3) * size
      context.strokeStyle = css(random.chance(0.5) ? palette.accent : palette.second, random.between(0.08, 0.34))
      context.lineWidth = size * random.between(0.001, 0.0045)
      context.beginPath()
      context.moveTo(size / 2 + (end - size / 2) * 0.04, ground)
      context.lineTo(end, size)
      context.stroke()
    }
  })
}

function paintBridge({ context, size, palette }: Easel, ground: number): void {
  const [deck, tower] = [ground - size * 0.07, size * 0.2]
  context.strokeStyle = css(lighter(palette.near, 8))
  context.fillStyle = context.strokeStyle
  context.fillRect(0, deck, size, size * 0.014)
  for (const x of [0.28, 0.72])
    context.fillRect(size * x - size * 0.008, deck - tower, size * 0.016, tower + size * 0.09)
  context.lineWidth = size * 0.004
  for (const [from, to] of [
    [-0.16, 0.28],
    [0.28, 0.72],
    [0.72, 1.16],
  ] as const) {
    const sag = (at: number): number => deck - tower + 4 * tower * (0.92 * (at - at * at))
    context.beginPath()
    for (let step = 0; step <= 40; step++) context.lineTo(size * (from + ((to - from) * step) / 40), sag(step / 40))
    context.stroke()
  }
}

/** A city down a street: rows of towers, lit windows, signs and what flies between them. */
export function paintCity(easel: Easel): void {
  const { context, size, random, scene, palette } = easel
  const ground = size * 0.8
  paintSky(easel, ground)
  if (scene.time === 'night') paintStars(easel, 160, size * 0.4)
  paintSunOrMoon(easel, size * random.between(0.3, 0.7), size * random.between(0.2, 0.42), size * 0.065)
  if (scene.weather !== 'clear') paintClouds(easel, 9, size * 0.05, size * 0.35)
  for (const depth of [0, 0.35, 0.7]) {
    paintTowers(easel, depth, ground)
    if (depth === 0.35 && scene.figures.has('bridge')) paintBridge(easel, ground)
    context.fillStyle = css(palette.horizon, 0.1)
    context.fillRect(0, 0, size, size)
  }
  paintStreet(easel, ground)
  paintTowers(easel, 1, ground * 1.06)
  glow(easel, size / 2, ground, size * 0.4, palette.accent, scene.time === 'day' ? 0.12 : 0.32)
  const cars = scene.figures.has('flying car') ? 9 : scene.mood === 'neon' || scene.time === 'night' ? 4 : 0
  for (let car = 0; car < cars; car++) {
    const scale = size * 0.00075 * random.between(0.3, 1.1)
    paintFlyingCar(easel, {
      x: random.between(0.08, 0.92) * size,
      y: random.between(0.2, 0.66) * size,
      scale,
      angle: random.between(-0.08, 0.08),
      mirrored: random.chance(0.5),
    })
  }
  if (scene.figures.has('robot')) paintRobot(easel, { x: size * 0.44, y: size * 0.95, scale: size * 0.0019 })
  if (scene.figures.has('person')) paintPerson(easel, { x: size * 0.58, y: size * 0.94, scale: size * 0.0016 })
}
