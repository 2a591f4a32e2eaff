import { defineUpcomingModel } from '@vitrine/model-kit/model.ts'

export const cropsclassification = defineUpcomingModel({
  id: 'cropsclassification',
  version: 1,
  title: 'Crop classification',
  name: 'Crops',
  description: 'Names the crop or the produce on a photo, with its five best guesses and how sure it is of each.',
  footer: 'Photo in · crop species out',
  icon: 'wheat',
  capabilities: [
    'Thirty crop species in the field',
    'Fruit, vegetables and packaged groceries',
    'Five best guesses with calibrated confidence',
    'Says so when it is none of the species it knows',
  ],
  processingTime: '10-15s',
  input: {
    kind: 'image',
    accept: ['jpeg', 'png', 'webp'],
    maxMegabytes: 5,
    limits: ['pictures of up to 40 megapixels'],
  },
  slug: 'crops-classification',
  aliases: [{ name: 'classify-crops' }],
  interaction: 'form',
  resultRoute: 'image',
})
