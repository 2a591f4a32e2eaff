import { boxSchema, confidenceSchema } from '@vitrine/contracts/blocks/place.ts'
import { z } from 'zod'
import { recognisedFields } from '../shared/pictures/recognised-fields.ts'

/** null means that the source has no such figure, not that it is zero. */
const amount = z.number().min(0).nullable()

const macronutrientsSchema = z.object({
  protein_g: amount,
  carbohydrates_g: amount,
  sugars_g: amount,
  added_sugars_g: amount,
  fiber_g: amount,
  fat_g: z.object({
    total: amount,
    saturated: amount,
    trans: amount,
    monounsaturated: amount,
    polyunsaturated: amount,
  }),
})

/** a, k, folate, d and b12 in µg (a as retinol activity, folate as dietary folate equivalents), c, b6 and e in mg. */
const vitaminsSchema = z.object({
  a: amount,
  c: amount,
  d: amount,
  b12: amount,
  b6: amount,
  folate: amount,
  e: amount,
  k: amount,
})

const nutritionSchema = z.object({
  food_item: z.string(),
  estimated_serving_size: z.string(),
  calories_kcal: amount,
  macronutrients: macronutrientsSchema,
  cholesterol_mg: amount,
  sodium_mg: amount,
  potassium_mg: amount,
  calcium_mg: amount,
  iron_mg: amount,
  vitamins: vitaminsSchema,
  allergens: z.array(z.string()),
  dietary_tags: z.array(z.string()),
})
export type Nutrition = z.infer<typeof nutritionSchema>

/** The estimated weight of a food, and its basis. */
const portionSchema = z.object({
  label: z.string(),
  confidence: confidenceSchema,
  /** The food's place in the picture; null where unknown. */
  box: boxSchema.nullable(),
  /** As it lies there, with peel, stone, shell or bone. */
  grams: z.number().positive(),
  /** Two times out of three the weight lies between these, if the food is the one named. */
  gramsRange: z.tuple([z.number().positive(), z.number().positive()]),
  /** The basis of the weight: the food's size by a coin or a plate in the picture, or a usual portion. */
  basis: z.enum(['coin', 'plate', 'default']),
  /** Longer and shorter side as the picture shows it, cm; null where its size is unknown. */
  centimetres: z.tuple([z.number().positive(), z.number().positive()]).nullable(),
  /** Share of the weight that is usually eaten, by USDA, and the energy of that share. */
  edibleShare: z.number().min(0).max(1),
  edibleKcal: amount,
  /** Entries of USDA SR that the facts come from, and the grams of each in 100 g. */
  sources: z.array(z.object({ ndb: z.string(), description: z.string(), grams: z.number().positive() })),
})
export type Portion = z.infer<typeof portionSchema>

/** The object that gives the scale, and its width: in pixels of the picture, and as assumed in reality. */
const referenceSchema = z.object({
  kind: z.enum(['coin', 'plate']),
  box: boxSchema,
  pixels: z.number().positive(),
  centimetres: z.number().positive(),
  confidence: confidenceSchema,
})

export const calorieNutritionSchema = z.object({
  foods: z.array(nutritionSchema),
  /** Null when no food was recognised. */
  total: nutritionSchema.nullable(),
  /** One entry per food, in the same order. */
  portions: z.array(portionSchema),
  /** Null where the picture shows nothing of known size. */
  reference: referenceSchema.nullable(),
  ...recognisedFields,
  notes: z.array(z.string()),
})
export type CalorieNutrition = z.infer<typeof calorieNutritionSchema>
