/** Names of currencies in labels and headings, as keys of their words. */
export const currencyKeys = ['eur', 'usd', 'gbp', 'inr', 'chf', 'cad', 'aud', 'jpy', 'brl', 'rs']

/** The currency of a sign alone, where nothing else says which dollar it is. */
export const currencyOfSign: Readonly<Record<string, string>> = {
  '€': 'EUR',
  $: 'USD',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
}
