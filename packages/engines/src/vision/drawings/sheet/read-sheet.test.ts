import sharp from 'sharp'
import { expect, test } from 'vitest'
import { countLabels } from '../count-labels.ts'
import { inkMap } from '../ink-map.ts'
import { findPipeParts } from '../pipes/find-pipe-parts.ts'
import { photoOfSheet, sheetOf } from '../testing/photo-of-sheet.ts'
import { readSheet } from './read-sheet.ts'

const zigzag = 'M200 650 V250 H560 V520 H980 M760 520 V200'

test('a photographed sheet is straightened and lit evenly, so that its lines are followed as on the sheet itself', {
  timeout: 60_000,
}, async () => {
  const { isDrawing, isPhotographed, drawing } = await readSheet(await photoOfSheet(sheetOf(zigzag)))
  expect({ isDrawing, isPhotographed }).toEqual({ isDrawing: true, isPhotographed: true })
  expect(countLabels(findPipeParts(inkMap(drawing)))).toMatchObject({ elbow: 3, tee: 1 })
})

test('what is found on the sheet is marked on the photo', { timeout: 60_000 }, async () => {
  const photo = await photoOfSheet(sheetOf('M300 400 H900', '<circle cx="300" cy="400" r="9"/>'))
  const { placed, drawing } = await readSheet(photo)
  const [mark] = placed(findPipeParts(inkMap(drawing)).filter(({ label }) => label === 'straight_run'))
  const { width, height } = await sharp(photo).metadata()
  // The line's ends by the same matrix that laid the sheet on the table, which keeps its left corner at the margin.
  const [x0, y0, x1, y1] = mark?.box ?? [0, 0, 0, 0]
  expect((x1 - x0) * width).toBeGreaterThan(0.9 * 600 * 0.94)
  expect((x1 - x0) * width).toBeLessThan(1.1 * 600 * 0.94)
  // Askew on the photo: the box is as high as the line falls.
  expect((y1 - y0) * height).toBeGreaterThan(20)
})

test('a drawing that was not photographed stays as it is', async () => {
  const png = await sharp(Buffer.from(sheetOf(zigzag)))
    .flatten({ background: 'white' })
    .png()
    .toBuffer()
  const { isPhotographed, bytes } = await readSheet(png)
  expect(isPhotographed).toBe(false)
  expect(bytes).toBe(png)
})

test.each([
  [
    'a chart of coloured bars',
    sheetOf('M100 700 H1100', '<path d="M200 700 V300 H320 V700 Z M500 700 V180 H620 V700 Z" fill="#d33"/>'),
  ],
  ['filled shapes', sheetOf('M100 700 H1100', '<path d="M500 150 L800 600 H250 Z" fill="#222"/>')],
])('%s on a photo is no drawing of lines', { timeout: 60_000 }, async (_, svg) => {
  expect(await readSheet(await photoOfSheet(svg))).toMatchObject({ isDrawing: false, isPhotographed: false })
})

test('a photo of no sheet has none', async () => {
  const hills = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"><defs><linearGradient id="sky" x2="0" y2="1">
    <stop offset="0" stop-color="#2a5fae"/><stop offset="1" stop-color="#e8d8b0"/></linearGradient></defs>
    <rect width="900" height="700" fill="url(#sky)"/><path d="M0 460 Q250 300 470 480 T900 420 V700 H0 Z" fill="#47662f"/>
    <path d="M0 560 Q300 480 900 600 V700 H0 Z" fill="#2c3f1d"/><circle cx="700" cy="150" r="60" fill="#fff6d0"/></svg>`
  const photo = await sharp(Buffer.from(hills)).blur(2).jpeg().toBuffer()
  expect(await readSheet(photo)).toMatchObject({ isDrawing: false, isPhotographed: false })
})
