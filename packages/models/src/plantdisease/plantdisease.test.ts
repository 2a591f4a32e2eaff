import { readFile } from 'node:fs/promises'
import { fileRun } from '@vitrine/model-kit/quiet-run.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { conditions } from './conditions.ts'
import { classifyPlantDisease } from './engine.ts'
import { present, summarize } from './present.ts'
import { plantDiseaseSchema } from './schema.ts'
import weights from './weights.json' with { type: 'json' }

const sample = (file: string): Promise<Buffer> => readFile(new URL(`./samples/${file}`, import.meta.url))

const classify = async (bytes: Uint8Array) =>
  plantDiseaseSchema.parse(await classifyPlantDisease(...fileRun(bytes, 'image/jpeg')))

test('has words and advice for every label, and for no other', () => {
  expect(Object.keys(conditions).toSorted()).toEqual(weights.labels.filter((label) => label !== weights.reject))
  expect(Object.values(conditions).filter(({ steps }) => steps.length === 0)).toEqual([])
})

describe('on its samples', () => {
  test.each([
    ['strawberry-leaf.jpg', 'strawberry__leaf_scorch'],
    ['strawberry-fruit.jpg', 'strawberry__anthracnose_fruit_rot'],
    ['bean-in-the-field.jpg', 'bean__angular_leaf_spot'],
    ['apple-leaf.jpg', 'apple__scab'],
  ])('%s is %s', async (file, label) => {
    const output = await classify(await sample(file))
    expect(output.labels[0]?.label).toBe(label)
    expect(output.known).toBe(true)
    expect(output.regions.length).toBeGreaterThan(0)
    expect(output.advice?.steps.length).toBeGreaterThan(0)
    expect(present(output).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['labels', 'boxes-on-image', 'markdown']),
    )
  })

  test('a house is no leaf that it knows', async () => {
    const output = await classify(await sample('no-leaf.jpg'))
    expect(output).toMatchObject({ known: false, crop: null, advice: null, regions: [] })
    expect(present(output)[0]).toMatchObject({ kind: 'notice', tone: 'warning', title: 'Not a leaf I know' })
  })
})

test('a large photo held sideways is answered as the same photo upright', async () => {
  const upright = sharp(await sample('strawberry-leaf.jpg')).resize(1600, 1600)
  const sideways = await sharp(await upright.rotate(-90).toBuffer())
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const output = await classify(sideways)
  expect(output.labels[0]?.label).toBe('strawberry__leaf_scorch')
})

test.each([
  ['a flat colour', { r: 120, g: 140, b: 200 }],
  ['a black frame', { r: 0, g: 0, b: 0 }],
])('%s is not known', async (_what, background) => {
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer()
  expect((await classify(bytes)).known).toBe(false)
})

test('a drawing in place of a leaf is not known', async () => {
  const lines = [20, 60, 100, 140].map((y) => `<path d="M10 ${y}H190M${y} 10V150" stroke="black" fill="none"/>`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="160">${lines.join('')}<circle cx="90" cy="80" r="25" stroke="black" fill="none"/></svg>`
  const bytes = await sharp(Buffer.from(svg)).flatten({ background: 'white' }).png().toBuffer()
  expect((await classify(bytes)).known).toBe(false)
})

test('answers what is no picture with an input error', async () => {
  await expect(classify(new TextEncoder().encode('not a picture'))).rejects.toMatchObject({ problem: 'input-damaged' })
})

test('says that the guess is unsure instead of standing behind it', () => {
  const unsure = {
    labels: [{ label: 'apple__scab', confidence: 0.4 }],
    known: true,
    unknownScore: 0.1,
    likeness: 'familiar' as const,
    regions: [],
    heatMap: null,
    crop: 'Apple',
    condition: 'Scab',
    healthy: false,
    advice: null,
  }
  expect(present(unsure)[0]).toMatchObject({ kind: 'notice', title: 'Not sure' })
  expect(summarize(unsure)).toBe('Apple: scab (40 %).')
  expect(present({ ...unsure, likeness: 'far' })[0]).toMatchObject({
    kind: 'notice',
    title: 'A leaf, but not of the fields I learned from',
  })
})
