import { at } from '@vitrine/basics/at.ts'
import { families } from '@vitrine/engines/painting/scene.ts'
import { textRun } from '@vitrine/model-kit/quiet-run.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { paintFromWords } from './engine.ts'
import { presentImage, summarizeImage } from './present.ts'
import { samples } from './samples.ts'

const paint = (topic: string, instructions: string, seed = 0) =>
  paintFromWords(...textRun(topic, { instructions, seed }))

const pixels = (image: string) => sharp(Buffer.from(at(image.split(','), 1), 'base64'))

async function channelMeans(topic: string, instructions: string) {
  const { channels } = await pixels((await paint(topic, instructions)).image).stats()
  return channels.slice(0, 3).map(({ mean }) => mean)
}

const brightness = async (instructions: string) =>
  (await channelMeans('Meadow', instructions)).reduce((sum, mean) => sum + mean, 0)

describe('a painted picture', () => {
  test('is a PNG of 1024 × 1024 pixels, the same for the same words and another for another seed', async () => {
    const [first, again, other] = [
      await paint('City', 'night'),
      await paint('City', 'night'),
      await paint('City', 'night', 7),
    ]
    expect(await pixels(first.image).metadata()).toMatchObject({ format: 'png', width: 1024, height: 1024 })
    expect(again).toEqual(first)
    expect(other.image).not.toBe(first.image)
    expect(other.seed).toBe(7)
  })

  test('takes its light from the time of day', async () => {
    expect(await brightness('bright daylight')).toBeGreaterThan((await brightness('at midnight')) * 1.5)
  })

  test('takes its colours from the words', async () => {
    const [red = 0, , blue = 0] = await channelMeans('Shapes', 'blue')
    expect(blue).toBeGreaterThan(red)
  })
})

test.each([
  ['futuristic-city', 'city', 'flying car'],
  ['fantasy-dragon', 'fantasy', 'dragon'],
  ['space-exploration', 'space', 'astronaut'],
  ['underwater-world', 'sea', 'coral'],
] as const)('the prompt %s is painted as %s with %s', async (id, family, figure) => {
  const sample = samples.find((one) => one.id === id)
  const text = sample && 'text' in sample ? sample.text : ''
  const output = await paintFromWords(...textRun(text, { seed: 0, ...sample?.options }))
  expect(output.scene).toMatchObject({ family, figures: expect.arrayContaining([figure]) })
  expect(output).toMatchObject({ understood: true, notPainted: [] })
})

test('a topic that it does not know gives an abstract picture, and the result says so', async () => {
  const output = await paint('Quarterly report', 'teal')
  expect(output).toMatchObject({
    understood: false,
    scene: { family: 'abstract' },
    notPainted: ['quarterly', 'report'],
  })
  expect(presentImage(output)[1]).toMatchObject({ kind: 'notice', text: expect.stringContaining('‘quarterly’') })
  expect(summarizeImage(output)).toMatch(/abstract/)
})

test('words of the topic that are not in the picture are named', async () => {
  expect((await paint('A dragon and a bicycle', 'night')).notPainted).toEqual(['bicycle'])
})

test('what is not to be there is neither painted nor named as missing', async () => {
  const lake = await paint('No dragons, just a lake without any boats', 'dawn, not stormy')
  expect(lake.scene).toMatchObject({ family: 'nature', figures: ['river'], weather: 'clear' })
  expect(lake.notPainted).toEqual(['just'])
})

test.each(families)('a scene of the family %s can be painted with any seed', async (family) => {
  const topic = { city: 'city', space: 'space', sea: 'sea', fantasy: 'fantasy', nature: 'nature', abstract: 'shapes' }
  for (const seed of [1, 2]) expect((await paint(topic[family], 'storm', seed)).scene?.family).toBe(family)
})

test('a blank topic is refused', async () => {
  await expect(paint('  ', 'x')).rejects.toMatchObject({ problem: 'input-empty' })
})
