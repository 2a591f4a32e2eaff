import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { analyseDrawing } from './engine.ts'
import { present, summarize } from './present.ts'
import { isometricsSchema } from './schema.ts'

const analyse = async (bytes: Uint8Array) =>
  isometricsSchema.parse(
    await analyseDrawing(
      { file: { name: 'drawing.png', mediaType: 'image/png', size: bytes.length }, text: null, options: {} },
      { readFile: async () => bytes, signal: new AbortController().signal, report: () => undefined },
    ),
  )
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
