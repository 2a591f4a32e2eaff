import type { Sample } from '@vitrine/model-kit/sample.ts'

const source = 'Written for Vitrine, invented names, MIT'

export const samples: readonly Sample[] = [
  {
    id: 'thrombolysis-abstract',
    label: 'Research abstract',
    description: 'A heart study in the style of the training set: the easy case.',
    source,
    file: 'thrombolysis-abstract.txt',
    mediaType: 'text/plain',
  },
  {
    id: 'radiology-report',
    label: 'Radiology report (PDF)',
    description: 'A short report read from a PDF page.',
    source,
    file: 'radiology-report.pdf',
    mediaType: 'application/pdf',
  },
  {
    id: 'referral-letter',
    label: 'Referral letter (Word)',
    description: 'A letter about a skin disease, with names, a date and codes.',
    source,
    file: 'referral-letter.docx',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  {
    id: 'garden-plan',
    label: 'School garden (it fails here)',
    description: 'No medicine at all: the model says that none of its topics fits.',
    source,
    file: 'garden-plan.txt',
    mediaType: 'text/plain',
  },
]
