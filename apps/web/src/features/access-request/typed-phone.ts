/** No number is shorter; the country's prefix, which the field inserts itself, does not count. */
const fewestDigits = 5

/** The digits that the person typed, or '' if there is only the prefix. */
export const typedPhone = (digits: string) => (digits.length < fewestDigits ? '' : digits)
