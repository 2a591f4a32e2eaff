import { currencyKeys } from '../values/currency-keys.ts'
import vocabulary from '../vocabulary/money-headings.json' with { type: 'json' }

/** 'Value GBP', 'Betrag in EUR', 'Rate (Rs.)': headings that name their currency. */
export const inCurrencies = (headings: readonly string[]): string[] =>
  headings.flatMap((heading) =>
    ['in ', ''].flatMap((word) => [...currencyKeys, 'r'].map((code) => `${heading} ${word}${code}`)),
  )

/** Headings of sums in bills, with their currency or consisting only of it. */
export const sumsInCurrencies: readonly string[] = [...currencyKeys, ...inCurrencies(vocabulary.headings)]
