import { evidenceSchema } from '@vitrine/contracts/catalogue/evidence.ts'
import { defineModel } from '@vitrine/model-kit/model.ts'
import evidence from './evidence.json' with { type: 'json' }
import { present, summarize } from './present.ts'
import { samples } from './samples.ts'
import { cattleHealthSchema } from './schema.ts'

export const cattleHealth = defineModel({
  id: 'cattle-health',
  version: 8,
  title: 'Cattle health screening',
  name: 'Cattle health',
  description:
    'Looks at a photo of an animal or an udder for signs of foot-and-mouth disease, mastitis and skin lesions, and marks the region that the answer rests on. A herd table, beside the photo or alone, is scored for mastitis cow by cow.',
  footer: 'Photo in · signs and their region out',
  icon: 'beef',
  places: ['healthcare/animal-health', 'agriculture/livestock'],
  capabilities: [
    'Tells healthy animals from those with visible signs of foot-and-mouth disease, mastitis and lumpy skin',
    'Marks the region of the picture that led to the answer',
    'Says so when the picture shows none of what it knows',
    'Scores a herd table of udder measures for mastitis risk',
  ],
  disclaimer:
    'For demonstration only: not a veterinary diagnosis. Have a veterinarian examine the animal before acting.',
  processingTime: '15-20s',
  input: {
    kind: 'image',
    accept: ['jpeg', 'png'],
    companion: {
      field: 'table',
      label: 'Herd table',
      help: 'One row per cow and day with its udder measures; scored for mastitis beside the picture, or alone.',
      accept: ['xlsx', 'csv'],
    },
    maxMegabytes: 5,
    limits: ['pictures of up to 40 megapixels', 'at least 32 pixels on each side'],
  },
  slug: 'cattle-health',
  aliases: [{ name: 'predict' }],
  interaction: 'form',
  resultRoute: 'image',
  output: cattleHealthSchema,
  samples,
  samplesFolder: new URL('./samples/', import.meta.url),
  evidence: evidenceSchema.parse(evidence),
  figures: [
    { metric: 'accuracy', says: 'Judges {} photos rightly', on: '{n} photos of cattle and udders', as: 'cases' },
    {
      metric: 'herd table, accuracy per cow',
      says: 'Judges {} cows of a herd table rightly',
      on: '{n} cows',
      as: 'cases',
    },
    {
      metric: 'turned away, kinds of picture never seen in training',
      says: 'Turns away {} pictures that show no cattle',
      on: '{n} other pictures',
      as: 'cases',
    },
  ],
  engineName: 'Cattle network and herd score',
  loadEngine: async () => (await import('./engine.ts')).screenCattle,
  prompt: async () => (await import('./prompt.ts')).cattlePrompt,
  present,
  summarize,
  // The network takes a second or a few; a vision model on a small machine takes longer.
  deadlineSeconds: 90,
  memoryMegabytes: 700,
})
