import sharp from 'sharp'
import { expect, test } from 'vitest'
import { countLabels } from '../count-labels.ts'
import { inkMap } from '../ink-map.ts'
import { readDrawing } from '../read-drawing.ts'
import { findPipeParts } from './find-pipe-parts.ts'

const drawn = async (path: string, more = ''): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="white"/>
      <path d="${path}" fill="none" stroke="black" stroke-width="6"/>${more}</svg>`,
    ),
  )
    .png()
    .toBuffer()

const countsOf = async (png: Buffer) => countLabels(findPipeParts(inkMap(await readDrawing(png))))

test.each([
  ['a straight run', 'M100 300 H700', { straight_run: 1 }],
  ['an elbow', 'M100 100 H500 V500', { straight_run: 2, elbow: 1 }],
  ['a rounded elbow', 'M100 100 H500 Q560 100 560 160 V500', { straight_run: 2, elbow: 1 }],
  ['a tee', 'M100 300 H700 M400 300 V500', { straight_run: 3, tee: 1 }],
  ['a crossing', 'M100 300 H700 M400 100 V500', { straight_run: 4, crossing: 1 }],
  ['slanting pipes', 'M100 500 L300 385 L500 500 V200', { straight_run: 3, elbow: 2 }],
  ['pipes within a frame', 'M30 30 H770 V570 H30 Z M100 100 H500 V500', { straight_run: 2, elbow: 1 }],
])('%s', async (_name, path, counts) => {
  expect(await countsOf(await drawn(path))).toEqual(counts)
})

test('texts are no pipes', async () => {
  const text = '<text x="120" y="280" font-family="sans-serif" font-size="18">14"-P-1042 HILL</text>'
  expect(await countsOf(await drawn('M100 300 H700', text))).toEqual({ straight_run: 1 })
})

test('says where the elbow is', async () => {
  const parts = findPipeParts(inkMap(await readDrawing(await drawn('M100 100 H500 V500'))))
  const [x0, y0, x1, y1] = parts.find(({ label }) => label === 'elbow')?.box ?? [0, 0, 0, 0]
  expect((x0 + x1) / 2).toBeCloseTo(500 / 800, 1)
  expect((y0 + y1) / 2).toBeCloseTo(100 / 600, 1)
})

test('what is hidden is not followed', async () => {
  const map = inkMap(await readDrawing(await drawn('M100 100 H500 V500')))
  expect(countLabels(findPipeParts(map, [[0.5, 0, 1, 1]]))).toEqual({ straight_run: 1 })
})
