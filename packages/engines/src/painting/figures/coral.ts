import { type Easel, type Placement, placed } from '../easel.ts'
import { type Colour, css, lighter } from '../palette.ts'

/** Corals in a row along the sea bed: fans, tubes and brains. */
export const paintCoral = ({ context, random }: Easel, place: Placement, colour: Colour): void =>
  placed(context, place, () => {
    const branch = (x: number, y: number, angle: number, length: number): void => {
      if (length < 7) return
      const [nextX, nextY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length]
      context.strokeStyle = css(lighter(colour, 22 - length * 0.5))
      context.lineWidth = length * 0.3
      context.beginPath()
      context.moveTo(x, y)
      context.lineTo(nextX, nextY)
      context.stroke()
      for (const turn of [-0.45, 0.42])
        branch(nextX, nextY, angle + turn + random.between(-0.16, 0.16), length * random.between(0.66, 0.82))
    }
    context.lineCap = 'round'
    if (random.chance(0.65)) branch(0, 0, -Math.PI / 2, 40)
    else {
      for (let tube = 0; tube < 7; tube++) {
        const [x, height] = [tube * 13 - 40, random.between(40, 110)]
        context.fillStyle = css(lighter(colour, random.between(-8, 10)))
        context.beginPath()
        context.roundRect(x, -height, 11, height, 5)
        context.fill()
        context.fillStyle = css(lighter(colour, -26))
        context.beginPath()
        context.ellipse(x + 5.5, -height + 3, 4, 2, 0, 0, Math.PI * 2)
        context.fill()
      }
    }
  })
