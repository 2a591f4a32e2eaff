import { readFile } from 'node:fs/promises'
import { fileRun } from '@vitrine/model-kit/quiet-run.ts'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { classifyParasites } from './engine.ts'
import { findings } from './findings.ts'
import head from './head.json' with { type: 'json' }
import { present, summarize } from './present.ts'
import { parasitesSchema } from './schema.ts'

const sample = (file: string): Promise<Buffer> => readFile(new URL(`./samples/${file}`, import.meta.url))

const classify = async (bytes: Uint8Array) =>
  parasitesSchema.parse(await classifyParasites(...fileRun(bytes, 'image/png')))

test('has words for every label, and for no other', () => {
  expect(Object.keys(findings).toSorted()).toEqual(head.labels.filter((label) => label !== head.reject).toSorted())
})

describe('on its samples', () => {
  test.each([
    ['infected-cell.png', 'parasitized'],
    ['healthy-cell.png', 'uninfected'],
  ])('%s is %s', async (file, label) => {
    const output = await classify(await sample(file))
    expect(output).toMatchObject({ known: true, view: 'cell', counts: { [label]: 1 } })
    expect(output.labels[0]?.label).toBe(label)
  })

  test('finds and counts the cells of a smear, each with its box', { timeout: 30_000 }, async () => {
    const output = await classify(await sample('smear.png'))
    expect(output).toMatchObject({ known: true, view: 'smear' })
    expect(output.objects).toHaveLength(35)
    // As they are labelled.
    expect(output.counts).toMatchObject({ parasitized: 6, uninfected: 29 })
    expect(present(output).map(({ kind }) => kind)).toEqual(['notice', 'boxes-on-image', 'table'])
    expect(summarize(output)).toBe('6 of 35 single cells with malaria parasites.')
    const [, marks] = present(output)
    const tones = marks?.kind === 'boxes-on-image' ? marks.objects.map(({ label, tone }) => `${label}: ${tone}`) : []
    expect(new Set(tones)).toEqual(
      new Set(['Red blood cell with malaria parasite: bad', 'Red blood cell, not infected: good']),
    )
  })

  test('says that a field is empty', async () => {
    const output = await classify(await sample('empty-field.jpg'))
    expect(output).toMatchObject({ known: false, empty: true, view: 'none', objects: [] })
    expect(present(output)[0]).toMatchObject({ kind: 'notice', title: 'Empty field' })
  })

  test('an empty field, whichever way up, is its answer', async () => {
    const output = await classify(
      await sharp(await sample('empty-field.jpg'))
        .flip()
        .png()
        .toBuffer(),
    )
    expect(present(output).find(({ kind }) => kind === 'labels')).toMatchObject({
      known: true,
      items: [{ label: 'Empty field' }, {}, {}, {}, {}],
    })
  })

  test('a house is nothing that it knows', async () => {
    const output = await classify(await sample('house.jpg'))
    expect(output).toMatchObject({ known: false, empty: false, view: 'none' })
    expect(present(output)[0]).toMatchObject({ kind: 'notice', title: 'Nothing that I know' })
  })
})

describe('as strangers send them', () => {
  test.each([
    ['healthy-cell.png', 'a small JPEG', (cell: Sharp) => cell.jpeg({ quality: 20 })],
    ['healthy-cell.png', 'out of focus', (cell: Sharp) => cell.blur(2.4)],
    ['infected-cell.png', 'a small JPEG', (cell: Sharp) => cell.jpeg({ quality: 35 })],
  ])('%s as %s is answered with a guess at most', async (file, _, spoil) => {
    const spoilt = await spoil(sharp(await sample(file)).removeAlpha()).toBuffer()
    const output = await classify(spoilt)
    const [best] = output.labels
    expect(output.known && best !== undefined && best.confidence >= 0.5).toBe(false)
  })

  test('crystals are no blood cells', async () => {
    const crystals = Array.from({ length: 12 }, (_, place) => {
      const [x, y] = [60 + (place % 4) * 100, 60 + Math.floor(place / 4) * 130]
      return `<rect x="${x}" y="${y}" width="30" height="52" fill="#efeff6" stroke="#4c4c58" stroke-width="3" transform="rotate(${place * 23} ${x} ${y})"/>`
    })
    const field = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="440"><rect width="480" height="440" fill="#d8d5c4"/>${crystals.join('')}</svg>`
    const output = await classify(await sharp(Buffer.from(field)).blur(1.2).png().toBuffer())
    expect(output).toMatchObject({ known: false, view: 'none', objects: [] })
  })
})

describe('round things that no stain coloured are no blood cells', () => {
  const places = Array.from({ length: 12 }, (_, place) => [70 + (place % 4) * 110, 70 + Math.floor(place / 4) * 130])
  const field = (ground: string, draw: (x: number, y: number, place: number) => string): Promise<Buffer> => {
    const drawn = places.map(([x = 0, y = 0], place) => draw(x, y, place)).join('')
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="440"><rect width="480" height="440" fill="${ground}"/>${drawn}</svg>`
    return sharp(Buffer.from(picture)).blur(1.2).png().toBuffer()
  }

  test('beads of many colours', async () => {
    const colours = ['#b03a2e', '#1e8449', '#d4ac0d', '#2471a3', '#7d3c98', '#ca6f1e']
    const beads = await field(
      '#f2f0ea',
      (x, y, place) => `<circle cx="${x}" cy="${y}" r="26" fill="${colours[place % 6]}"/>`,
    )
    expect(await classify(beads)).toMatchObject({ known: false, objects: [] })
  })

  test('bubbles in yellow light', async () => {
    const bubbles = await field(
      '#dccf98',
      (x, y) => `<circle cx="${x}" cy="${y}" r="25" fill="#b3a87c" stroke="#4a4533" stroke-width="7"/>`,
    )
    expect(await classify(bubbles)).toMatchObject({ known: false, objects: [] })
  })

  test('stained cells in yellow light are', async () => {
    const cells = await field('#ead9a8', (x, y) => `<circle cx="${x}" cy="${y}" r="26" fill="#cf9079"/>`)
    expect((await classify(cells)).objects.length).toBeGreaterThan(8)
  })
})

test('answers what is no picture with an input error', async () => {
  await expect(classify(new TextEncoder().encode('no picture'))).rejects.toMatchObject({ problem: 'input-damaged' })
})

test('letters are no cells, whatever is written', async () => {
  const words = ['Blood smear, Giemsa', 'no parasites seen', 'Dr. B. Oduya 4.9.']
  const text = words.map((word, row) => `<text x="40" y="${90 + 70 * row}" font-size="44">${word}</text>`)
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="320"><rect width="640" height="320" fill="#fff"/>${text.join('')}</svg>`
  expect(await classify(await sharp(Buffer.from(page)).png().toBuffer())).toMatchObject({ known: false, view: 'none' })
})

test.each([
  ['a large round thing', '<circle cx="200" cy="170" r="70" fill="#c98ba4"/>'],
  ['nothing at all', ''],
])('a pale picture with %s is no empty field', async (_name, drawn) => {
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="360"><rect width="420" height="360" fill="#efe6e4"/>${drawn}</svg>`
  expect(await classify(await sharp(Buffer.from(page)).png().toBuffer())).toMatchObject({ known: false, empty: false })
})
