import { apart, disc, type Easel } from '../easel.ts'
import { type Colour, css, lighter, mix } from '../palette.ts'
import { glow } from '../sky.ts'

export interface PlanetLook {
  x: number
  y: number
  radius: number
  colour: Colour
  rings?: boolean
}

const halfRing = ({ context }: Easel, { x, y, radius, colour }: PlanetLook, front: boolean): void =>
  apart(context, () => {
    context.translate(x, y)
    context.rotate(-0.36)
    for (let band = 0; band < 9; band++) {
      context.strokeStyle = css(lighter(colour, 24 - (band % 3) * 12), 0.75 - (band % 2) * 0.25)
      context.lineWidth = radius * 0.045
      context.beginPath()
      const reach = radius * (1.38 + band * 0.07)
      context.ellipse(0, 0, reach, reach * 0.26, 0, front ? 0 : Math.PI, front ? Math.PI : Math.PI * 2)
      context.stroke()
    }
  })

/** A banded planet lit from the upper left, its night side dark, with a thin shining edge of air. */
export function paintPlanet(easel: Easel, look: PlanetLook): void {
  const { context, random } = easel
  const { x, y, radius, colour, rings = false } = look
  glow(easel, x, y, radius * 1.45, colour, 0.28)
  if (rings) halfRing(easel, look, false)
  apart(context, () => {
    context.beginPath()
    context.arc(x, y, radius, 0, Math.PI * 2)
    context.clip()
    context.fillStyle = css(colour)
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2)
    context.translate(x, y)
    context.rotate(-0.3)
    for (let band = 0; band < 26; band++) {
      const at = random.between(-1, 1) * radius
      const shade = mix(colour, [(colour[0] + random.between(-34, 34) + 360) % 360, 50, random.between(24, 80)], 0.55)
      context.fillStyle = css(shade, random.between(0.12, 0.5))
      context.beginPath()
      context.ellipse(random.between(-0.3, 0.3) * radius, at, radius * 1.3, radius * random.between(0.02, 0.1), 0, 0, 7)
      context.fill()
    }
    for (let storm = 0; storm < 3; storm++) {
      context.fillStyle = css(lighter(colour, 18), 0.5)
      context.beginPath()
      const wide = radius * random.between(0.06, 0.2)
      context.ellipse(
        random.between(-0.6, 0.6) * radius,
        random.between(-0.6, 0.6) * radius,
        wide,
        wide * 0.45,
        0,
        0,
        7,
      )
      context.fill()
    }
  })
  const shadow = context.createRadialGradient(x - radius * 0.5, y - radius * 0.5, radius * 0.2, x, y, radius * 1.02)
  shadow.addColorStop(0, 'hsla(0, 0%, 100%, 0.22)')
  shadow.addColorStop(0.45, 'hsla(240, 40%, 4%, 0.1)')
  shadow.addColorStop(1, 'hsla(240, 50%, 3%, 0.92)')
  context.fillStyle = shadow
  disc(context, x, y, radius)
  if (rings) halfRing(easel, look, true)
}
