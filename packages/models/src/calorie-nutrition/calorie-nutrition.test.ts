import { readFile } from 'node:fs/promises'
import { generalHeadSchema } from '@vitrine/engines/vision/general/general-head.ts'
import { readEveryday } from '@vitrine/engines/vision/general/read-everyday.ts'
import type { Measured } from '@vitrine/engines/vision/portion/measured-size.ts'
import type { SizeReference } from '@vitrine/engines/vision/portion/reference.ts'
import { fileRun } from '@vitrine/model-kit/quiet-run.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { estimateNutrition } from './engine.ts'
import { foods, mixed } from './foods.ts'
import generalHead from './general-head.json' with { type: 'json' }
import head from './head.json' with { type: 'json' }
import { facts, nutritionOf } from './nutrition-of.ts'
import { portionOf } from './portion-of.ts'
import { present, summarize } from './present.ts'
import { calorieNutritionSchema } from './schema.ts'
import { totalOf } from './total-of.ts'

const estimate = async (bytes: Uint8Array) =>
  calorieNutritionSchema.parse(await estimateNutrition(...fileRun(bytes, 'image/jpeg')))

const sample = (file: string): Promise<Buffer> => readFile(new URL(`./samples/${file}`, import.meta.url))

test('has words and facts for every label, and for no other', () => {
  const named = head.labels.filter((label) => label !== head.reject && label !== mixed).toSorted()
  expect(Object.keys(foods).toSorted()).toEqual(named)
  expect(Object.keys(facts).toSorted()).toEqual(named)
})

describe('nutrition', () => {
  const apple = nutritionOf({ label: 'apple', grams: 200, gramsRange: [170, 240], basis: 'coin' })
  const bread = nutritionOf({ label: 'bread', grams: 50, gramsRange: [37, 68], basis: 'default' })

  test('is the USDA entry times the weight', () => {
    // NDB 09003: 52 kcal, 13.81 g carbohydrates and 4.6 mg vitamin C in 100 g.
    expect(apple).toMatchObject({ food_item: 'Apple', calories_kcal: 104, vitamins: { c: 9.2 } })
    expect(apple.macronutrients.carbohydrates_g).toBeCloseTo(27.6, 1)
    expect(apple.estimated_serving_size).toBe('about 200 g, likely 170 to 240 g (measured by the coin)')
    expect(bread.estimated_serving_size).toBe('about 50 g (usual slice; not measured)')
    expect(apple.macronutrients.added_sugars_g).toBeNull()
    expect(apple.macronutrients.fat_g.trans).toBeNull()
  })

  test('adds up, keeps unknown what is unknown, and only the tags true of all', () => {
    const total = totalOf([apple, bread], 250)
    expect(total?.calories_kcal).toBeCloseTo(104 + 132.5, 1)
    expect(total?.macronutrients.added_sugars_g).toBeNull()
    expect(total?.allergens).toEqual(['wheat (gluten)'])
    expect(total?.dietary_tags).toEqual(['vegetarian'])
    expect(totalOf([], 0)).toBeNull()
  })

  test('of a recipe lies between its parts, and every figure is a number or null', () => {
    for (const [label, { per100g, sources }] of Object.entries(facts)) {
      expect(
        sources.reduce((sum, { grams }) => sum + grams, 0),
        label,
      ).toBe(100)
      expect(per100g['calories_kcal'], label).toBeGreaterThan(10)
      expect(per100g['calories_kcal'], label).toBeLessThan(600)
    }
  })
})

// The machine may be busy; on an idle one these take half a second each.
describe('on its samples', { timeout: 120_000 }, () => {
  test('an orange is measured by the coin beside it', async () => {
    const output = await estimate(await sample('orange.jpg'))
    expect(output).toMatchObject({ known: true, foods: [{ food_item: 'Orange' }], portions: [{ basis: 'coin' }] })
    const notices = present(output).filter((block) => block.kind === 'notice')
    expect(notices[0]).toMatchObject({ tone: 'info', title: 'Measured by a coin' })
    const places = ['boxes-on-image', 'table', 'notice'].map((kind) =>
      present(output).findIndex((block) => block.kind === kind),
    )
    expect(places, 'the figures come before how they were measured').toEqual(places.toSorted((a, b) => a - b))
    expect(JSON.stringify(present(output))).toMatch(/g Oranges, raw, .*NDB 09200/)
    expect(summarize(output)).toMatch(/^Orange: about \d+ kcal/)
    const unsure = { ...output, labels: output.labels.map((one) => ({ ...one, confidence: one.confidence / 3 })) }
    expect(summarize(unsure)).toMatch(/^A guess \(\d+ %\), perhaps orange: about \d+ kcal/)
  })

  // The detector takes the egg for its plate: no size can be measured on something it does not call food.
  test('an egg is of a usual weight', async () => {
    const output = await estimate(await sample('egg.jpg'))
    expect(output).toMatchObject({ known: true, foods: [{ food_item: 'Egg' }], total: { food_item: 'Egg' } })
    expect(output.portions).toMatchObject([{ basis: 'default' }])
    expect(output.foods[0]?.estimated_serving_size).toContain('not measured')
    expect(present(output).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['notice', 'boxes-on-image', 'table', 'labels']),
    )
    const usual = present(output).find((block) => block.kind === 'notice' && block.title?.startsWith('A usual portion'))
    expect(usual).toMatchObject({
      title: 'A usual portion, not a measured one',
      text: expect.stringContaining(output.reference ? 'was found, but' : 'lets it be measured'),
    })
    expect(summarize(output)).toMatch(/kcal/)
  })

  test('two foods are two answers and a total', async () => {
    const output = await estimate(await sample('two-foods.jpg'))
    expect(output.foods).toHaveLength(2)
    expect(output.foods.map(({ food_item }) => food_item)).toContain('Orange')
    expect(output.reference).toMatchObject({ kind: 'coin', centimetres: 2.5 })
    expect(output.portions.map(({ basis }) => basis)).toEqual(['coin', 'coin'])
    const energies = output.foods.map(({ calories_kcal }) => calories_kcal ?? 0)
    expect(output.total?.calories_kcal).toBeCloseTo((energies[0] ?? 0) + (energies[1] ?? 0), 1)
  })

  test('a house is no food, and has no figures', async () => {
    const output = await estimate(await sample('house.jpg'))
    expect(output).toMatchObject({ known: false, foods: [], total: null, portions: [] })
    expect(present(output)[0]).toMatchObject({ kind: 'notice', title: 'No food that I know' })
    expect(present(output).some(({ kind }) => kind === 'table')).toBe(false)
  })
})

const measured = (long: number, short: number, { isFood = true } = {}): Measured => ({
  look: [Math.log(long), Math.log(short)],
  isFood,
  deviation: 0,
})

describe('beside a coin', { timeout: 120_000 }, () => {
  const reference: SizeReference = {
    kind: 'coin',
    box: [0.1, 0.6, 0.18, 0.72],
    pixels: 84,
    centimetres: 2.5,
    confidence: 0.97,
    deviation: 0,
  }
  const egg = { label: 'egg', confidence: 0.9, box: null, reference }

  test('a large egg weighs more than a small one, and without it all weigh the same', () => {
    const weight = (size: ReturnType<typeof measured> | null) => portionOf({ ...egg, measured: size })
    const [small, large] = [weight(measured(5, 3.9)), weight(measured(6.6, 5.2))]
    expect(small.grams).toBeLessThan(large.grams)
    expect(large).toMatchObject({ basis: 'coin', centimetres: [expect.closeTo(6.6), expect.closeTo(5.2)] })
    const usual = { basis: 'default', grams: 61, centimetres: null }
    expect(weight(null)).toMatchObject(usual)
    expect(weight(measured(6.6, 5.2, { isFood: false }))).toMatchObject(usual)
  })

  test('what was never measured keeps its usual weight', () => {
    const pie = portionOf({ ...egg, label: 'apple_pie', measured: measured(12, 9) })
    expect(pie).toMatchObject({ basis: 'default', grams: 125 })
  })

  test('the result shows the coin and says what the size rests on', async () => {
    const output = await estimate(await sample('egg.jpg'))
    const portions = [portionOf({ ...egg, measured: measured(5.6, 4.4) })]
    const blocks = present(calorieNutritionSchema.parse({ ...output, portions, reference }))
    expect(JSON.stringify(blocks)).toContain('Found a coin, 25 mm (97 % sure).')
    const picture = blocks.find(({ kind }) => kind === 'boxes-on-image')
    expect(picture).toMatchObject({ objects: [{ label: 'coin, 25 mm', box: reference.box }] })
  })
})

test('a flat colour is no food', { timeout: 120_000 }, async () => {
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#7890c8' } })
    .png()
    .toBuffer()
  expect((await estimate(bytes)).known).toBe(false)
})

test('answers what is no picture with an input error', async () => {
  await expect(estimate(new TextEncoder().encode('no picture'))).rejects.toMatchObject({ problem: 'input-damaged' })
})

test.each([
  ['broccoli', 937, true],
  ['a doughnut, of which a bagel has the shape', 931, false],
  ['an apple', 948, false],
  ['a dog', 207, false],
])('whether %s (thing %i) is food that it never learned: %s', (_name, thing, isLookalike) => {
  const chances = new Float32Array(1000)
  chances[thing] = 0.7
  expect(readEveryday(chances, generalHeadSchema.parse(generalHead))).toMatchObject({ isLookalike })
})
