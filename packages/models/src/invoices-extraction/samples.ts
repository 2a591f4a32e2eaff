import type { Sample } from '@vitrine/model-kit/sample.ts'

const ownWork = 'Drawn for Vitrine by evals/samples/make-invoice-samples.ts, invented names, MIT'

export const samples: readonly Sample[] = [
  {
    id: 'stationery-invoice',
    label: 'English invoice',
    description: 'A clean PDF with four lines and one VAT rate.',
    source: ownWork,
    file: 'stationery-invoice.pdf',
    mediaType: 'application/pdf',
  },
  {
    id: 'au-bon-moulin',
    label: 'French invoice with Factur-X',
    description: 'Two tax rates, a discount and a deposit; an XML inside the PDF to compare with.',
    source: 'ZUGFeRD/corpus, Apache-2.0',
    file: 'au-bon-moulin.pdf',
    mediaType: 'application/pdf',
  },
  {
    id: 'grocer-receipt',
    label: 'Till receipt, photographed',
    description: 'Read by text recognition: shop, address, date and total without any label.',
    source: ownWork,
    file: 'grocer-receipt.jpg',
    mediaType: 'image/jpeg',
  },
  {
    id: 'crumpled-receipt',
    label: 'Crumpled receipt',
    description: 'Out of a trouser pocket: creases run through letters and figures. One letter of a line is misread.',
    source: ownWork,
    file: 'crumpled-receipt.jpg',
    mediaType: 'image/jpeg',
  },
  {
    id: 'faded-copy',
    label: 'Faded copy (hard)',
    description: 'A pale, coarse copy: the amounts are read, some names are not, and the result says so.',
    source: ownWork,
    file: 'faded-copy.jpg',
    mediaType: 'image/jpeg',
  },
]
