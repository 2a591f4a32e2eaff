import { fileRun } from '@vitrine/model-kit/quiet-run.ts'
import { readFile } from 'node:fs/promises'
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
