import { apart, disc, type Easel, placed } from './easel.ts'
import { css, lighter } from './palette.ts'
import type { Weather } from './scene.ts'
import { glow } from './sky.ts'

const rain = ({ context, size, random }: Easel): void =>
  apart(context, () => {
    context.lineWidth = size * 0.0012
    for (let drop = 0; drop < 520; drop++) {
      const [x, y] = [random.between(-0.1, 1.1) * size, random.between(-0.05, 1) * size]
      const length = size * random.between(0.015, 0.045)
      context.strokeStyle = css([210, 40, 88], random.between(0.08, 0.32))
      context.beginPath()
      context.moveTo(x, y)
      context.lineTo(x - length * 0.22, y + length)
      context.stroke()
    }
  })

function snow({ context, size, random }: Easel): void {
  for (let flake = 0; flake < 420; flake++) {
    context.fillStyle = css([210, 30, 98], random.between(0.3, 0.9))
    disc(context, random.between(0, size), random.between(0, size), size * random.between(0.0008, 0.0042))
  }
}

function fog({ context, size, palette, random }: Easel): void {
  for (let bank = 0; bank < 14; bank++) {
    const strength = random.between(0.16, 0.34)
    placed(context, { x: size * random.next(), y: size * random.between(0.45, 0.9), scale: size }, () => {
      // Seven times as wide as high.
      context.scale(1, 1 / 7)
      const bright = context.createRadialGradient(0, 0, 0, 0, 0, 0.6)
      bright.addColorStop(0, css(lighter(palette.horizon, 6), strength))
      bright.addColorStop(1, css(lighter(palette.horizon, 6), 0))
      context.fillStyle = bright
      disc(context, 0, 0, 0.6)
    })
  }
}

function lightning(easel: Easel): void {
  const { context, size, random } = easel
  apart(context, () => {
    context.strokeStyle = css([220, 90, 94])
    for (let bolt = 0; bolt < 2; bolt++) {
      let [x, y] = [size * random.between(0.15, 0.85), 0]
      glow(easel, x, size * 0.2, size * 0.35, [225, 80, 80], 0.4)
      context.lineWidth = size * 0.004
      context.beginPath()
      context.moveTo(x, y)
      while (y < size * 0.55) {
        x += size * random.between(-0.045, 0.045)
        y += size * random.between(0.02, 0.06)
        context.lineTo(x, y)
      }
      context.stroke()
    }
  })
}

const painters: { [Kind in Weather]: (easel: Easel) => void } = {
  clear: () => undefined,
  cloudy: () => undefined,
  rain,
  snow,
  fog,
  storm: (easel) => {
    lightning(easel)
    rain(easel)
  },
}

/** What falls or hangs in the air, over everything else. */
export const paintWeather = (easel: Easel): void => painters[easel.scene.weather](easel)
