import type { Sample } from '@vitrine/model-kit/sample.ts'

const source = 'Written for Vitrine, invented names, MIT'

export const samples: readonly Sample[] = [
  {
    id: 'top-up-note',
    label: 'Top-up that did not arrive (PDF)',
    description: 'A message read from a PDF page.',
    source,
    file: 'top-up-note.pdf',
    mediaType: 'application/pdf',
  },
  {
    id: 'card-waiting',
    label: 'Where is my card?',
    description: 'A short message to a bank: the easy case.',
    source,
    file: 'card-waiting.txt',
    mediaType: 'text/plain',
  },
  {
    id: 'double-charge-letter',
    label: 'Letter about a double charge (Word)',
    description: 'A longer letter, with names, dates and amounts.',
    source,
    file: 'double-charge-letter.docx',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  {
    id: 'annual-summary',
    label: 'Report to shareholders (it fails here)',
    description:
      'The topics are bank customers’ requests: for a report the model says that none fits, though it knows the kind of document.',
    source,
    file: 'annual-summary.txt',
    mediaType: 'text/plain',
  },
]
