import { apart, disc, type Easel } from '../easel.ts'
import { paintAstronaut } from '../figures/astronaut.ts'
import { paintPlanet } from '../figures/planet.ts'
import { paintRocket } from '../figures/rocket.ts'
import { type Colour, css } from '../palette.ts'
import { glow, paintStars } from '../sky.ts'

function paintNebula(easel: Easel): void {
  const { size, random, palette } = easel
  const [centreX, centreY, turn] = [random.between(0.25, 0.75), random.between(0.25, 0.7), random.between(0, Math.PI)]
  for (let cloud = 0; cloud < 70; cloud++) {
    const along = random.between(-0.7, 0.7)
    const across = random.between(-0.2, 0.2) * random.next()
    const x = size * (centreX + Math.cos(turn) * along - Math.sin(turn) * across)
    const y = size * (centreY + Math.sin(turn) * along + Math.cos(turn) * across)
    const colour: Colour = random.chance(0.5)
      ? [palette.accent[0] + random.between(-25, 25), 80, 42]
      : [palette.second[0] + random.between(-25, 25), 78, 40]
    glow(easel, x, y, size * random.between(0.06, 0.22), colour, random.between(0.05, 0.15))
  }
}

function paintGalaxy(easel: Easel, x: number, y: number, reach: number): void {
  const { context, random, palette } = easel
  apart(context, () => {
    context.translate(x, y)
    context.rotate(0.5)
    context.scale(1, 0.5)
    glow(easel, 0, 0, reach * 0.5, palette.light, 0.9)
    context.globalCompositeOperation = 'lighter'
    for (let star = 0; star < 2600; star++) {
      const along = random.next() ** 0.7
      const angle = along * 5.4 + (star % 2) * Math.PI + random.between(-0.34, 0.34) * (1.2 - along * 0.6)
      context.fillStyle = css(random.chance(0.5) ? palette.accent : palette.light, random.between(0.1, 0.55))
      disc(context, Math.cos(angle) * along * reach, Math.sin(angle) * along * reach, random.between(0.4, 1.9))
    }
  })
}

function paintGround({ context, size, random, palette }: Easel): void {
  const top = size * 0.84
  context.fillStyle = css([palette.far[0], 16, 20])
  context.beginPath()
  context.ellipse(size / 2, size * 1.5, size * 1.1, size * 1.5 - top, 0, 0, Math.PI * 2)
  context.fill()
  for (let crater = 0; crater < 22; crater++) {
    const [x, y] = [random.between(0, size), random.between(top + size * 0.03, size)]
    const wide = size * random.between(0.012, 0.05)
    context.fillStyle = css([palette.far[0], 16, 12])
    context.beginPath()
    context.ellipse(x, y, wide, wide * 0.32, 0, 0, Math.PI * 2)
    context.fill()
    context.strokeStyle = css([palette.far[0], 18, 34], 0.8)
    context.lineWidth = size * 0.0016
    context.beginPath()
    context.ellipse(x, y + wide * 0.05, wide, wide * 0.32, 0, 0.2, Math.PI - 0.2)
    context.stroke()
  }
}

/** Deep space: nebula, stars, planets, and who travels there. */
export function paintSpace(easel: Easel): void {
  const { context, size, random, palette, scene } = easel
  const depth = context.createRadialGradient(size * 0.5, size * 0.45, 0, size * 0.5, size * 0.5, size * 0.8)
  depth.addColorStop(0, css([palette.skyTop[0], 50, 11]))
  depth.addColorStop(1, css([palette.skyTop[0], 60, 3]))
  context.fillStyle = depth
  context.fillRect(0, 0, size, size)
  paintNebula(easel)
  paintStars(easel, 900, size)
  if (scene.figures.has('galaxy')) paintGalaxy(easel, size * 0.68, size * 0.3, size * 0.26)
  const big = size * random.between(0.16, 0.22)
  const colour: Colour = [palette.accent[0], 52, 50]
  paintPlanet(easel, {
    x: size * 0.3,
    y: size * 0.36,
    radius: big,
    colour,
    rings: scene.figures.has('rings') || random.chance(0.5),
  })
  paintPlanet(easel, { x: size * 0.82, y: size * 0.62, radius: size * 0.06, colour: [palette.second[0], 44, 52] })
  if (scene.figures.has('moon') || random.chance(0.5))
    paintPlanet(easel, { x: size * 0.56, y: size * 0.17, radius: size * 0.032, colour: [44, 8, 66] })
  paintGround(easel)
  const travels = !scene.figures.has('astronaut') || scene.figures.has('rocket')
  if (travels) paintRocket(easel, { x: size * 0.66, y: size * 0.5, scale: size * 0.00115, angle: 0.55 })
  if (scene.figures.has('astronaut') || !scene.figures.has('rocket'))
    paintAstronaut(easel, {
      x: size * (travels ? 0.3 : 0.6),
      y: size * 0.72,
      scale: size * (travels ? 0.00085 : 0.0013),
      angle: -0.25,
    })
}
