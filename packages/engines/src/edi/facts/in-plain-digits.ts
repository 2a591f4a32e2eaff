/** '1.250,5' as '1250.5': for figures whose decimal mark is a comma. */
export const inPlainDigits = (text: string): string =>
  text.replace(/(?<=\d)[. ](?=\d{3}(?!\d))/g, '').replace(/(?<=\d),(?=\d)/, '.')
