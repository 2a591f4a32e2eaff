import { evidenceSchema } from '@vitrine/contracts/catalogue/evidence.ts'
import { defineModel } from '@vitrine/model-kit/model.ts'
import { drawingInput } from '../shared/pictures/picture-input.ts'
import evidence from './evidence.json' with { type: 'json' }
import { present, summarize } from './present.ts'
import { samples } from './samples.ts'
import { pipesSchema } from './schema.ts'

export const pipes = defineModel({
  id: 'pipes',
  version: 2,
  title: 'Pipe drawing analysis',
  name: 'Pipes',
  description:
    'Follows the pipes on a drawing, marks and counts straight runs, elbows, tees and valves; recognises the view of sewer-camera photos.',
  footer: 'Drawing or photo in · pipe parts out',
  icon: 'git-fork',
  places: ['manufacturing/drawings'],
  capabilities: [
    'Straight runs, elbows, tees and valves counted and marked',
    'Overlay that zooms and pans',
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
  engineName: 'Pipe follower',
  loadEngine: async () => (await import('./engine.ts')).analysePipes,
  prompt: async () => (await import('./prompt.ts')).pipesPrompt,
  present,
  summarize,
  deadlineSeconds: 120,
  memoryMegabytes: 1536,
})
