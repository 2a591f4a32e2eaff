import { createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { rowsOfWords } from './layout/lines.ts'
import { boxAsShown } from './layout/placement.ts'
import { readDocument } from './read-document.ts'
import { photographed } from './testing/photographed.ts'

const entries = [
  ['Delivery docket of the warehouse at Fenwick', 'Orchard Tools Limited'],
  ['Order number', 'K 40771'],
  ['Garden shears', '24'],
  ['Pruning saw', '118'],
  ['Watering can', '36'],
  ['Leather gloves', '250'],
  ['Number of cartons', '9'],
  ['Gross weight of all cartons and pallets', '87.5 kg'],
] as const

/** Labels at the left, and far from them, at the right, what they label. */
function docket(): Buffer {
  const canvas = createCanvas(1200, 700)
  const context = canvas.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = 'black'
  context.font = '26px "DejaVu Sans", sans-serif'
  for (const [index, [label, value]] of entries.entries()) {
    context.fillText(label, 60, 80 + 46 * index)
    context.fillText(value, 820, 80 + 46 * index)
  }
  return canvas.toBuffer('image/png')
}

test.each([
  { name: 'from the right', slope: 0.05, growth: 0.12 },
  { name: 'from the left, askew', slope: -0.08, growth: -0.08 },
  { name: 'from above, far askew', slope: 0.16, growth: 0 },
])('on a page photographed $name what stands in one line is read as one', { timeout: 60_000 }, async (lie) => {
  const { pages } = await readDocument(await photographed(docket(), lie))
  const rows = rowsOfWords(pages.flatMap((page) => page.words)).map((row) => row.map(({ text }) => text).join(' '))
  expect(rows).toEqual(entries.map((entry) => entry.join(' ')))
})

test('places read on a photographed page lie on its ink', { timeout: 60_000 }, async () => {
  const photo = await photographed(docket(), { slope: 0.05, growth: 0.12 })
  const { pages } = await readDocument(photo)
  const [page] = pages
  const cans = page?.words.find(({ text }) => text === '36')
  expect(page?.placement?.lean).toBeDefined()
  if (page?.placement === undefined || cans === undefined) return
  const { data, info } = await sharp(photo).grayscale().raw().toBuffer({ resolveWithObject: true })
  const [left, top, right, bottom] = boxAsShown(cans.box, page.placement)
  const isInk = (x: number, y: number): boolean =>
    (data[(Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels] ?? 255) < 100
  const steps = Array.from({ length: 40 }, (_, step) => (step + 0.5) / 40)
  const across = (y: number) => steps.filter((step) => isInk(left + step * (right - left), y)).length
  const height = bottom - top
  // Ink all through the box, and paper above and below it.
  expect(across(top + 0.5 * height)).toBeGreaterThan(5)
  expect(across(top - 0.35 * height)).toBe(0)
  expect(across(bottom + 0.35 * height)).toBe(0)
})
