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

/** A stroke from point to point that sways by up to two pixels, as a hand's does. */
function byHand(...points: readonly [number, number][]): string {
  const steps = points.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [0, 0]
    const count = Math.round(Math.hypot(x - fromX, y - fromY) / 15)
    return Array.from({ length: count }, (_, step) => {
      const sway = step === count - 1 ? 0 : 2.4 * Math.sin(2.1 * step + x)
      const part = (step + 1) / count
      return `L${fromX + (x - fromX) * part + sway} ${fromY + (y - fromY) * part - sway}`
    })
  })
  return `M${points[0]?.join(' ')} ${steps.join(' ')}`
}

test('strokes of a hand are runs, elbows and tees, too', async () => {
  const path = [byHand([90, 420], [520, 420], [520, 90]), byHand([300, 420], [300, 180])].join(' ')
  expect(await countsOf(await drawn(path))).toEqual({ straight_run: 4, elbow: 1, tee: 1 })
})

test.each([
  ['a branch at 60 degrees', 'M60 480 L640 145 M350 312 L520 410'],
  ['a branch at 30 degrees off the level', 'M80 350 H720 M380 350 L560 246'],
])('%s is a tee', async (_name, path) => {
  expect(await countsOf(await drawn(path))).toMatchObject({ tee: 1 })
})

test.each([
  ['between two runs', 'M60 200 H300 M356 200 H640', 'M300 180 V220 L356 180 V220 Z'],
  [
    'upright, with the run drawn through it',
    'M420 60 V250 M420 310 V540',
    'M400 250 H440 L400 310 H440 Z M420 250 V310',
  ],
  ['on a slant', 'M100 450 L300 334.5 M352 304.5 L560 184.4', 'M290 317 L310 352 L342 287 L362 322 Z'],
])('a valve of two triangles, %s', async (_name, path, valve) => {
  const outline = `<path d="${valve}" fill="none" stroke="black" stroke-width="3" stroke-linejoin="round"/>`
  expect(await countsOf(await drawn(path, outline))).toEqual({ straight_run: 2, valve: 1 })
})

test('a circle on a line and a triangle alone are no valves', async () => {
  const more = '<circle cx="300" cy="300" r="30" fill="none" stroke="black" stroke-width="4"/>'
  expect(await countsOf(await drawn('M60 300 H700', more))).not.toHaveProperty('valve')
  expect(await countsOf(await drawn('M60 300 H300 M300 280 V320 L340 300 Z M340 300 H700'))).not.toHaveProperty('valve')
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
