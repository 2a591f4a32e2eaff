import type { Sample } from '@vitrine/model-kit/sample.ts'

const ownWork = 'Drawn for Vitrine by evals/samples/make-form-samples.ts, invented names, MIT'

export const samples: readonly Sample[] = [
  {
    id: 'premium-notice',
    label: 'Premium notice',
    description: 'Policy, period and deductible, coverages with their premiums, taxes and what is due.',
    source: ownWork,
    file: 'premium-notice.pdf',
    mediaType: 'application/pdf',
  },
  {
    id: 'claim-invoice',
    label: 'Claim invoice',
    description: 'Billed to an insurer for a loss: claim and policy numbers, items, the deductible in a sentence.',
    source: ownWork,
    file: 'claim-invoice.pdf',
    mediaType: 'application/pdf',
  },
  {
    id: 'scanned-declarations',
    label: 'Declarations, poor scan',
    description: 'Ruled cells, scanned at 150 dpi, crooked and grainy: read by text recognition.',
    source: ownWork,
    file: 'scanned-declarations.jpg',
    mediaType: 'image/jpeg',
  },
  {
    id: 'unreadable-fax',
    label: 'Fax of a fax (hard)',
    description: 'Coarse and crooked: amounts to be read twice, and one of the dates is lost.',
    source: ownWork,
    file: 'unreadable-fax.jpg',
    mediaType: 'image/jpeg',
  },
]
