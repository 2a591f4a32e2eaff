import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'

/** Capitals and figures as one person writes them, head at 0 and foot at 10: points x,y, strokes parted by '/'. */
const letters: Readonly<Record<string, string>> = {
  A: '0,10 3,0 6,10/1,7 5,6.6',
  E: '5,0 0,0.2 0.2,10 5.2,9.8/0.2,5 4,4.8',
  G: '5.6,1.6 3,-0.4 0,2.6 0,8 3,10.6 5.6,9 5.6,6/3.4,6 6.2,6',
  I: '1,0 1.2,10',
  K: '0,0 0,10/5,0 0.2,5.6/1.6,4.6 5.4,10',
  L: '0.2,0 0,10 5,9.8',
  M: '0,10 0.6,0 3.4,7 6.4,0 7,10',
  N: '0,10 0.2,0 5,10 5.4,0',
  O: '3,0 0.2,1 -0.4,7 1.4,10.4 5.2,9.6 6,3 4.4,0 2.6,0.2',
  R: '0,0 0.2,10/0,0.4 5,0 5.4,4.4 0.4,5.2/2,5.2 5.6,10',
  S: '5.2,1.4 3,-0.6 0,1 1,4.6 4.6,5.4 5.4,8.6 2.6,11 0,8.8',
  T: '0,0.4 6,0/3,0.2 2.8,10',
  V: '0,0 3,10 5.8,0',
  0: '2.6,0 0,1 -0.2,8 2.2,10.6 4.8,9 5,2 3.2,0',
  1: '0,3 2.4,0 2.4,10',
  2: '0.2,2.4 1,-0.4 4.8,-0.2 4.6,4 0,10/0,10 5.2,9.8',
  4: '3.6,0 0,6.6 5.4,6.4/4,3.6 3.8,10',
  9: '4.6,2 3,-0.4 0,0.8 0.4,5 3.4,5.6 4.8,2 4.4,10',
}
const bent = 'GORS029'

const pointsOf = (stroke: string): [x: number, y: number][] =>
  stroke.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number)
    return [x, y]
  })

/** Draws a character and answers its width. */
function draw(context: SKRSContext2D, character: string, x: number, foot: number, high: number): number {
  const strokes = (letters[character] ?? '0,0').split('/').map(pointsOf)
  const on = ([across, down]: [number, number]) => [x + (across * high) / 10, foot - high + (down * high) / 10] as const
  for (const points of strokes) {
    context.beginPath()
    for (const [index, point] of points.entries()) {
      const next = points[index + 1]
      // Curves pass the middles between their points.
      if (index > 0 && next && bent.includes(character))
        context.quadraticCurveTo(...on(point), ...on([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2]))
      else context.lineTo(...on(point))
    }
    context.stroke()
  }
  return (Math.max(...strokes.flat().map(([across]) => across)) * high) / 10
}

/** A PNG with lines in block capitals by pen; with `cells`, each letter in one of that width between printed bars. */
export function writtenByHand(lines: readonly string[], { cells }: { cells?: number } = {}): Buffer {
  const high = 34
  const canvas = createCanvas(1200, 140 * (lines.length + 1))
  const context = canvas.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const [row, line] of lines.entries()) {
    const foot = 140 * (row + 1)
    let x = 120
    context.strokeStyle = '#34406a'
    context.lineWidth = 3
    for (const [index, character] of Array.from(line).entries()) {
      // A hand does not keep to the line.
      const rise = ((index * 7) % 5) - 2
      if (cells !== undefined) draw(context, character, 120 + cells * (index + 0.28), foot + rise, high)
      else x += character === ' ' ? 0.7 * high : draw(context, character, x, foot + rise, high) + 0.28 * high
    }
    if (cells === undefined) continue
    context.strokeStyle = '#555'
    context.lineWidth = 2
    for (let cell = 0; cell < line.length + 3; cell += 1)
      context.strokeRect(120 + cells * cell, foot - 1.35 * high, cells, 1.7 * high)
  }
  return canvas.toBuffer('image/png')
}
