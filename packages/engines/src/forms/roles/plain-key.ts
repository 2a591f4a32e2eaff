/** What equal values have in common: figures to the cent, words without case, accents and punctuation. */
export const plainKey = (value: string | number): string =>
  typeof value === 'number'
    ? value.toFixed(2)
    : value
        .normalize('NFKD')
        .replace(/[^\p{L}\p{N}]+/gu, '')
        .toLowerCase()
