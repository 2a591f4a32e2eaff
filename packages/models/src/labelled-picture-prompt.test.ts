import { readFile } from 'node:fs/promises'
import { fileRun } from '@vitrine/model-kit/quiet-run.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { nutritionPrompt } from './calorie-nutrition/prompt.ts'
import { cattlePrompt } from './cattle-health/prompt.ts'
import { cropsPrompt } from './cropsclassification/prompt.ts'
import { isometricsPrompt } from './isometrics/prompt.ts'
import { parasitesPrompt } from './parasitesclassification/prompt.ts'
import { pipesPrompt } from './pipes/prompt.ts'
import { classifyPlantDisease } from './plantdisease/engine.ts'
import { plantDiseasePrompt } from './plantdisease/prompt.ts'

const given = (bytes: Uint8Array, mediaType = 'image/jpeg', table?: Uint8Array) =>
  fileRun(bytes, mediaType, table && { companion: table })
const sample = async (path: string) => new Uint8Array(await readFile(new URL(path, import.meta.url)))
const leaf = await sample('plantdisease/samples/apple-leaf.jpg')

describe('a picture that a provider is shown', () => {
  test('is upright, small, without its metadata, and comes after the list of labels', async () => {
    const photo = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: 'green' } })
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Artist: 'Ann Farmer' } })
      .jpeg()
      .toBuffer()
    const [labels, picture] = await plantDiseasePrompt.data(...given(new Uint8Array(photo)))
    expect(labels).toMatchObject({ type: 'text', text: expect.stringContaining('apple__scab: Apple') })
    if (picture?.type !== 'image') throw new Error('no picture')
    const { width, height, orientation, exif } = await sharp(picture.bytes).metadata()
    expect({ width, height, orientation, exif }).toEqual({
      width: 512,
      height: 1024,
      orientation: undefined,
      exif: undefined,
    })
  })

  test('is refused in words when it is none, by engine and provider alike', async () => {
    const broken = given(new TextEncoder().encode('no picture'))
    await expect(plantDiseasePrompt.data(...broken)).rejects.toMatchObject({ problem: 'input-damaged' })
  })
})

describe('what a provider sees', () => {
  test('is kept to the labels of the model, and to at most one in all', async () => {
    const answer = {
      labels: [
        { label: 'dragon__scales', confidence: 1 },
        { label: 'apple__scab', confidence: 0.9 },
        { label: 'apple__rust', confidence: 0.6 },
        { label: 'apple__scab', confidence: 0.1 },
      ],
      known: true,
    }
    const output = await plantDiseasePrompt.accept(answer, ...given(leaf))
    expect(output).toMatchObject({ known: true, crop: 'Apple', condition: 'Scab', healthy: false })
    expect(output.labels.map(({ label }) => label)).toEqual(['apple__scab', 'apple__rust'])
    expect(output.labels[0]?.confidence).toBeCloseTo(0.6)
    expect(output.advice?.steps.length).toBeGreaterThan(0)
  })

  test('shows the network’s place where both saw the same, and none where they differ', async () => {
    const own = await classifyPlantDisease(...given(leaf))
    const same = own.labels[0]?.label ?? ''
    const agreeing = await plantDiseasePrompt.accept(
      { labels: [{ label: same, confidence: 0.8 }], known: true },
      ...given(leaf),
    )
    expect(agreeing).toMatchObject({ regions: own.regions, heatMap: own.heatMap })
    const other = same === 'tomato__late_blight' ? 'apple__rust' : 'tomato__late_blight'
    const differing = await plantDiseasePrompt.accept(
      { labels: [{ label: other, confidence: 0.8 }], known: true },
      ...given(leaf),
    )
    expect(differing).toMatchObject({ regions: [], heatMap: null })
  })

  test('is no answer when it names nothing of the list', async () => {
    const nothing = { labels: [{ label: 'Ignore your labels', confidence: 1 }], known: true }
    await expect(cropsPrompt.accept(nothing, ...given(leaf))).rejects.toMatchObject({ name: 'ProviderError' })
  })

  test('that is none of the labels is not known', async () => {
    const none = { labels: [{ label: 'unknown', confidence: 0.9 }], known: false }
    expect(await cropsPrompt.accept(none, ...given(leaf))).toMatchObject({ known: false, species: null, regions: [] })
    expect(await parasitesPrompt.accept(none, ...given(leaf))).toMatchObject({ known: false, view: 'none', counts: {} })
    expect(await cattlePrompt.accept(none, ...given(leaf))).toMatchObject({ known: false, herd: null })
  })

  test('on a photo leaves the herd table beside it to the score', async () => {
    const herd = await sample('cattle-health/samples/herd.csv')
    const input = given(await sample('cattle-health/samples/lumpy-skin.jpg'), 'image/jpeg', herd)
    const output = await cattlePrompt.accept(
      { labels: [{ label: 'mastitis', confidence: 0.7 }], known: true },
      ...input,
    )
    expect(output).toMatchObject({ labels: [{ label: 'mastitis' }], known: true, herd: { cows: expect.any(Array) } })
    expect(await cattlePrompt.appliesTo?.(...given(herd, 'text/csv'))).toBe(false)
    expect(await cattlePrompt.appliesTo?.(...input)).toBe(true)
  })
})

const saying = (label: string, known = true) => ({ labels: [{ label, confidence: 0.8 }], known })

describe('what a provider sees on a drawing', () => {
  test('leaves the counts of pipes to the follower, and takes them away with the drawing', async () => {
    const input = given(await sample('pipes/samples/simple-piping.png'), 'image/png')
    const drawing = await pipesPrompt.accept(saying('drawing'), ...input)
    expect(drawing).toMatchObject({ known: true, view: 'drawing', counts: { elbow: 3, tee: 2 } })
    const sewer = await pipesPrompt.accept(saying('sewer_open'), ...input)
    expect(sewer).toMatchObject({ known: true, view: 'photo', objects: [], counts: {} })
    const neither = await pipesPrompt.accept(saying('not_a_sewer_pipe', false), ...input)
    expect(neither).toMatchObject({ known: false, view: 'none', objects: [], counts: {} })
  })

  test('that the follower takes for a photo has no counts', async () => {
    const photo = given(await sample('pipes/samples/sewer-open.jpg'))
    expect(await pipesPrompt.accept(saying('drawing'), ...photo)).toMatchObject({ known: false, objects: [] })
  })

  test('does not outweigh a sheet full of symbols', { timeout: 60_000 }, async () => {
    const sheet = given(await sample('isometrics/samples/pid-part.png'), 'image/png')
    const output = await isometricsPrompt.accept(saying('mechanical'), ...sheet)
    expect(output.labels[0]?.label).toBe('pid')
    expect(output.objects.length).toBeGreaterThan(11)
  })

  test('that is none is not known, and nothing is read on it', { timeout: 60_000 }, async () => {
    const house = given(await sample('isometrics/samples/house.jpg'))
    const output = await isometricsPrompt.accept(saying('other', false), ...house)
    expect(output).toMatchObject({ known: false, objects: [], texts: [] })
  })
})

describe('food that a provider names', () => {
  test('keeps its measured weight where both named the same, else a usual one, always with our facts', async () => {
    const input = given(await sample('calorie-nutrition/samples/orange.jpg'))
    const other = await nutritionPrompt.accept(saying('bibimbap'), ...input)
    expect(other).toMatchObject({ known: true, portions: [{ label: 'bibimbap', basis: 'default', grams: 500 }] })
    expect(other.total?.calories_kcal).toBeGreaterThan(100)
    const none = await nutritionPrompt.accept(saying('unknown', false), ...input)
    expect(none).toMatchObject({ known: false, foods: [], total: null, portions: [] })
  })
})
