import { blob, disc, type Easel, type Placement, placed, polygon } from '../easel.ts'
import { type Colour, css, lighter } from '../palette.ts'

/** A pine some 100 units tall that stands on y = 0. */
export const paintPine = ({ context, random }: Easel, place: Placement, colour: Colour): void =>
  placed(context, place, () => {
    context.fillStyle = css([24, 34, 16])
    context.fillRect(-3, -14, 6, 14)
    for (let tier = 0; tier < 5; tier++) {
      const [y, reach] = [-10 - tier * 17, 27 - tier * 4.6]
      context.fillStyle = css(lighter(colour, tier * 2.4))
      polygon(context, [
        [-reach + random.between(-2, 2), y],
        [random.between(-1.5, 1.5), y - 30],
        [reach + random.between(-2, 2), y],
      ])
    }
  })

/** A broad tree some 110 units tall that stands on y = 0. */
export const paintBroadTree = ({ context, random }: Easel, place: Placement, colour: Colour): void =>
  placed(context, place, () => {
    context.fillStyle = css([24, 34, 20])
    polygon(context, [
      [-6, 0],
      [-3, -52],
      [4, -52],
      [8, 0],
    ])
    for (let crown = 0; crown < 16; crown++) {
      context.fillStyle = css(lighter(colour, crown * 1.3 - 8), 0.95)
      disc(context, random.between(-32, 32), -64 - random.between(0, 38) - crown * 0.8, random.between(11, 21))
    }
  })

/** A flower some 60 units tall that stands on y = 0. */
export const paintFlower = ({ context, random }: Easel, place: Placement, colour: Colour): void =>
  placed(context, place, () => {
    context.strokeStyle = css([122, 46, 30])
    context.lineWidth = 3
    context.beginPath()
    context.moveTo(0, 0)
    context.quadraticCurveTo(random.between(-8, 8), -24, 0, -48)
    context.stroke()
    const petals = random.integer(5, 8)
    for (let petal = 0; petal < petals; petal++) {
      const angle = (petal / petals) * Math.PI * 2
      context.fillStyle = css(lighter(colour, (petal % 2) * 8))
      context.beginPath()
      context.ellipse(Math.cos(angle) * 9, -48 + Math.sin(angle) * 9, 9, 5, angle, 0, Math.PI * 2)
      context.fill()
    }
    context.fillStyle = css([46, 96, 58])
    disc(context, 0, -48, 5.4)
  })

export function paintBirds({ context, size, random, palette }: Easel, x: number, y: number, count: number): void {
  context.strokeStyle = css(lighter(palette.near, 4))
  for (let bird = 0; bird < count; bird++) {
    const wing = size * random.between(0.008, 0.019)
    const [bx, by] = [x + random.between(-0.16, 0.16) * size, y + random.between(-0.07, 0.07) * size]
    context.lineWidth = wing * 0.2
    context.beginPath()
    context.moveTo(bx - wing, by - wing * 0.45)
    context.quadraticCurveTo(bx - wing * 0.35, by - wing * 0.7, bx, by)
    context.quadraticCurveTo(bx + wing * 0.35, by - wing * 0.7, bx + wing, by - wing * 0.45)
    context.stroke()
  }
}

/** A cottage some 120 units wide that stands on y = 0. */
export const paintHouse = ({ context, palette }: Easel, place: Placement): void =>
  placed(context, place, () => {
    context.fillStyle = css([32, 26, 74])
    context.fillRect(-46, -52, 92, 52)
    context.fillStyle = css([palette.accent[0], 48, 36])
    polygon(context, [
      [-58, -50],
      [-34, -94],
      [34, -94],
      [58, -50],
    ])
    context.fillStyle = css([18, 26, 34])
    context.fillRect(20, -112, 12, 26)
    context.fillRect(-10, -32, 20, 32)
    context.fillStyle = css([46, 98, 72])
    for (const x of [-36, 18]) context.fillRect(x, -38, 17, 16)
  })

/** Someone seen from behind, some 80 units tall; stands on y = 0. */
export const paintPerson = ({ context, palette }: Easel, place: Placement): void =>
  placed(context, place, () => {
    context.fillStyle = css(lighter(palette.near, -2))
    blob(context, [
      [-13, -58],
      [13, -58],
      [16, -26],
      [10, 0],
      [-10, 0],
      [-16, -26],
    ])
    disc(context, 0, -70, 10)
    context.fillStyle = css(palette.accent)
    context.beginPath()
    context.roundRect(-10, -56, 20, 26, 6)
    context.fill()
  })

/** A friendly robot some 120 units tall; stands on y = 0. */
export const paintRobot = ({ context, palette }: Easel, place: Placement): void =>
  placed(context, place, () => {
    context.fillStyle = css([212, 14, 52])
    for (const x of [-22, 8]) context.fillRect(x, -34, 14, 34)
    for (const x of [-46, 34]) context.fillRect(x, -82, 12, 44)
    context.fillStyle = css([212, 16, 68])
    context.beginPath()
    context.roundRect(-32, -88, 64, 58, 10)
    context.roundRect(-26, -130, 52, 38, 10)
    context.fill()
    context.fillRect(-1.5, -146, 3, 18)
    context.fillStyle = css(palette.accent)
    disc(context, 0, -148, 5)
    for (const x of [-11, 11]) disc(context, x, -112, 6)
    context.fillRect(-16, -66, 32, 8)
  })
