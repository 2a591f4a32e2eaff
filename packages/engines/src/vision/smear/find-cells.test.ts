import { expect, test } from 'vitest'
import type { GreyPicture } from '../grey-picture.ts'
import { cutCell } from './cut-cell.ts'
import { findCells } from './find-cells.ts'

/** Dark discs on light ground. */
function field(discs: readonly (readonly [x: number, y: number, radius: number])[]): GreyPicture {
  const [width, height] = [200, 160]
  const pixels = new Uint8Array(width * height).fill(230)
  for (let place = 0; place < pixels.length; place++) {
    const x = place % width
    const y = (place - x) / width
    if (discs.some(([cx, cy, radius]) => Math.hypot(x - cx, y - cy) <= radius)) pixels[place] = 150
  }
  return { pixels, width, height }
}

test('finds separate cells with their place, a bright middle included', () => {
  const picture = field([
    [40, 40, 15],
    [120, 40, 15],
    [100, 110, 15],
  ])
  picture.pixels[40 * 200 + 40] = 240
  const cells = findCells(picture)
  expect(cells.map(({ bounds }) => bounds)).toEqual([
    [25, 25, 56, 56],
    [105, 25, 136, 56],
    [85, 95, 116, 126],
  ])
  expect(cells[0]?.pixels).toContain(40 * 200 + 40)
  expect(cells[0]?.box[0]).toBeCloseTo(25 / 200)
})

test('leaves out cells that touch, lie at the edge or are of another size', () => {
  const cells = findCells(
    field([
      [40, 40, 15],
      [120, 40, 15],
      [149, 40, 15],
      [0, 110, 15],
      [60, 110, 15],
      [120, 110, 38],
    ]),
  )
  expect(cells.map(({ bounds }) => bounds[0])).toEqual([25, 45])
})

test('a few round things among large dark ones make no field of cells', () => {
  const picture = field([
    [20, 20, 7],
    [50, 20, 7],
    [80, 20, 7],
    [110, 20, 7],
  ])
  expect(findCells(picture)).toHaveLength(4)
  // A wall, a herd or a wood: dark from edge to edge below them.
  picture.pixels.fill(140, 200 * 45)
  expect(findCells(picture)).toEqual([])
})

test('a crowded field, where most cells touch, is one still', () => {
  const clump = [70, 90, 110, 130].flatMap((x) => [60, 80, 100].map((y) => [x, y, 12] as const))
  expect(findCells(field([[30, 30, 12], [30, 120, 12], [170, 130, 12], ...clump]))).toHaveLength(3)
})

test('an even ground has no cells', () => {
  expect(findCells(field([]))).toEqual([])
})

test('cuts a cell out, black around it', () => {
  const picture = field([[40, 40, 15]])
  const [cell] = findCells(picture)
  if (!cell) throw new Error('no cell')
  const cut = cutCell(picture, cell, 96)
  expect(cut).toHaveLength(96 * 96 * 3)
  expect([...cut.subarray(0, 3)]).toEqual([0, 0, 0])
  const middle = (48 * 96 + 48) * 3
  expect([...cut.subarray(middle, middle + 3)]).toEqual([150, 150, 150])
})
