import { evidenceSchema } from '@vitrine/contracts/catalogue/evidence.ts'
import { defineModel } from '@vitrine/model-kit/model.ts'
import { drawingInput } from '../shared/pictures/picture-input.ts'
import evidence from './evidence.json' with { type: 'json' }
import { present, summarize } from './present.ts'
import { samples } from './samples.ts'
import { pipesSchema } from './schema.ts'

export const pipes = defineModel({
  id: 'pipes',
  version: 5,
  title: 'Pipe drawing analysis',
  name: 'Pipes',
  description:
    'Follows the pipes on a drawing, marks and counts straight runs, elbows, tees and valves; recognises the view of sewer-camera photos.',
  footer: 'Drawing or photo in · pipe parts out',
  icon: 'git-fork',
  places: ['manufacturing/drawings'],
  capabilities: [
    'Straight runs, elbows, tees and valves counted and marked',
    'Marks on the drawing itself, to zoom into and move',
    'Sewer-camera views told apart',
    'Counts as CSV',
  ],
  processingTime: null,
  input: drawingInput,
  slug: 'pipe-diagrams',
  aliases: [{ name: 'classify-crane-pipe' }],
  interaction: 'form',
  resultRoute: 'image',
  output: pipesSchema,
  samples,
  samplesFolder: new URL('./samples/', import.meta.url),
  evidence: evidenceSchema.parse(evidence),
  figures: [
    { metric: 'accuracy of the view', says: 'Names the view in {} photos', on: 'photos of pipes', as: 'cases' },
    { metric: 'valves, F1 at an overlap of 0.5', says: 'Finds about {} valves', on: '{n} valves on whole drawings' },
    {
      metric: 'drawings with the right number of elbows',
      says: 'Counts the elbows rightly in {} drawings',
      on: 'drawings made for it',
      as: 'cases',
    },
  ],
  engineName: 'Pipe follower',
  loadEngine: async () => (await import('./engine.ts')).analysePipes,
  prompt: async () => (await import('./prompt.ts')).pipesPrompt,
  present,
  summarize,
  deadlineSeconds: 120,
  memoryMegabytes: 1536,
})
