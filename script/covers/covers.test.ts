import { readdir, readFile, stat } from 'node:fs/promises'
import type { Block } from '@vitrine/contracts/blocks/block.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { models } from '../../packages/models/src/registry.ts'
import { coverOf } from './cover.ts'

const folder = new URL('../../apps/web/public/covers/', import.meta.url)
const withEngine = models.filter(({ work }) => work !== null)
const drawnFrom: Record<string, { sample: string } | undefined> = JSON.parse(
  await readFile(new URL('drawn-from.json', import.meta.url), 'utf8'),
)
const most = 3_000_000

test.each(withEngine.map((model) => [model.id, model] as const))('%s has its covers', async (id, { work }) => {
  for (const theme of ['light', 'dark']) {
    for (const width of [480, 960]) {
      const { width: wide, height: high } = await sharp(
        await readFile(new URL(`${id}-${theme}-${width}.avif`, folder)),
      ).metadata()
      expect([wide, high]).toEqual([width, (width * 5) / 8])
    }
  }
  expect(drawnFrom[id]?.sample, `Draw it again: script/draw-covers ${id}`).toBe(work?.samples[0]?.id)
})

test('covers are of models that there are, and light', async () => {
  const files = await readdir(folder)
  const known = new Set(
    withEngine.flatMap(({ id }) =>
      ['light', 'dark'].flatMap((theme) => [480, 960].map((width) => `${id}-${theme}-${width}.avif`)),
    ),
  )
  expect(files.filter((name) => !known.has(name))).toEqual([])
  const sizes = await Promise.all(files.map(async (name) => (await stat(new URL(name, folder))).size))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(most)
})

test('an answer of values alone is drawn with those that were found, under the words that were read', () => {
  const value = { confidence: null, place: null }
  const cover = coverOf({
    modelId: 'word-count',
    text: 'Fish & chips, twice.',
    picture: null,
    blocks: [
      {
        kind: 'fields',
        items: [
          { name: 'words', label: 'Words', value: '3', ...value },
          { name: 'price', label: 'Price', value: null, ...value },
        ],
      },
    ],
  })
  expect(cover).toContain('Fish &amp; chips, twice.')
  expect(cover).toContain('<dt>Words</dt><dd>3</dd>')
  expect(cover).not.toContain('Price')
})

function drawn(order: 'fields first' | 'classes first') {
  const fields: Block = {
    kind: 'fields',
    items: [{ name: 'overall', label: 'Words and voice', value: 'positive', confidence: 0.9, place: null }],
  }
  const classes: Block = { kind: 'labels', known: true, items: [{ label: 'Neutral', confidence: 0.76 }] }
  const sound: Block = { kind: 'timeline', duration: 5, waveform: [0.1, 0.5], events: [], curve: null }
  return coverOf({
    modelId: 'audioSentiment',
    text: null,
    picture: null,
    blocks: order === 'fields first' ? [fields, classes, sound] : [classes, fields, sound],
  })
}

test('a call’s cover says its mood, not the class of its voice alone', () => {
  expect(drawn('fields first')).toContain('positive')
  expect(drawn('fields first')).not.toContain('Neutral')
  expect(drawn('classes first')).toContain('Neutral')
})

function frameOf(box: [number, number, number, number]) {
  const place = { page: 1, box }
  const cover = coverOf({
    modelId: 'vital-parameter-extraction',
    text: null,
    picture: { src: 'data:,', width: 1000, height: 1400 },
    blocks: [
      { kind: 'fields', items: [{ name: 'pulse', label: 'Pulse', value: '84', confidence: 0.99, place }] },
      { kind: 'pages', pages: [{ aspectRatio: 1000 / 1400 }], highlights: [] },
    ],
  })
  return (/viewBox="([^"]+)"/.exec(cover)?.[1] ?? '').split(' ').map((part) => Math.round(Number(part)))
}

test('a page is drawn from its top where the values stand near it, else from some lines above them', () => {
  expect(frameOf([0.2, 0.1, 0.3, 0.12])).toEqual([45, 0, 750, 781])
  // Not beyond the page.
  expect(frameOf([0.7, 0.9, 0.8, 0.92])).toEqual([45, 567, 800, 833])
})
