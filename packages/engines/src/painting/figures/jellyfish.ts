import { type Easel, type Placement, placed } from '../easel.ts'
import { type Colour, css, lighter } from '../palette.ts'
import { glow } from '../sky.ts'

/** A shining jellyfish some 220 units tall. */
export function paintJellyfish(easel: Easel, place: Placement, colour: Colour): void {
  const { context, random } = easel
  placed(context, place, () => {
    glow(easel, 0, 0, 130, colour, 0.4)
    context.lineWidth = 3
    for (let arm = 0; arm < 9; arm++) {
      context.strokeStyle = css(lighter(colour, 16), 0.55)
      const x = -40 + arm * 10
      context.beginPath()
      context.moveTo(x, 10)
      context.bezierCurveTo(
        x + random.between(-26, 26),
        60,
        x + random.between(-30, 30),
        110,
        x + random.between(-18, 18),
        180,
      )
      context.stroke()
    }
    const bell = context.createLinearGradient(0, -56, 0, 20)
    bell.addColorStop(0, css(lighter(colour, 28), 0.95))
    bell.addColorStop(1, css(colour, 0.55))
    context.fillStyle = bell
    context.beginPath()
    context.arc(0, 6, 56, Math.PI, 0)
    context.quadraticCurveTo(28, 22, 0, 14)
    context.quadraticCurveTo(-28, 22, -56, 6)
    context.fill()
  })
}
