import { evidenceSchema } from '@vitrine/contracts/catalogue/evidence.ts'
import { defineModel } from '@vitrine/model-kit/model.ts'
import { photoInput } from '../shared/pictures/picture-input.ts'
import evidence from './evidence.json' with { type: 'json' }
import { present, summarize } from './present.ts'
import { samples } from './samples.ts'
import { plantDiseaseSchema } from './schema.ts'

/**
 * Names the disease on a photo of a leaf, fruit or flower of six crops and shows where the evidence lies.
 * A picture of anything else is answered with `known: false` instead of a guess.
 */
export const plantdisease = defineModel({
  id: 'plantdisease',
  version: 4,
  title: 'Plant disease classification',
  name: 'Plant disease',
  description: 'Recognises diseases on a leaf, shows where on the leaf it looked, and says what to do about it.',
  footer: 'Leaf photo in · disease and place out',
  icon: 'leaf',
  places: ['agriculture/crops'],
  capabilities: [
    'Apple, bean, chilli, potato, strawberry and tomato',
    'Five best guesses, with how sure it is of each',
    'A heat map of what the answer rests on',
    'Says so when it is not a leaf it knows',
  ],
  disclaimer:
    'A guess from one photo, not a diagnosis. The network learned from few sources, each with its own crops, light and background: many of its pictures are single leaves on paper, and on field photos from elsewhere it errs far more often. Confirm with a plant clinic or advisory service before treating a field.',
  processingTime: '8-12s',
  input: photoInput,
  slug: 'plant-disease',
  aliases: [{ name: 'plantDiseaseClassification' }],
  interaction: 'form',
  resultRoute: 'image',
  output: plantDiseaseSchema,
  samples,
  samplesFolder: new URL('./samples/', import.meta.url),
  evidence: evidenceSchema.parse(evidence),
  figures: [
    { metric: 'accuracy', says: 'Names what ails the leaf in {} photos', on: '{n} photos of leaves', as: 'cases' },
    {
      metric: 'rejected, all other pictures',
      says: 'Turns away {} pictures that show no leaf',
      on: '{n} other pictures',
      as: 'cases',
    },
  ],
  engineName: 'Leaf networks',
  loadEngine: async () => (await import('./engine.ts')).classifyPlantDisease,
  prompt: async () => (await import('./prompt.ts')).plantDiseasePrompt,
  present,
  summarize,
  // The networks take a second; a vision model on a small machine takes longer.
  deadlineSeconds: 90,
  memoryMegabytes: 700,
})
