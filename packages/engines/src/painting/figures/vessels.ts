import { blob, disc, type Easel, type Placement, placed, polygon } from '../easel.ts'
import { css, lighter } from '../palette.ts'
import { glow } from '../sky.ts'

/** A sailing boat some 160 units wide that floats on y = 0. */
export const paintBoat = ({ context, palette }: Easel, place: Placement): void =>
  placed(context, place, () => {
    context.fillStyle = css([28, 30, 24])
    context.fillRect(-2, -150, 4, 150)
    context.fillStyle = css([42, 40, 94])
    context.beginPath()
    context.moveTo(6, -148)
    context.quadraticCurveTo(76, -70, 66, -20)
    context.lineTo(6, -20)
    context.fill()
    context.fillStyle = css(lighter(palette.accent, 6))
    polygon(context, [
      [-6, -130],
      [-6, -22],
      [-56, -22],
    ])
    context.fillStyle = css([14, 46, 28])
    context.beginPath()
    context.moveTo(-80, -14)
    context.lineTo(84, -14)
    context.quadraticCurveTo(60, 16, 40, 18)
    context.lineTo(-50, 18)
    context.quadraticCurveTo(-70, 12, -80, -14)
    context.fill()
    context.fillStyle = css([0, 0, 96])
    context.fillRect(-78, -14, 160, 4)
  })

/** A submarine some 260 units long with lit portholes and a beam to the right. */
export function paintSubmarine(easel: Easel, place: Placement): void {
  const { context } = easel
  placed(context, place, () => {
    const beam = context.createLinearGradient(120, 0, 420, 0)
    beam.addColorStop(0, css([52, 96, 80], 0.5))
    beam.addColorStop(1, css([52, 96, 80], 0))
    context.fillStyle = beam
    polygon(context, [
      [122, -6],
      [420, -70],
      [420, 90],
      [122, 10],
    ])
    context.fillStyle = css([44, 92, 50])
    context.fillRect(-14, -88, 44, 50)
    context.fillRect(12, -118, 6, 36)
    context.fillRect(12, -118, 24, 6)
    context.beginPath()
    context.ellipse(0, 0, 130, 46, 0, 0, Math.PI * 2)
    context.fill()
    context.fillStyle = css([40, 90, 38])
    blob(context, [
      [-118, -6],
      [-168, -36],
      [-156, 0],
      [-168, 36],
    ])
    for (const x of [-60, -10, 40, 86]) {
      context.fillStyle = css([36, 70, 28])
      disc(context, x, -4, 16)
      context.fillStyle = css([190, 80, 82])
      disc(context, x, -4, 11)
      glow(easel, x, -4, 24, [190, 80, 60], 0.35)
    }
  })
}

/** A flying car some 120 units long with two beams of light. */
export function paintFlyingCar(easel: Easel, place: Placement): void {
  const { context, palette } = easel
  placed(context, place, () => {
    glow(easel, -64, 4, 46, palette.second, 0.6)
    glow(easel, 66, 2, 46, [52, 90, 80], 0.55)
    glow(easel, 0, 24, 60, palette.accent, 0.4)
    context.fillStyle = css(lighter(palette.near, 24))
    blob(context, [
      [62, 4],
      [38, -10],
      [14, -30],
      [-26, -28],
      [-56, -8],
      [-60, 12],
      [0, 18],
      [52, 16],
    ])
    context.fillStyle = css([196, 82, 76], 0.9)
    blob(context, [
      [30, -8],
      [12, -24],
      [-22, -23],
      [-34, -8],
    ])
    context.fillStyle = css(palette.accent)
    context.fillRect(-46, 12, 92, 3)
  })
}

/** A lighthouse some 220 units tall on its rock; stands on y = 0. */
export function paintLighthouse(easel: Easel, place: Placement): void {
  const { context } = easel
  placed(context, place, () => {
    context.fillStyle = css([230, 14, 18])
    blob(context, [
      [-110, 14],
      [-50, -26],
      [30, -30],
      [110, 14],
      [0, 34],
    ])
    for (let band = 0; band < 6; band++) {
      context.fillStyle = css(band % 2 === 0 ? [4, 74, 46] : [0, 0, 95])
      const [low, high] = [26 - band * 1.8, 26 - (band + 1) * 1.8]
      polygon(context, [
        [-low, -20 - band * 28],
        [low, -20 - band * 28],
        [high, -48 - band * 28],
        [-high, -48 - band * 28],
      ])
    }
    context.fillStyle = css([50, 98, 76])
    context.fillRect(-10, -210, 20, 22)
    context.fillStyle = css([4, 60, 34])
    polygon(context, [
      [-16, -210],
      [0, -232],
      [16, -210],
    ])
    glow(easel, 0, -199, 130, [50, 100, 66], 0.8)
  })
}
