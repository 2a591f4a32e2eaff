import { apart, blob, disc, type Easel, type Placement, placed, polygon } from '../easel.ts'
import { type Colour, css, lighter } from '../palette.ts'
import { glow } from '../sky.ts'

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
