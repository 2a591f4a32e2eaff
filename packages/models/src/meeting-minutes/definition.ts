import { evidenceSchema } from '@vitrine/contracts/catalogue/evidence.ts'
import { defineModel } from '@vitrine/model-kit/model.ts'
import evidence from './evidence.json' with { type: 'json' }
import { presentMinutes, summarizeMinutes } from './present.ts'
import { samples } from './samples.ts'
import { minutesSchema } from './schema.ts'

/** Makes minutes of a transcript: decisions and actions are sentences that were said, with who and when as stated. */
export const meetingMinutes = defineModel({
  id: 'meeting-minutes',
  version: 22,
  title: 'Meeting minutes',
  name: 'Meeting minutes',
  description: 'Makes minutes from a transcript: who was there, topics, decisions, action items and open questions.',
  footer: 'Transcript in · minutes out',
  icon: 'notebook-pen',
  places: ['marketing/insight'],
  capabilities: [
    'Attendees and topics',
    'Decisions and open questions',
    'Action items with who and when',
    'A short summary',
  ],
  disclaimer:
    'English only. Of talks of more than 120 turns only outspoken decisions and tasks are found, and irony is taken at its word.',
  processingTime: '20-30s',
  input: { kind: 'file', accept: ['txt', 'docx', 'pdf'], maxMegabytes: 6, limits: ['documents of up to 100 pages'] },
  slug: 'meeting-minutes',
  aliases: [],
  interaction: 'form',
  resultRoute: 'file',
  output: minutesSchema,
  samples,
  samplesFolder: new URL('./samples/', import.meta.url),
  evidence: evidenceSchema.parse(evidence),
  figures: [
    { metric: 'Decisions and actions, F1', says: 'Finds about {} decisions and actions', on: '{n} meetings' },
    { metric: 'ROUGE-1', says: 'Its summary shares {} words with one that a person wrote', on: '{n} meetings' },
  ],
  engineName: 'Vitrine minute taker',
  loadEngine: async () => (await import('./engine.ts')).makeMinutes,
  prompt: async () => (await import('./prompt.ts')).minutesPrompt,
  present: presentMinutes,
  summarize: summarizeMinutes,
  deadlineSeconds: 120,
  memoryMegabytes: 1536,
})
