import { readFile } from 'node:fs/promises'
import { fileRun } from '@vitrine/model-kit/quiet-run.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { analyseDrawing } from './engine.ts'
import { present, summarize } from './present.ts'
import { type Isometrics, isometricsSchema } from './schema.ts'

const analyse = async (bytes: Uint8Array) =>
  isometricsSchema.parse(await analyseDrawing(...fileRun(bytes, 'image/png')))
const sample = (file: string): Promise<Buffer> => readFile(new URL(`./samples/${file}`, import.meta.url))

test('finds symbols, tags and line numbers on a P&ID', { timeout: 120_000 }, async () => {
  const output = await analyse(await sample('pid-part.png'))
  expect(output.labels[0]?.label).toBe('pid')
  expect(output.known).toBe(true)
  expect(output.objects.length).toBeGreaterThan(10)
  const total = Object.values(output.counts).reduce((sum, count) => sum + count, 0)
  expect(total).toBe(output.objects.length)
  const tags = output.texts.filter(({ kind }) => kind === 'tag').map(({ text }) => text)
  expect(tags).toContain('UV-68392')
  expect(output.texts.some(({ kind }) => kind === 'line_number')).toBe(true)
  expect(present(output).map(({ kind }) => kind)).toContain('boxes-on-image')
  expect(summarize(output)).toMatch(/^P&ID: \d+ parts/)
  const shown = JSON.stringify(present(output))
  expect(shown).not.toMatch(/symbol[ _]\d/)
  expect(shown).toContain('Butterfly valve')
})

const symbol = (label: string): Isometrics['objects'][number] => ({ label, confidence: 0.9, box: [0, 0, 0.1, 0.1] })

test('symbols are named where their shape has one usual meaning, else described, and those come last', () => {
  const blocks = present({
    labels: [{ label: 'pid', confidence: 0.9 }],
    known: true,
    restsOn: 'symbols',
    regions: [],
    objects: ['symbol_14', 'symbol_04'].map(symbol),
    counts: { symbol_14: 4, symbol_04: 1, symbol_27: 3 },
    texts: [],
    textsLeftOut: 0,
    titleBlock: [],
    directions: [],
  })
  const counts = blocks.find((block) => block.kind === 'table')
  expect(counts?.kind === 'table' && counts.rows.map(([part, number]) => [part?.value, number?.value])).toEqual([
    ['Instrument, in the control room', 3],
    ['Ball valve', 1],
    ['Unnamed symbol: a circle between two bars', 4],
  ])
})

test('knows an isometric by its slanting lines', { timeout: 60_000 }, async () => {
  const output = await analyse(await sample('isometric-part.jpg'))
  expect(output.labels[0]?.label).toBe('isometric')
  expect(output.directions.some(({ degrees }) => degrees % 90 > 10 && degrees % 90 < 80)).toBe(true)
})

test('a house is no drawing that it knows', async () => {
  const output = await analyse(await sample('house.jpg'))
  expect(output).toMatchObject({ known: false, objects: [], counts: {}, texts: [] })
  expect(present(output)[0]).toMatchObject({ kind: 'notice', title: 'Not a drawing I know' })
  expect(summarize(output)).toBe('Not a drawing that this model knows.')
})

test('a grey photo is no drawing for having lost its colour', async () => {
  const grey = await sharp(await sample('house.jpg'))
    .greyscale()
    .png()
    .toBuffer()
  expect(await analyse(grey)).toMatchObject({ known: false, objects: [] })
})

test('an empty sheet is no drawing', async () => {
  const sheet = sharp({ create: { width: 800, height: 600, channels: 3, background: 'white' } })
  expect(await analyse(await sheet.png().toBuffer())).toMatchObject({
    known: false,
    objects: [],
    texts: [],
    labels: [{ label: 'other', confidence: 1 }],
  })
})

test('what is no picture is an input error', async () => {
  await expect(analyse(new TextEncoder().encode('no picture'))).rejects.toMatchObject({ problem: 'input-damaged' })
})

const drawn = (content: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1100" height="800"><rect width="1100" height="800" fill="white"/><rect x="12" y="12" width="1076" height="776" fill="none" stroke="black" stroke-width="2"/>${content}</svg>`,
    ),
  )
    .png()
    .toBuffer()

test('a plainly drawn isometric is one by its bold lines, framed and with a title block as any sheet', {
  timeout: 60_000,
}, async () => {
  // Up, along the right axis, up, along the left axis: three elbows.
  const pipe = 'M250 620V420L510 270V120L340 22'
  const block = '<path d="M700 640H1088M700 690H1088M880 640V788" stroke="black" stroke-width="2" fill="none"/>'
  const output = await analyse(
    await drawn(
      `<path d="${pipe}" stroke="black" stroke-width="9" fill="none"/><path d="M290 640L550 490" stroke="black" stroke-width="2"/>${block}`,
    ),
  )
  expect(output).toMatchObject({ known: true, restsOn: 'lines', counts: { elbow: 3 } })
  expect(output.labels[0]?.label).toBe('isometric')
})

test('a chart of bars is no drawing that it is sure of', { timeout: 60_000 }, async () => {
  const bars = [180, 420, 310, 560, 240].map(
    (height, index) =>
      `<rect x="${140 + index * 170}" y="${700 - height}" width="110" height="${height}" fill="#4477aa"/>`,
  )
  const { known, labels } = await analyse(
    await drawn(`${bars.join('')}<path d="M100 60V700H1020" stroke="black" stroke-width="3" fill="none"/>`),
  )
  expect(known ? (labels[0]?.confidence ?? 1) : 0).toBeLessThan(0.5)
})
