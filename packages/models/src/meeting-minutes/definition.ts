import { defineUpcomingModel } from '@vitrine/model-kit/model.ts'

export const meetingMinutes = defineUpcomingModel({
  id: 'meeting-minutes',
  version: 1,
  title: 'Meeting minutes',
  name: 'Meeting minutes',
  description: 'Makes minutes from a transcript: who was there, topics, decisions, action items and open questions.',
  footer: 'Transcript in · minutes out',
  icon: 'notebook-pen',
  capabilities: [
    'Attendees and topics',
    'Decisions and open questions',
    'Action items with who and when',
    'A short summary',
  ],
  processingTime: '20-30s',
  input: { kind: 'file', accept: ['txt', 'docx', 'pdf'], maxMegabytes: 6, limits: ['documents of up to 100 pages'] },
  slug: 'meeting-minutes',
  aliases: [],
  interaction: 'form',
  resultRoute: 'file',
})
