import { apart, blob, disc, type Easel, type Placement, placed, polygon } from '../easel.ts'
import { type Colour, css, lighter } from '../palette.ts'

/** A fish some 100 units long, looking to the right. */
export const paintFish = ({ context, random }: Easel, place: Placement, colour: Colour): void =>
  placed(context, place, () => {
    context.fillStyle = css(lighter(colour, -8))
    polygon(context, [
      [-34, 0],
      [-66, -24],
      [-56, 0],
      [-66, 24],
    ])
    polygon(context, [
      [-12, -16],
      [-24, -34],
      [18, -18],
    ])
    context.fillStyle = css(colour)
    context.beginPath()
    context.moveTo(46, 0)
    context.bezierCurveTo(24, -30, -16, -26, -42, 0)
    context.bezierCurveTo(-16, 26, 24, 30, 46, 0)
    context.fill()
    apart(context, () => {
      context.clip()
      context.fillStyle = css([0, 0, 98], 0.85)
      for (const at of random.chance(0.5) ? [12, -14] : [-2]) context.fillRect(at, -30, 8, 60)
    })
    context.fillStyle = css(lighter(colour, -14))
    polygon(context, [
      [4, 4],
      [-14, 18],
      [8, 12],
    ])
    context.fillStyle = 'white'
    disc(context, 30, -6, 5.4)
    context.fillStyle = css([230, 40, 8])
    disc(context, 31, -6, 2.8)
  })

/** A shark some 260 units long, looking to the right. */
export const paintShark = ({ context }: Easel, place: Placement): void =>
  placed(context, place, () => {
    const back: Colour = [212, 24, 34]
    context.fillStyle = css(back)
    polygon(context, [
      [-100, 0],
      [-150, -54],
      [-132, 2],
      [-146, 34],
    ])
    polygon(context, [
      [-6, -30],
      [-22, -84],
      [36, -32],
    ])
    blob(context, [
      [128, 0],
      [90, -30],
      [20, -42],
      [-60, -20],
      [-122, -4],
      [-60, 16],
      [20, 32],
      [96, 18],
    ])
    context.fillStyle = css(lighter(back, 34))
    blob(context, [
      [118, 8],
      [40, 14],
      [-60, 10],
      [-20, 26],
      [50, 30],
      [98, 18],
    ])
    context.fillStyle = css(lighter(back, -6))
    polygon(context, [
      [30, 14],
      [-10, 72],
      [54, 22],
    ])
    context.fillStyle = css([230, 30, 6])
    disc(context, 92, -8, 4)
  })
