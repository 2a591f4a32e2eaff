import type { Sample } from '@vitrine/model-kit/sample.ts'

const ownWork = 'Drawn for Vitrine by evals/samples/make-form-samples.ts, invented names, MIT'

export const samples: readonly Sample[] = [
  {
    id: 'statement',
    label: "A practice's statement",
    description: 'Services with codes, insurance payments and what is left for the patient.',
    source: ownWork,
    file: 'statement.pdf',
    mediaType: 'application/pdf',
  },
  {
    id: 'claim-form',
    label: 'Claim form',
    description: 'In the manner of the CMS-1500: numbered cells with the value below the label.',
    source: ownWork,
    file: 'claim-form.pdf',
    mediaType: 'application/pdf',
  },
  {
    id: 'scanned-explanation',
    label: 'Explanation of benefits, poor scan',
    description: 'Scanned at 150 dpi, crooked and grainy: read by text recognition.',
    source: ownWork,
    file: 'scanned-explanation.jpg',
    mediaType: 'image/jpeg',
  },
  {
    id: 'unreadable-fax',
    label: 'Fax of a fax (hard)',
    description: 'Coarse and crooked: the amounts are read, several numbers are not, and the result says which.',
    source: ownWork,
    file: 'unreadable-fax.jpg',
    mediaType: 'image/jpeg',
  },
]
