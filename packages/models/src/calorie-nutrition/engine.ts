import { headDescriptionSchema } from '@vitrine/engines/vision/backbone/head-description.ts'
import { decodeImage } from '@vitrine/engines/vision/decode-image.ts'
import { detectObjects } from '@vitrine/engines/vision/detector/detect-objects.ts'
import type { Pixels } from '@vitrine/engines/vision/portion/cut-out.ts'
import { foodsApart, leastWorthALook, likelyFood, seesFood } from '@vitrine/engines/vision/portion/find-food.ts'
import { lookTwice } from '@vitrine/engines/vision/portion/look-twice.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import { findOnPlate } from './find-on-plate.ts'
import { foods, mixed } from './foods.ts'
import head from './head.json' with { type: 'json' }
import { facts, nutritionOf, scaledFigure } from './nutrition-of.ts'
import type { CalorieNutrition, Portion } from './schema.ts'
import { totalOf } from './total-of.ts'

const classifier = {
  weights: new URL('./head.onnx', import.meta.url),
  description: headDescriptionSchema.parse(head),
}

/** Longer side of the picture that is looked at, px. */
const longest = 512

const usualPortion = (label: string, confidence: number, box: Portion['box']): Portion => {
  const fact = facts[label]
  const grams = foods[label]?.usualGrams
  if (!fact || grams === undefined) throw new Error(`There are no facts of ${label}.`)
  const edibleShare = Math.round(100 - fact.refusePercent) / 100
  const edibleKcal = scaledFigure(label, 'calories_kcal', grams * edibleShare)
  const { sources } = fact
  return { label, confidence, box, grams, basis: 'default', edibleShare, edibleKcal, sources }
}

const notesOf = (portions: readonly Portion[]): string[] =>
  portions.flatMap(({ label, edibleShare, edibleKcal, grams }) => {
    const food = foods[label]
    if (!food) return []
    const inedible = `${food.name}: the figures are for all ${Math.round(grams)} g; about ${Math.round((1 - edibleShare) * 100)} % of it is not usually eaten (peel, stone, shell or bone), which leaves ${edibleKcal ?? '?'} kcal.`
    return [...(edibleShare < 0.9 ? [inedible] : []), ...(food.note ? [`${food.name}: ${food.note}`] : [])]
  })

const decode = async (bytes: Uint8Array): Promise<Pixels> => {
  const { originalWidth, originalHeight } = await decodeImage(bytes, 32, 32)
  const scale = longest / Math.max(originalWidth, originalHeight)
  const width = Math.max(1, Math.round(originalWidth * scale))
  const height = Math.max(1, Math.round(originalHeight * scale))
  return { pixels: (await decodeImage(bytes, width, height)).pixels, width, height }
}

/** Names the food on a photo, takes its weight to be a usual one, and gives the nutrients of that by USDA. */
export const estimateNutrition: Engine<CalorieNutrition> = async (_input, { readFile, signal, report }) => {
  report({ stage: 'Looking at the picture', fraction: null })
  const bytes = await readFile()
  signal.throwIfAborted()
  const picture = await decode(bytes)
  const objects = await detectObjects(bytes, { least: leastWorthALook })
  signal.throwIfAborted()
  const [box = null] = likelyFood(objects)
  const look = await lookTwice(picture, box, classifier, (label) => foods[label]?.kind === 'dish')
  const known = look.known || seesFood(objects)
  const common = { labels: look.classes.slice(0, 5), known, unknownScore: look.unknownScore }

  const best = look.classes.find(({ label }) => label !== classifier.description.reject)
  if (!known || !best) return { ...common, foods: [], total: null, portions: [], notes: [] }
  signal.throwIfAborted()
  report({ stage: 'Reckoning the portion', fraction: null })
  const apart = foodsApart(objects)
  const several = best.label === mixed || (apart.length > 1 && foods[best.label]?.kind === 'single')
  const found = several ? await findOnPlate(picture, apart, classifier) : [{ ...best, box }]
  const portions = found.map(({ label, confidence, box: place }) => usualPortion(label, confidence, place))
  const each = portions.map(nutritionOf)
  const grams = portions.reduce((sum, portion) => sum + portion.grams, 0)
  return { ...common, foods: each, total: totalOf(each, grams), portions, notes: notesOf(portions) }
}
