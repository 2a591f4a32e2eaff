import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { agreedOpinion } from './agreed-opinion.ts'
import { judgeExplicit } from './judge-explicit.ts'

const opinion = (value: number) => () => Promise.resolve(value)
const person = () => Promise.resolve(true)
const nobody = () => Promise.resolve(false)

describe('two opinions', () => {
  test('count where both suspect and a person is seen', async () => {
    expect(await agreedOpinion(0.9, opinion(0.8), person)).toBeCloseTo(0.85)
    expect(await agreedOpinion(0.9, opinion(0.8), nobody)).toBe(0)
  })

  test('count without a person only beyond doubt', async () => {
    expect(await agreedOpinion(0.99, opinion(0.97), nobody)).toBeCloseTo(0.98)
  })

  test('do not count where one of them sees nothing', async () => {
    expect(await agreedOpinion(0.97, opinion(0), person)).toBe(0)
    expect(await agreedOpinion(0.2, opinion(0.9), person)).toBe(0)
  })
})

describe('no false alarm', { timeout: 60_000 }, () => {
  const models = new URL('../../../../models/src/', import.meta.url)

  test.each([
    'cattle-health/samples/lumpy-skin.jpg',
    'cropsclassification/samples/house.jpg',
    'parasitesclassification/samples/smear.png',
  ])('%s', async (file) => {
    expect(await judgeExplicit(await readFile(new URL(file, models)))).toBe(0)
  })
})
