import type { Sample } from '@vitrine/model-kit/sample.ts'

const source = 'Made for Vitrine (evals/samples/make-ship-notice-samples.ts), MIT; all parties are invented'

export const samples: readonly Sample[] = [
  {
    id: 'workbook',
    label: 'Example workbook',
    description: 'The workbook that this model takes, filled in: two orders in three cartons.',
    source,
    file: 'Sample_ETO_Format_Example.xlsx',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  {
    id: 'packing-slip',
    label: 'Packing slip',
    description: 'A printed slip: fields and list are found on the page.',
    source,
    file: 'packing-slip.pdf',
    mediaType: 'application/pdf',
  },
  {
    id: 'good-notice',
    label: 'A valid 856',
    description: 'A ship notice as a partner sends it: read into its hierarchy and checked.',
    source,
    file: 'good-notice.edi',
    mediaType: 'application/edi-x12',
  },
  {
    id: 'faulty-notice',
    label: 'An 856 with faults',
    description: 'Wrong counts, a loop without its order and a date that no calendar has.',
    source,
    file: 'faulty-notice.edi',
    mediaType: 'application/edi-x12',
  },
  {
    id: 'sparse-list',
    label: 'A bare list (it stays incomplete)',
    description: 'A CSV of parts and quantities alone: the notice is written, and all that is missing is named.',
    source,
    file: 'sparse-list.csv',
    mediaType: 'text/csv',
  },
]
