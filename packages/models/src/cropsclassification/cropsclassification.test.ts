import { readFile } from 'node:fs/promises'
import { fileRun } from '@vitrine/model-kit/quiet-run.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { classifyCrop } from './engine.ts'
import head from './head.json' with { type: 'json' }
import { joinSpecies } from './join-species.ts'
import { present, summarize } from './present.ts'
import { samples } from './samples.ts'
import { cropsSchema } from './schema.ts'
import { species } from './species.ts'

const sample = (file: string): Promise<Buffer> => readFile(new URL(`./samples/${file}`, import.meta.url))

const classify = async (bytes: Uint8Array) => cropsSchema.parse(await classifyCrop(...fileRun(bytes, 'image/jpeg')))

test('has words for every label, and for no other', () => {
  expect(Object.keys(species).toSorted()).toEqual(head.labels.filter((label) => label !== head.reject).toSorted())
})

describe('on its samples', () => {
  test.each([
    ['pineapple.jpg', 'Pineapple'],
    ['tomatoes.jpg', 'Tomato'],
  ])('%s is %s', async (file, name) => {
    const output = await classify(await sample(file))
    expect(output).toMatchObject({ known: true, species: { name } })
    expect(output.regions.length).toBeGreaterThan(0)
    expect(present(output).map(({ kind }) => kind)).toEqual(expect.arrayContaining(['labels', 'boxes-on-image']))
    expect(summarize(output)).toContain(name)
  })

  test('those that are not called hard are answered surely', async () => {
    const plain = samples.filter(
      ({ id, label, description }) => id !== 'house' && !/hard|sure/.test(label + description),
    )
    expect(plain.length).toBeGreaterThan(1)
    for (const one of plain) {
      const [best] = (await classify(await sample('file' in one ? one.file : ''))).labels
      expect(best?.confidence).toBeGreaterThan(0.75)
    }
  })

  test('a house is no crop that it knows', async () => {
    const output = await classify(await sample('house.jpg'))
    expect(output).toMatchObject({ known: false, species: null, heatMap: null, regions: [] })
    expect(present(output)[0]).toMatchObject({ kind: 'notice', title: 'None that I know' })
  })
})

test('tomatoes cut out and laid on a checked cloth are named, as two looks at them agree', async () => {
  const oval = Buffer.from('<svg width="260" height="150"><ellipse cx="130" cy="75" rx="130" ry="75"/></svg>')
  const cut = await sharp(await sample('tomatoes.jpg'))
    .resize(260, 150)
    .ensureAlpha()
    .composite([{ input: oval, blend: 'dest-in' }])
    .png()
    .toBuffer()
  const cloth = Buffer.from(
    '<svg width="360" height="360"><pattern id="p" width="40" height="40" patternUnits="userSpaceOnUse"><rect width="40" height="40" fill="#ddd"/>' +
      '<rect width="20" height="20" fill="#3a5a8c"/></pattern><rect width="360" height="360" fill="url(#p)"/></svg>',
  )
  const laid = await sharp(cloth)
    .composite([{ input: cut, gravity: 'centre' }])
    .jpeg({ quality: 80 })
    .toBuffer()
  const { likeness, labels } = await classify(laid)
  expect(likeness).toBe('familiar')
  expect(labels[0]?.label).toBe('Tomato')
})

test('a plant and its fruit in a shop are one answer', () => {
  const joined = joinSpecies([
    { label: 'Lemon', confidence: 0.4 },
    { label: 'lemon', confidence: 0.3 },
    { label: 'Lime', confidence: 0.2 },
  ])
  expect(joined.map(({ label }) => label)).toEqual(['Lemon', 'Lime'])
  expect(joined[0]?.confidence).toBeCloseTo(0.7)
})

test('a flat colour is not known', async () => {
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#7890c8' } })
    .png()
    .toBuffer()
  expect((await classify(bytes)).known).toBe(false)
})

test('answers what is no picture with an input error', async () => {
  await expect(classify(new TextEncoder().encode('no picture'))).rejects.toMatchObject({ problem: 'input-damaged' })
})
