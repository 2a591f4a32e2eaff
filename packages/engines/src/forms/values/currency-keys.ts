/** What currencies are called in labels and headings, as keys of their words. */
export const currencyKeys = ['eur', 'usd', 'gbp', 'inr', 'chf', 'cad', 'aud', 'jpy', 'brl', 'rs']

/** What a currency’s sign alone stands for, where nothing else says whose dollar it is. */
export const currencyOfSign: Readonly<Record<string, string>> = {
  '€': 'EUR',
  $: 'USD',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
}
