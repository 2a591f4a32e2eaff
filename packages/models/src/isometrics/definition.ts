import { evidenceSchema } from '@vitrine/contracts/catalogue/evidence.ts'
import { defineModel } from '@vitrine/model-kit/model.ts'
import { drawingInput } from '../shared/pictures/picture-input.ts'
import evidence from './evidence.json' with { type: 'json' }
import { present, summarize } from './present.ts'
import { samples } from './samples.ts'
import { isometricsSchema } from './schema.ts'

export const isometrics = defineModel({
  id: 'isometrics',
  version: 7,
  title: 'Industrial drawing analysis',
  name: 'P&ID and isometrics',
  description:
    'Tells the kind of an engineering drawing, finds and counts its symbols, and reads line numbers, tags and the title block.',
  footer: 'Drawing in · symbols and tags out',
  icon: 'drafting-compass',
  places: ['manufacturing/drawings'],
  capabilities: [
    'P&ID, isometric and mechanical drawings told apart',
    'Symbols found, marked and counted by kind',
    'Line numbers, instrument tags and title block read',
    'Counts as CSV',
  ],
  processingTime: null,
  input: drawingInput,
  slug: 'industrial-diagrams',
  aliases: [{ name: 'classify-pandid' }],
  interaction: 'form',
  resultRoute: 'image',
  output: isometricsSchema,
  samples,
  samplesFolder: new URL('./samples/', import.meta.url),
  evidence: evidenceSchema.parse(evidence),
  figures: [
    {
      metric: 'accuracy of the kind',
      says: 'Names the kind of {} drawings',
      on: 'one style of drawing per kind',
      as: 'cases',
    },
    {
      metric: 'symbols, F1 of those counted',
      says: 'Finds about {} symbols',
      on: '{n} symbols of one sheet that it had not seen',
    },
  ],
  engineName: 'Drawing reader',
  loadEngine: async () => (await import('./engine.ts')).analyseDrawing,
  prompt: async () => (await import('./prompt.ts')).isometricsPrompt,
  present,
  summarize,
  deadlineSeconds: 120,
  memoryMegabytes: 1536,
})
