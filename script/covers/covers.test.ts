import { readdir, readFile, stat } from 'node:fs/promises'
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
