import { evidenceSchema } from '@vitrine/contracts/catalogue/evidence.ts'
import { defineModel } from '@vitrine/model-kit/model.ts'
import evidence from './evidence.json' with { type: 'json' }
import { presentImage, summarizeImage } from './present.ts'
import { samples } from './samples.ts'
import { generatedImageSchema } from './schema.ts'

/** Paints a scene from words. The embedded engine is a procedural painter, not a network: it knows six families of scenes. */
export const imageGen = defineModel({
  id: 'image-gen',
  version: 2,
  title: 'Image generation',
  name: 'Image generation',
  description: 'Paints a scene from a topic and instructions: city, space, sea, fantasy, nature or abstract.',
  footer: 'Topic and instructions in · picture out',
  icon: 'image-plus',
  places: ['marketing/content'],
  capabilities: [
    'Six families of scenes',
    'Palette, mood and time of day from your words',
    'The same words and seed give the same picture',
    'Download as PNG',
  ],
  disclaimer:
    'The built-in painter makes illustrations of six kinds of scenes, in English words. It makes no photographs.',
  processingTime: '5-10s',
  input: { kind: 'text', maxMegabytes: 2 },
  options: [
    {
      kind: 'text',
      name: 'instructions',
      label: 'Instructions',
      help: 'Mood, colours, time of day, style.',
      default: '',
      maxLength: 2_097_152,
      required: true,
      multiline: true,
    },
    {
      kind: 'integer',
      name: 'seed',
      label: 'Seed',
      help: 'Another number gives another picture of the same words; 0 derives the number from the words.',
      default: 0,
      min: 0,
      max: 4_294_967_295,
    },
  ],
  slug: 'image-gen',
  aliases: [],
  interaction: 'image',
  resultRoute: '',
  refName: 'image-gen',
  url: '/image-gen/image-gen',
  output: generatedImageSchema,
  samples,
  samplesFolder: new URL('./samples/', import.meta.url),
  evidence: evidenceSchema.parse(evidence),
  figures: [
    {
      metric: 'kind of scene as a reader expects (accuracy)',
      says: 'Draws the kind of scene that was asked for in {} pictures',
      on: 'topics written beforehand; beauty is not measured',
      as: 'cases',
    },
  ],
  engineName: 'Vitrine scene painter',
  loadEngine: async () => (await import('./engine.ts')).paintFromWords,
  prompt: async () => (await import('./prompt.ts')).imagePrompt,
  present: presentImage,
  summarize: summarizeImage,
  // The painter takes two seconds, a provider may take a minute and more.
  deadlineSeconds: 150,
  memoryMegabytes: 1024,
})
