import { evidenceSchema } from '@vitrine/contracts/catalogue/evidence.ts'
import { defineModel } from '@vitrine/model-kit/model.ts'
import { photoInput } from '../shared/pictures/picture-input.ts'
import evidence from './evidence.json' with { type: 'json' }
import { present, summarize } from './present.ts'
import { samples } from './samples.ts'
import { calorieNutritionSchema } from './schema.ts'

export const calorieNutrition = defineModel({
  id: 'calorie-nutrition',
  version: 5,
  title: 'Calorie and nutrition estimate',
  name: 'Nutrition',
  description: 'Recognises the food on a photo and lists energy, macronutrients, minerals and vitamins of the portion.',
  footer: 'Photo of food in · nutrients out',
  icon: 'apple',
  places: ['healthcare/human-health'],
  capabilities: [
    'Nineteen foods and ten dishes recognised',
    'Energy, macronutrients, minerals and vitamins from USDA facts',
    'Weighed by a coin or a round plate in the picture, else a usual portion, and says which',
    'Per food and in total',
    'Says so when it is no food that it knows',
  ],
  disclaimer:
    'For demonstration only: an estimate from a photo, not dietary or medical advice. Allergens cannot be seen on a picture; those listed are the usual ones of the food. Learned from few portions of one kitchen and from pictures of Food-101, which are for scientific use only.',
  processingTime: '10-15s',
  input: photoInput,
  slug: 'calorie-nutrition',
  aliases: [{ name: 'calorie_nutrition_extraction' }],
  interaction: 'form',
  resultRoute: 'image',
  output: calorieNutritionSchema,
  samples,
  samplesFolder: new URL('./samples/', import.meta.url),
  evidence: evidenceSchema.parse(evidence),
  figures: [
    {
      metric: 'energy of a portion, mean error as a share',
      says: 'Off by {} on average in a portion’s energy',
      on: '{n} weighed portions',
      as: 'error',
    },
    {
      metric: 'accuracy on pictures of 19 foods',
      says: 'Names the food in {} pictures',
      on: 'pictures of 19 foods',
      as: 'cases',
    },
    {
      metric: 'accuracy on pictures of ten dishes',
      says: 'Names the dish in {} pictures',
      on: 'pictures of ten dishes',
      as: 'cases',
    },
  ],
  engineName: 'Food network and USDA facts',
  loadEngine: async () => (await import('./engine.ts')).estimateNutrition,
  prompt: async () => (await import('./prompt.ts')).nutritionPrompt,
  present,
  summarize,
  // The networks take a second or a few; a vision model on a small machine takes longer.
  deadlineSeconds: 90,
  memoryMegabytes: 700,
})
