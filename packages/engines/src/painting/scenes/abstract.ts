import { apart, disc, type Easel } from '../easel.ts'
import { type Colour, css, lighter } from '../palette.ts'

/** Hues that sit well together: neighbours of the palette's two colours and what lies opposite. */
function harmony({ palette, random }: Easel): readonly [Colour, ...Colour[]] {
  const base = palette.accent[0]
  return [
    [base, 78, 56],
    [(base + 28) % 360, 70, 62],
    [(base + 332) % 360, 66, 46],
    [(base + 180) % 360, 62, 58],
    [palette.second[0], 76, random.between(52, 66)],
  ]
}

function paintBands(easel: Easel, colours: readonly [Colour, ...Colour[]]): void {
  const { context, size, random } = easel
  for (let band = 0; band < 12; band++) {
    const y = (band / 11) * size
    context.fillStyle = css(random.pick(colours), 0.72)
    context.beginPath()
    context.moveTo(0, y)
    const [first, second] = [random.between(-0.2, 0.2) * size, random.between(-0.2, 0.2) * size]
    context.bezierCurveTo(size * 0.33, y + first, size * 0.66, y + second, size, y)
    context.lineTo(size, size)
    context.lineTo(0, size)
    context.fill()
  }
}

function paintRings(easel: Easel, colours: readonly [Colour, ...Colour[]]): void {
  const { context, size, random } = easel
  for (let ring = 0; ring < 9; ring++) {
    const [x, y] = [random.between(0.1, 0.9) * size, random.between(0.1, 0.9) * size]
    const radius = size * random.between(0.05, 0.2)
    const colour = random.pick(colours)
    apart(context, () => {
      context.shadowColor = 'rgba(0, 0, 0, 0.28)'
      context.shadowBlur = size * 0.03
      context.shadowOffsetY = size * 0.012
      context.fillStyle = css(lighter(colour, 10))
      disc(context, x, y, radius)
    })
    context.fillStyle = css(random.pick(colours))
    disc(context, x, y, radius * random.between(0.3, 0.75))
  }
}

function paintLines(easel: Easel): void {
  const { context, size, random } = easel
  context.lineWidth = size * 0.0024
  context.strokeStyle = css([0, 0, 100], 0.65)
  const [x, y, turn] = [random.between(0.2, 0.8) * size, random.between(0.2, 0.8) * size, random.between(0, Math.PI)]
  for (let line = 0; line < 26; line++) {
    const reach = size * (0.08 + line * 0.014)
    context.beginPath()
    context.arc(x, y, reach, turn, turn + Math.PI * random.between(0.4, 1.2))
    context.stroke()
  }
}

/** A composition of bands, discs and lines in colours that the words name or the mood suggests. */
export function paintAbstract(easel: Easel): void {
  const { context, size } = easel
  const colours = harmony(easel)
  context.fillStyle = css(lighter(colours[0], easel.scene.time === 'night' ? -40 : 30))
  context.fillRect(0, 0, size, size)
  paintBands(easel, colours)
  paintRings(easel, colours)
  paintLines(easel)
}
