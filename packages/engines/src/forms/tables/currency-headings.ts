/** A column headed by one of these alone holds the sums. */
export const currencies = ['eur', 'usd', 'gbp', 'inr', 'chf', 'cad', 'aud', 'jpy', 'brl', 'rs']

/** 'Value GBP', 'Betrag in EUR', 'Rate (Rs.)': headings that name their currency. */
export const inCurrencies = (headings: readonly string[]): string[] =>
  headings.flatMap((heading) =>
    ['in ', ''].flatMap((word) => [...currencies, 'r'].map((code) => `${heading} ${word}${code}`)),
  )

/** Headings of sums in bills, with their currency or by it alone. */
export const sumsInCurrencies: readonly string[] = [
  ...currencies,
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
