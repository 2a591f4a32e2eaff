import { currencyKeys } from '../values/currency-keys.ts'

/** 'Value GBP', 'Betrag in EUR', 'Rate (Rs.)': headings that name their currency. */
export const inCurrencies = (headings: readonly string[]): string[] =>
  headings.flatMap((heading) =>
    ['in ', ''].flatMap((word) => [...currencyKeys, 'r'].map((code) => `${heading} ${word}${code}`)),
  )

/** Headings of sums in bills, with their currency or consisting only of it. */
export const sumsInCurrencies: readonly string[] = [
  ...currencyKeys,
  ...inCurrencies([
    'amount',
    'net amount',
    'total',
    'price',
    'charge',
    'charges',
    'fee',
    'premium',
    'value',
    'betrag',
    'preis',
    'gebuhr',
    'honorar',
    'beitrag',
    'pramie',
    'montant',
    'prix',
    'importe',
    'importo',
    'prezzo',
    'bedrag',
    'prijs',
  ]),
]
