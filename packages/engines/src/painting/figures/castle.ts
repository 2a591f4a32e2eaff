import { type Easel, type Placement, placed, polygon } from '../easel.ts'
import { css, lighter } from '../palette.ts'
import { glow } from '../sky.ts'

/** A castle some 300 units wide that stands on y = 0. */
export function paintCastle(easel: Easel, place: Placement): void {
  const { context, palette, random } = easel
  const stone = lighter(palette.far, -10)
  const lit = random.integer(2, 5)
  const tower = (x: number, width: number, height: number): void => {
    const shade = context.createLinearGradient(x, 0, x + width, 0)
    shade.addColorStop(0, css(lighter(stone, 10)))
    shade.addColorStop(1, css(lighter(stone, -8)))
    context.fillStyle = shade
    context.fillRect(x, -height, width, height)
    for (let merlon = 0; merlon < 4; merlon++)
      context.fillRect(x - 4 + (merlon * (width + 8)) / 3.6, -height - 9, (width + 8) / 6, 10)
    context.fillStyle = css([palette.accent[0], 45, 30])
    polygon(context, [
      [x - 6, -height - 6],
      [x + width / 2, -height - width * 1.7],
      [x + width + 6, -height - 6],
    ])
    context.fillRect(x + width / 2 - 0.8, -height - width * 1.7 - 16, 1.6, 18)
    polygon(context, [
      [x + width / 2, -height - width * 1.7 - 16],
      [x + width / 2 + 16, -height - width * 1.7 - 11],
      [x + width / 2, -height - width * 1.7 - 6],
    ])
    for (let window = 0; window < lit; window++) {
      const [wx, wy] = [x + width * random.between(0.25, 0.6), -height * random.between(0.2, 0.9)]
      context.fillStyle = css([44, 96, 66])
      context.fillRect(wx, wy, 4, 8)
      glow(easel, wx + 2, wy + 4, 14, [40, 100, 50], 0.4)
    }
  }
  placed(context, place, () => {
    tower(-120, 34, 150)
    tower(88, 30, 130)
    context.fillStyle = css(lighter(stone, 0))
    context.fillRect(-110, -82, 220, 82)
    for (let merlon = 0; merlon < 14; merlon++) context.fillRect(-110 + merlon * 16, -92, 9, 11)
    tower(-62, 40, 210)
    tower(24, 34, 180)
    tower(-18, 46, 250)
    context.fillStyle = css(lighter(stone, -18))
    context.beginPath()
    context.arc(6, -22, 18, Math.PI, 0)
    context.lineTo(24, 0)
    context.lineTo(-12, 0)
    context.fill()
  })
}
