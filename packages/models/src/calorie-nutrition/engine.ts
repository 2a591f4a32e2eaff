import { headDescriptionSchema } from '@vitrine/engines/vision/backbone/head-description.ts'
import { blendClasses } from '@vitrine/engines/vision/blend-classes.ts'
import { decodeLongest } from '@vitrine/engines/vision/decode-longest.ts'
import { detectObjects } from '@vitrine/engines/vision/detector/detect-objects.ts'
import { agreedLikeness } from '@vitrine/engines/vision/general/agreed-likeness.ts'
import { earnedClasses } from '@vitrine/engines/vision/general/earned-classes.ts'
import { generalHeadSchema } from '@vitrine/engines/vision/general/general-head.ts'
import { judgeFamiliarity } from '@vitrine/engines/vision/general/judge-familiarity.ts'
import { nameFirst } from '@vitrine/engines/vision/general/name-first.ts'
import { type FoodPlace, foodsApart, leastWorthALook, likelyFood } from '@vitrine/engines/vision/portion/find-food.ts'
import { lookAt } from '@vitrine/engines/vision/portion/look-at-size.ts'
import { lookTwice } from '@vitrine/engines/vision/portion/look-twice.ts'
import type { Measured } from '@vitrine/engines/vision/portion/measured-size.ts'
import { coinReference, plateReference } from '@vitrine/engines/vision/portion/reference.ts'
import { weighBySize } from '@vitrine/engines/vision/portion/weigh-by-size.ts'
import type { Engine } from '@vitrine/model-kit/run-context.ts'
import { findOnPlate } from './find-on-plate.ts'
import { foods, mixed } from './foods.ts'
import generalHead from './general-head.json' with { type: 'json' }
import head from './head.json' with { type: 'json' }
import { nutritionOf } from './nutrition-of.ts'
import { portionOf, sizes } from './portion-of.ts'
import type { CalorieNutrition, Portion } from './schema.ts'
import { totalOf } from './total-of.ts'

const classifier = {
  weights: new URL('./head.onnx', import.meta.url),
  description: headDescriptionSchema.parse(head),
}

const general = {
  weights: new URL('./general-head.onnx', import.meta.url),
  guard: new URL('./guard.onnx', import.meta.url),
  description: generalHeadSchema.parse(generalHead),
}

/** Longer side to which the picture is scaled, px. */
const longest = 512

const surelyACoin = 0.9

/** Where less than this share is eaten, a note tells what is not. */
const nearlyAllEdible = 0.9

const notesOf = (portions: readonly Portion[]): string[] =>
  portions.flatMap(({ label, edibleShare, edibleKcal, grams }) => {
    const food = foods[label]
    if (!food) return []
    const inedible = `${food.name}: the figures are for all ${Math.round(grams)} g; about ${Math.round((1 - edibleShare) * 100)} % of it is not usually eaten (peel, stone, shell or bone), which leaves ${edibleKcal === null ? '?' : Math.round(edibleKcal)} kcal.`
    return [...(edibleShare < nearlyAllEdible ? [inedible] : []), ...(food.note ? [`${food.name}: ${food.note}`] : [])]
  })

/**
 * Names the food on a photo, estimates its weight from its size where a coin or a plate shows that, else assumes a usual one, and
 * gives the nutrients of that weight by USDA.
 */
export const estimateNutrition: Engine<CalorieNutrition> = async (_input, { readFile, signal, report }) => {
  report({ stage: 'Looking at the picture', fraction: null })
  const bytes = await readFile()
  signal.throwIfAborted()
  const picture = await decodeLongest(bytes, longest)
  const objects = await detectObjects(bytes, { least: leastWorthALook })
  signal.throwIfAborted()
  const coin = coinReference(picture)
  const place = likelyFood(objects, coin?.box)
  const box = place?.box ?? null
  const look = await lookTwice(picture, box, classifier, (label) => foods[label]?.kind === 'dish')
  const familiarity = await judgeFamiliarity(bytes, general)
  signal.throwIfAborted()
  const reference = coin ?? (box && plateReference(picture, box))
  const measure = ({ box: around, isFood }: FoodPlace): Measured | null =>
    reference && {
      look: lookAt(around, picture, reference.centimetres / reference.pixels),
      isFood,
      deviation: reference.deviation,
    }
  const measured = place && measure(place)
  // An egg and a bun may look alike, but not beside a coin.
  const named = nameFirst(
    {
      likeness: agreedLikeness(familiarity.likeness, look.unknownScore, !look.known || !familiarity.isRelated),
      belongs: familiarity.belongs,
      classes: blendClasses(look.classes, familiarity.classes, 1),
    },
    familiarity.named,
  )
  const { belongs } = named
  const sized = measured ? weighBySize(named.classes, measured, sizes) : named.classes
  // A coin is laid beside food to show its size: none of 65 pictures of other things had a coin with such confidence.
  const isLaidOut = coin !== null && coin.confidence >= surelyACoin && place?.isFood === true
  const usual = isLaidOut && named.likeness === 'strange' ? 'far' : named.likeness
  // A pizza or a cup of coffee is food that it never learned: the nearest of its own dishes would have other figures and allergens.
  const likeness = familiarity.isLookalike ? 'strange' : usual
  const known = likeness !== 'strange'
  const classes = earnedClasses(sized, classifier.description.reject, { belongs, likeness })
  const common = {
    labels: classes.slice(0, 5),
    known,
    unknownScore: 1 - belongs,
    likeness,
    reference: reference && {
      kind: reference.kind,
      box: reference.box,
      pixels: (reference.pixels * picture.originalWidth) / picture.width,
      centimetres: reference.centimetres,
      confidence: reference.confidence,
    },
  }

  const best = classes.find(({ label }) => label !== classifier.description.reject)
  if (!known || !best) return { ...common, foods: [], total: null, portions: [], notes: [] }
  report({ stage: 'Reckoning the portion', fraction: null })
  const apart = foodsApart(objects, coin?.box)
  const several = best.label === mixed || (apart.length > 1 && foods[best.label]?.kind === 'single')
  const found = several
    ? (await findOnPlate(picture, apart, classifier)).map((food) => ({
        ...food,
        measured: measure({ box: food.box, isFood: true }),
      }))
    : [{ ...best, box, measured }]
  const portions = found.map((food) => portionOf({ ...food, reference }))
  const each = portions.map(nutritionOf)
  const grams = portions.reduce((sum, portion) => sum + portion.grams, 0)
  return { ...common, foods: each, total: totalOf(each, grams), portions, notes: notesOf(portions) }
}
