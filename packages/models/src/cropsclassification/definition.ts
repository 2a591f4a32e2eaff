import { evidenceSchema } from '@vitrine/contracts/catalogue/evidence.ts'
import { defineModel } from '@vitrine/model-kit/model.ts'
import { photoInput } from '../shared/pictures/picture-input.ts'
import evidence from './evidence.json' with { type: 'json' }
import { present, summarize } from './present.ts'
import { samples } from './samples.ts'
import { cropsSchema } from './schema.ts'

export const cropsclassification = defineModel({
  id: 'cropsclassification',
  version: 5,
  title: 'Crop classification',
  name: 'Crops',
  description: 'Names the crop or the produce on a photo, with its five best guesses and how sure it is of each.',
  footer: 'Photo in · crop species out',
  icon: 'wheat',
  places: ['agriculture/crops'],
  capabilities: [
    'Thirty crop species in the field',
    'Fruit, vegetables and packaged groceries',
    'Five best guesses, with how sure it is of each',
    'Says so when it is none of the species it knows',
  ],
  disclaimer:
    'A guess from one photo. Thirty crops and forty-three groceries are all it knows: anything that looks like one of them may be called so. The crop photos it learned from are few and from the web, the groceries from Swedish shops.',
  processingTime: '10-15s',
  input: photoInput,
  slug: 'crops-classification',
  aliases: [{ name: 'classify-crops' }],
  interaction: 'form',
  resultRoute: 'image',
  output: cropsSchema,
  samples,
  samplesFolder: new URL('./samples/', import.meta.url),
  evidence: evidenceSchema.parse(evidence),
  figures: [
    { metric: 'accuracy on crop photos', says: 'Names the crop in {} photos', on: '{n} photos of crops', as: 'cases' },
    {
      metric: 'right one among the first five, crop photos',
      says: 'Has the crop among its first five in {} photos',
      on: 'the same {n} photos',
      as: 'cases',
    },
    {
      metric: 'accuracy on groceries, 43 kinds',
      says: 'Names fruit and vegetables in {} photos',
      on: '{n} photos of 43 kinds',
      as: 'cases',
    },
  ],
  engineName: 'Crop and produce network',
  loadEngine: async () => (await import('./engine.ts')).classifyCrop,
  prompt: async () => (await import('./prompt.ts')).cropsPrompt,
  present,
  summarize,
  // The network takes a second or a few; a vision model on a small machine takes longer.
  deadlineSeconds: 90,
  memoryMegabytes: 700,
})
