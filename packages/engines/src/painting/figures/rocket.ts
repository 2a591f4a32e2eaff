import { disc, type Easel, type Placement, placed, polygon } from '../easel.ts'
import { css } from '../palette.ts'
import { glow } from '../sky.ts'

/** A rocket some 200 units long that flies towards the top, its flame below. */
export function paintRocket(easel: Easel, place: Placement): void {
  const { context, palette, random } = easel
  placed(context, place, () => {
    for (let spark = 0; spark < 34; spark++) {
      const along = random.next()
      const x = random.between(-1, 1) * (6 + along * 16)
      glow(easel, x, 92 + along * 130, 26 - along * 12, [random.between(14, 46), 100, 58], 0.34)
    }
    context.fillStyle = css(palette.accent)
    polygon(context, [
      [-24, 30],
      [-52, 92],
      [-20, 78],
    ])
    polygon(context, [
      [24, 30],
      [52, 92],
      [20, 78],
    ])
    const hull = context.createLinearGradient(-28, 0, 28, 0)
    hull.addColorStop(0, css([215, 18, 92]))
    hull.addColorStop(0.6, css([215, 16, 78]))
    hull.addColorStop(1, css([220, 22, 46]))
    context.fillStyle = hull
    context.beginPath()
    context.moveTo(0, -112)
    context.bezierCurveTo(34, -64, 32, 30, 22, 84)
    context.lineTo(-22, 84)
    context.bezierCurveTo(-32, 30, -34, -64, 0, -112)
    context.fill()
    context.fillStyle = css(palette.accent)
    context.beginPath()
    context.moveTo(0, -112)
    context.bezierCurveTo(12, -94, 18, -80, 22, -62)
    context.lineTo(-22, -62)
    context.bezierCurveTo(-18, -80, -12, -94, 0, -112)
    context.fill()
    context.fillStyle = css([220, 24, 34])
    disc(context, 0, -24, 15)
    context.fillStyle = css([195, 80, 72])
    disc(context, 0, -24, 11)
    context.fillStyle = css([0, 0, 100], 0.8)
    disc(context, -4, -28, 3.2)
    context.fillStyle = css([220, 14, 30])
    context.fillRect(-14, 84, 28, 9)
  })
}
