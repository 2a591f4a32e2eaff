import type { Sample } from '@vitrine/model-kit/sample.ts'

const source = 'Written for Vitrine, invented names, MIT'

export const samples: readonly Sample[] = [
  {
    id: 'renters-policy',
    label: 'Policy page (PDF)',
    description: 'Declarations of a policy, read from a PDF page.',
    source,
    file: 'renters-policy.pdf',
    mediaType: 'application/pdf',
  },
  {
    id: 'care-question',
    label: 'One question',
    description: 'A single question about long term care.',
    source,
    file: 'care-question.txt',
    mediaType: 'text/plain',
  },
  {
    id: 'claim-letter',
    label: 'Claim letter (Word)',
    description: 'A letter about an accident, with names, dates, amounts and codes.',
    source,
    file: 'claim-letter.docx',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  {
    id: 'museum-visit',
    label: 'Museum visit (it fails here)',
    description: 'Nothing to do with insurance: the model says that none of its topics fits.',
    source,
    file: 'museum-visit.txt',
    mediaType: 'text/plain',
  },
]
