import type { Sample } from '@vitrine/model-kit/sample.ts'

const source = 'Synthetic, made for Vitrine by generate-samples.ts, MIT'
const mediaType = 'text/csv'

export const samples: readonly Sample[] = [
  {
    id: 'weekly-promotions',
    label: 'Weekly sales with promotions',
    description:
      'Synthetic: two stores, three products, 130 weeks. Prices and promotions of the coming four weeks are known.',
    source,
    file: 'weekly-promotions.csv',
    mediaType,
    options: { duration: 4, leadTime: 2 },
  },
  {
    id: 'monatsabsatz',
    label: 'Monthly sales with a strong December',
    description: 'Synthetic: seven years, German spreadsheet with semicolons and decimal commas.',
    source,
    file: 'monatsabsatz.csv',
    mediaType,
    options: { duration: 12 },
  },
  {
    id: 'daily-cafe',
    label: 'Daily cups of a café',
    description: 'Synthetic: a weekly cycle, a street festival and a lasting rise.',
    source,
    file: 'daily-cafe.csv',
    mediaType,
    options: { duration: 14, leadTime: 3 },
  },
  {
    id: 'new-product',
    label: 'A new product (too little to go by)',
    description: 'Synthetic: fourteen wild weeks. The forecast says that it is a rough guess.',
    source,
    file: 'new-product.csv',
    mediaType,
    options: { duration: 4 },
  },
]
