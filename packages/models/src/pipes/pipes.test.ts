import { readFile } from 'node:fs/promises'
import { photoOfSheet, sheetOf } from '@vitrine/engines/vision/drawings/testing/photo-of-sheet.ts'
import { fileRun } from '@vitrine/model-kit/quiet-run.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { analysePipes } from './engine.ts'
import { present, summarize } from './present.ts'
import { pipesSchema } from './schema.ts'

const analyse = async (bytes: Uint8Array) => pipesSchema.parse(await analysePipes(...fileRun(bytes, 'image/png')))
const sample = (file: string): Promise<Buffer> => readFile(new URL(`./samples/${file}`, import.meta.url))

test('counts and marks the parts of a simple drawing', { timeout: 60_000 }, async () => {
  const output = await analyse(await sample('simple-piping.png'))
  expect(output).toMatchObject({ known: true, view: 'drawing', counts: { elbow: 3, tee: 2, straight_run: 8 } })
  expect(present(output).map(({ kind }) => kind)).toEqual(['notice', 'notice', 'boxes-on-image', 'table'])
  expect(summarize(output)).toBe('Drawing with 8 straight runs, 3 elbows, 2 tees.')
})

test.each([
  ['sewer-open.jpg', 'sewer_open'],
  ['sewer-lateral-pipe.jpg', 'sewer_lateral_pipe'],
])('%s is %s', async (file, label) => {
  const output = await analyse(await sample(file))
  expect(output).toMatchObject({ known: true, view: 'photo', objects: [] })
  expect(output.labels[0]?.label).toBe(label)
})

test('a house is neither a drawing nor a sewer', async () => {
  const output = await analyse(await sample('house.jpg'))
  expect(output).toMatchObject({ known: false, view: 'none', objects: [], counts: {} })
  expect(present(output)[0]).toMatchObject({ kind: 'notice', tone: 'warning' })
})

test('a photographed sketch is followed like a drawing, and nothing on it is surer than that it shows pipes', {
  timeout: 60_000,
}, async () => {
  const photo = await photoOfSheet(sheetOf('M150 300 H520 V620 H1000 M520 460 H860'))
  const output = await analyse(photo)
  expect(output).toMatchObject({ known: true, view: 'drawing', counts: { elbow: 2, tee: 1 } })
  const most = output.labels[0]?.confidence ?? 0
  expect(output.objects.every(({ confidence }) => confidence <= most)).toBe(true)
})

const box = (x: number, y: number): string => `M${x} ${y} h200 v90 h-200 Z`

test('the boxes of an organisation chart are no sure pipes', { timeout: 60_000 }, async () => {
  const chart = sheetOf(`${box(500, 80)} ${box(150, 420)} ${box(850, 420)} M600 170 V300 M250 420 V300 H950 V420`)
  const output = await analyse(await sharp(Buffer.from(chart)).flatten({ background: 'white' }).png().toBuffer())
  expect(output.objects.length).toBeGreaterThan(5)
  expect(output.objects.filter(({ confidence }) => confidence >= 0.8)).toEqual([])
})

test('an empty sheet is no drawing', async () => {
  const sheet = sharp({ create: { width: 800, height: 600, channels: 3, background: 'white' } })
  expect(await analyse(await sheet.png().toBuffer())).toMatchObject({
    known: false,
    view: 'none',
    objects: [],
  })
})

test('what is no picture is an input error', async () => {
  await expect(analyse(new TextEncoder().encode('no picture'))).rejects.toMatchObject({ problem: 'input-damaged' })
})
