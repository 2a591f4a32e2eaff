import { blob, disc, type Easel, type Placement, placed } from '../easel.ts'
import { type Colour, css, lighter } from '../palette.ts'

/** A whale some 420 units long, looking to the right. */
export const paintWhale = ({ context }: Easel, place: Placement): void =>
  placed(context, place, () => {
    const skin: Colour = [216, 34, 30]
    const shade = context.createLinearGradient(0, -70, 0, 80)
    shade.addColorStop(0, css(lighter(skin, 12)))
    shade.addColorStop(1, css(lighter(skin, -10)))
    context.fillStyle = shade
    blob(context, [
      [200, -6],
      [170, -62],
      [40, -84],
      [-90, -40],
      [-180, -26],
      [-190, -6],
      [-90, 36],
      [60, 66],
      [180, 50],
    ])
    blob(context, [
      [-170, -18],
      [-226, -66],
      [-262, -58],
      [-212, -8],
      [-264, 30],
      [-226, 36],
    ])
    context.fillStyle = css(lighter(skin, 34), 0.9)
    blob(context, [
      [196, 14],
      [110, 26],
      [0, 40],
      [-60, 36],
      [40, 62],
      [150, 54],
    ])
    context.strokeStyle = css(lighter(skin, 8), 0.7)
    context.lineWidth = 2
    for (let fold = 0; fold < 6; fold++) {
      context.beginPath()
      context.moveTo(184 - fold * 4, 24 + fold * 5)
      context.quadraticCurveTo(90, 36 + fold * 5, 10, 44 + fold * 3)
      context.stroke()
    }
    context.fillStyle = css(lighter(skin, -12))
    blob(context, [
      [70, 34],
      [30, 110],
      [-2, 122],
      [34, 44],
    ])
    context.fillStyle = css([220, 40, 6])
    disc(context, 146, 0, 5)
  })
