import { blob, disc, type Easel, type Placement, placed, polygon } from '../easel.ts'
import { type Colour, css, lighter } from '../palette.ts'
import { glow } from '../sky.ts'

/** One wing: fingers of bone with skin between them. */
function wing(context: Easel['context'], skin: Colour, bone: Colour): void {
  const first = [-150, -235] as const
  const others = [
    [-265, -150],
    [-300, -40],
    [-250, 55],
  ] as const
  context.fillStyle = css(skin)
  context.beginPath()
  context.moveTo(0, 0)
  context.quadraticCurveTo(-40, -150, first[0], first[1])
  for (const [index, tip] of others.entries()) {
    const before = others[index - 1] ?? first
    context.quadraticCurveTo((before[0] + tip[0]) * 0.42, (before[1] + tip[1]) * 0.42, tip[0], tip[1])
  }
  context.quadraticCurveTo(-90, 10, 20, 40)
  context.fill()
  context.strokeStyle = css(bone)
  context.lineWidth = 5
  for (const tip of [first, ...others]) {
    context.beginPath()
    context.moveTo(0, 0)
    context.quadraticCurveTo(tip[0] * 0.4, tip[1] * 0.75, tip[0], tip[1])
    context.stroke()
  }
}

/** Body, neck and tail as one tapering curve of discs, so that it bends smoothly. */
function body(context: Easel['context'], colour: Colour): void {
  for (let step = 0; step <= 120; step++) {
    const along = step / 120
    const x = 210 - along * 480
    const y = 70 * Math.sin(along * 4.4 + 0.5) - 60 * (1 - along) ** 3
    const thick = 10 + 44 * Math.sin(Math.PI * Math.min(1, (1 - along) * 1.25)) ** 1.4 * (along < 0.16 ? 0.75 : 1)
    context.fillStyle = css(lighter(colour, along * 4 - 2))
    disc(context, x, y, Math.max(3, thick * (1 - along * 0.55)))
    if (step % 6 === 0 && along < 0.9) {
      context.fillStyle = css(lighter(colour, 12))
      const spike = Math.max(6, 18 * (1 - along))
      const top = y - thick * (1 - along * 0.55)
      polygon(context, [
        [x - spike * 0.6, top + 4],
        [x - spike * 0.2, top - spike],
        [x + spike * 0.6, top + 4],
      ])
    }
  }
  context.fillStyle = css(lighter(colour, 6))
  polygon(context, [
    [-268, -40],
    [-330, -72],
    [-300, -30],
    [-336, 6],
    [-262, -18],
  ])
}

const head = (context: Easel['context'], colour: Colour): void =>
  placed(context, { x: 226, y: -36, angle: 0.12 }, () => {
    context.fillStyle = css(colour)
    blob(context, [
      [-36, -16],
      [-4, -36],
      [40, -22],
      [86, -8],
      [92, 4],
      [40, 8],
      [0, 22],
      [-34, 18],
    ])
    polygon(context, [
      [4, 14],
      [78, 22],
      [72, 32],
      [6, 30],
    ])
    context.fillStyle = css(lighter(colour, 14))
    for (const shift of [0, 16]) {
      polygon(context, [
        [-18 + shift, -24],
        [-66 + shift, -62],
        [-2 + shift, -30],
      ])
    }
    context.fillStyle = css([48, 100, 62])
    disc(context, 22, -12, 6)
    context.fillStyle = css([0, 0, 5])
    disc(context, 24, -12, 2.4)
  })

function breath(easel: Easel): void {
  const { random } = easel
  for (let flame = 0; flame < 46; flame++) {
    const along = random.next()
    const [x, y] = [312 + along * 210, 2 + along * 66 + random.between(-1, 1) * (8 + along * 46)]
    glow(easel, x, y, 18 + along * 46, [random.between(8, 46), 100, 56], 0.3)
  }
}

/** A flying dragon, some 640 units from tail to snout, looking to the right. */
export function paintDragon(easel: Easel, place: Placement, { fire = false }: { fire?: boolean } = {}): void {
  const { context, palette, scene } = easel
  const hide: Colour = scene.hues.length > 0 ? [palette.accent[0], 55, 26] : [palette.near[0], 34, 14]
  placed(context, place, () => {
    placed(context, { x: 60, y: -20, angle: 0.5, scale: 0.86, mirrored: true }, () =>
      wing(context, lighter(hide, 10), lighter(hide, 18)),
    )
    body(context, hide)
    head(context, hide)
    placed(context, { x: 30, y: -10, angle: 0.1 }, () => wing(context, lighter(hide, 5), lighter(hide, 16)))
    for (const x of [60, -40]) {
      context.fillStyle = css(hide)
      blob(context, [
        [x, 20],
        [x + 30, 70],
        [x + 6, 112],
        [x + 34, 122],
        [x - 16, 118],
        [x - 22, 60],
      ])
    }
    if (fire) breath(easel)
  })
}
