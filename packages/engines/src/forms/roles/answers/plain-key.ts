import { keyOf } from '../../../text/text-key.ts'

/** What equal values have in common: figures to the cent, words by their key without blanks and number signs. */
export const plainKey = (value: string | number): string =>
  typeof value === 'number' ? value.toFixed(2) : keyOf(value).replace(/[ #]/g, '')
