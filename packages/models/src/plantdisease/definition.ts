import { defineUpcomingModel } from '@vitrine/model-kit/model.ts'

export const plantdisease = defineUpcomingModel({
  id: 'plantdisease',
  version: 1,
  title: 'Plant disease classification',
  name: 'Plant disease',
  description: 'Recognises diseases on a leaf, shows where on the leaf it looked, and says what to do about it.',
  footer: 'Leaf photo in · disease and place out',
  icon: 'leaf',
  capabilities: [
    'Apple, bean, chilli, potato, strawberry and tomato',
    'Five best guesses with calibrated confidence',
    'A heat map of what told',
    'Says so when it is not a leaf it knows',
  ],
  processingTime: '8-12s',
  input: {
    kind: 'image',
    accept: ['jpeg', 'png', 'webp'],
    maxMegabytes: 5,
    limits: ['pictures of up to 40 megapixels'],
  },
  slug: 'plant-disease',
  aliases: [{ name: 'plantDiseaseClassification' }],
  interaction: 'form',
  resultRoute: 'image',
})
