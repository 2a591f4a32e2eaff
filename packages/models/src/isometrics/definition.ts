import { defineUpcomingModel } from '@vitrine/model-kit/model.ts'

export const isometrics = defineUpcomingModel({
  id: 'isometrics',
  version: 1,
  title: 'Industrial drawing analysis',
  name: 'P&ID and isometrics',
  description:
    'Tells the kind of an engineering drawing, finds and counts its symbols, and reads line numbers, tags and the title block.',
  footer: 'Drawing in · symbols and tags out',
  icon: 'drafting-compass',
  capabilities: [
    'P&ID, isometric, layout and electrical drawings told apart',
    'Symbols found, marked and counted by class',
    'Line numbers, instrument tags and title block by OCR',
    'Counts as CSV',
  ],
  processingTime: null,
  input: {
    kind: 'image',
    accept: ['jpeg', 'png', 'webp'],
    maxMegabytes: 5,
    limits: ['pictures of up to 40 megapixels'],
  },
  slug: 'industrial-diagrams',
  aliases: [{ name: 'classify-pandid' }],
  interaction: 'form',
  resultRoute: 'image',
})
