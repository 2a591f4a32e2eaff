import type { Sample } from '@vitrine/model-kit/sample.ts'

const ownWork = 'Drawn for Vitrine by evals/samples/make-form-samples.ts, invented names, MIT'

export const samples: readonly Sample[] = [
  {
    id: 'truckload',
    label: 'Road bill, VICS form',
    description: 'The American retail form: parties in boxes, freight terms ticked, goods with NMFC numbers.',
    source: ownWork,
    file: 'truckload.pdf',
    mediaType: 'application/pdf',
  },
  {
    id: 'ocean',
    label: 'Ocean bill of lading',
    description: 'Ruled cells with the value below its label, containers with check digits and seals.',
    source: ownWork,
    file: 'ocean.pdf',
    mediaType: 'application/pdf',
  },
  {
    id: 'scanned-waybill',
    label: 'Sea waybill, poor scan',
    description: 'Scanned at 150 dpi, crooked and grainy: read by text recognition.',
    source: ownWork,
    file: 'scanned-waybill.jpg',
    mediaType: 'image/jpeg',
  },
  {
    id: 'unreadable-fax',
    label: 'Fax of a fax (hard)',
    description: 'So coarse that little can be read, and the result says so.',
    source: ownWork,
    file: 'unreadable-fax.jpg',
    mediaType: 'image/jpeg',
  },
]
