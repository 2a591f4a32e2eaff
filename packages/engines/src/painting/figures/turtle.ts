import { blob, disc, type Easel, type Placement, placed } from '../easel.ts'
import { css } from '../palette.ts'

/** A turtle some 180 units long, looking to the right. */
export const paintTurtle = ({ context }: Easel, place: Placement): void =>
  placed(context, place, () => {
    context.fillStyle = css([98, 34, 44])
    for (const flipper of [
      [
        [40, -24],
        [92, -86],
        [10, -40],
      ],
      [
        [30, 22],
        [70, 78],
        [2, 34],
      ],
      [
        [-50, -16],
        [-98, -42],
        [-60, 2],
      ],
      [
        [-50, 14],
        [-96, 38],
        [-40, 26],
      ],
    ] as const)
      blob(context, flipper)
    disc(context, 88, -2, 20)
    context.fillStyle = css([32, 46, 30])
    context.beginPath()
    context.ellipse(0, 0, 74, 50, 0, 0, Math.PI * 2)
    context.fill()
    context.fillStyle = css([44, 50, 44])
    for (const x of [-40, 0, 40]) {
      for (const y of [-20, 20]) {
        context.beginPath()
        context.ellipse(x * 0.86, y * 0.8, 15, 12, 0, 0, Math.PI * 2)
        context.fill()
      }
    }
    context.fillStyle = css([0, 0, 6])
    disc(context, 95, -7, 3)
  })
