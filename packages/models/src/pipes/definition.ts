import { defineUpcomingModel } from '@vitrine/model-kit/model.ts'

export const pipes = defineUpcomingModel({
  id: 'pipes',
  version: 1,
  title: 'Pipe drawing analysis',
  name: 'Pipes',
  description:
    'Follows the pipes on a drawing, marks and counts straight runs, elbows, tees and valves; recognises the view of sewer-camera photos.',
  footer: 'Drawing or photo in · pipe parts out',
  icon: 'git-fork',
  capabilities: [
    'Straight runs, elbows, tees and valves counted and marked',
    'Overlay that zooms and pans',
    'Sewer-camera views told apart',
    'Counts as CSV',
  ],
  processingTime: null,
  input: {
    kind: 'image',
    accept: ['jpeg', 'png', 'webp'],
    maxMegabytes: 5,
    limits: ['pictures of up to 40 megapixels'],
  },
  slug: 'pipe-diagrams',
  aliases: [{ name: 'classify-crane-pipe' }],
  interaction: 'form',
  resultRoute: 'image',
})
