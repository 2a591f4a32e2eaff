import { blob, disc, type Easel, type Placement, placed } from '../easel.ts'
import { css } from '../palette.ts'

const suit = (shade: number): string => css([214, 16, shade])

/** A floating astronaut some 200 units tall, with a tether. */
export const paintAstronaut = ({ context, palette }: Easel, place: Placement): void =>
  placed(context, place, () => {
    context.strokeStyle = suit(72)
    context.lineWidth = 3
    context.beginPath()
    context.moveTo(-34, 6)
    context.bezierCurveTo(-120, 60, -150, -60, -240, 10)
    context.stroke()
    context.fillStyle = suit(58)
    context.fillRect(-44, -34, 24, 70)
    context.lineCap = 'round'
    const limb = (points: readonly (readonly [number, number])[], width: number): void => {
      context.strokeStyle = suit(84)
      context.lineWidth = width
      context.lineJoin = 'round'
      context.beginPath()
      for (const point of points) context.lineTo(...point)
      context.stroke()
      context.fillStyle = css(palette.accent)
      disc(context, ...(points.at(-1) ?? [0, 0]), width * 0.56)
    }
    limb(
      [
        [-14, 42],
        [-34, 84],
        [-22, 122],
      ],
      22,
    )
    limb(
      [
        [14, 42],
        [36, 78],
        [62, 104],
      ],
      22,
    )
    limb(
      [
        [22, -20],
        [62, -40],
        [88, -78],
      ],
      18,
    )
    limb(
      [
        [-22, -20],
        [-60, 6],
        [-78, -14],
      ],
      18,
    )
    context.fillStyle = suit(90)
    blob(context, [
      [-30, -46],
      [30, -46],
      [36, 20],
      [26, 56],
      [-26, 56],
      [-36, 20],
    ])
    context.fillStyle = suit(40)
    context.fillRect(-13, -8, 26, 18)
    context.fillStyle = css(palette.second)
    disc(context, -6, 1, 3)
    context.fillStyle = suit(94)
    disc(context, 0, -70, 35)
    const visor = context.createLinearGradient(-24, -94, 24, -48)
    visor.addColorStop(0, css([44, 92, 66]))
    visor.addColorStop(0.5, css([24, 78, 36]))
    visor.addColorStop(1, css([230, 50, 16]))
    context.fillStyle = visor
    context.beginPath()
    context.ellipse(5, -69, 25, 22, 0, 0, Math.PI * 2)
    context.fill()
    context.fillStyle = css([0, 0, 100], 0.75)
    context.beginPath()
    context.ellipse(-5, -78, 7, 4, -0.6, 0, Math.PI * 2)
    context.fill()
  })
