import { defineUpcomingModel } from '@vitrine/model-kit/model.ts'

export const calorieNutrition = defineUpcomingModel({
  id: 'calorie-nutrition',
  version: 1,
  title: 'Calorie and nutrition estimate',
  name: 'Nutrition',
  description:
    'Recognises the food on a photo, estimates the portion and lists energy, macronutrients, minerals and vitamins.',
  footer: 'Photo of food in · nutrients out',
  icon: 'apple',
  capabilities: [
    'Foods and dishes recognised',
    'Portion from the plate or a coin where there is one',
    'Energy, macronutrients, minerals and vitamins from USDA facts',
    'Per food and in total',
  ],
  disclaimer:
    'For demonstration only: an estimate from a photo, not dietary or medical advice. Allergens cannot be seen on a picture.',
  processingTime: '10-15s',
  input: {
    kind: 'image',
    accept: ['jpeg', 'png', 'webp'],
    maxMegabytes: 5,
    limits: ['pictures of up to 40 megapixels'],
  },
  slug: 'calorie-nutrition',
  aliases: [{ name: 'calorie_nutrition_extraction' }],
  interaction: 'form',
  resultRoute: 'image',
})
