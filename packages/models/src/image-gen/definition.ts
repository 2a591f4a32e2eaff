import { defineUpcomingModel } from '@vitrine/model-kit/model.ts'

export const imageGen = defineUpcomingModel({
  id: 'image-gen',
  version: 1,
  title: 'Image generation',
  name: 'Image generation',
  description: 'Paints a scene from a topic and instructions: city, space, sea, fantasy, nature or abstract.',
  footer: 'Topic and instructions in · picture out',
  icon: 'image-plus',
  capabilities: [
    'Six families of scenes',
    'Palette, mood and time of day from your words',
    'The same words and seed give the same picture',
    'Download as PNG',
  ],
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
  ],
  slug: 'image-gen',
  aliases: [],
  interaction: 'image',
  resultRoute: '',
  refName: 'image-gen',
  url: '/image-gen/image-gen',
  samplesForVisitors: false,
})
