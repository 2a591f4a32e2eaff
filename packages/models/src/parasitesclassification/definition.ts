import { evidenceSchema } from '@vitrine/contracts/catalogue/evidence.ts'
import { defineModel } from '@vitrine/model-kit/model.ts'
import { photoInput } from '../shared/pictures/picture-input.ts'
import evidence from './evidence.json' with { type: 'json' }
import { present, summarize } from './present.ts'
import { samples } from './samples.ts'
import { parasitesSchema } from './schema.ts'

export const parasitesclassification = defineModel({
  id: 'parasitesclassification',
  version: 7,
  title: 'Parasite classification',
  name: 'Parasites',
  description:
    'Recognises four kinds of intestinal worm eggs and malaria-infected red blood cells on microscope pictures.',
  footer: 'Microscope picture in · parasite out',
  icon: 'microscope',
  places: ['healthcare/human-health', 'healthcare/animal-health', 'agriculture/livestock'],
  capabilities: [
    'Ascaris, Enterobius, hookworm and Trichuris eggs',
    'Infected and healthy red blood cells',
    'Says so when the field is empty or shows something else',
    'Marks where on the smear it looked',
  ],
  disclaimer:
    'For demonstration only: not a medical device, not a diagnosis. A clinician must check every value against the source.',
  processingTime: '10-15s',
  input: photoInput,
  slug: 'parasites-classification',
  aliases: [{ name: 'classify-parasites' }],
  interaction: 'form',
  resultRoute: 'image',
  output: parasitesSchema,
  samples,
  samplesFolder: new URL('./samples/', import.meta.url),
  evidence: evidenceSchema.parse(evidence),
  figures: [
    { metric: 'accuracy on worm eggs', says: 'Names {} worm eggs rightly', on: '{n} microscope pictures', as: 'cases' },
    { metric: 'infected cells found', says: 'Finds {} cells with malaria', on: '{n} infected cells', as: 'cases' },
    { metric: 'healthy cells left alone', says: 'Leaves {} healthy cells alone', on: '{n} healthy cells', as: 'cases' },
  ],
  engineName: 'Microscope network',
  loadEngine: async () => (await import('./engine.ts')).classifyParasites,
  prompt: async () => (await import('./prompt.ts')).parasitesPrompt,
  present,
  summarize,
  // The network takes a second or a few; a vision model on a small machine takes longer.
  deadlineSeconds: 90,
  memoryMegabytes: 700,
})
