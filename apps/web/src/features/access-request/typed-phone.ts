/** No number is shorter; a country's prefix alone, which the field brings by itself, is none. */
const fewestDigits = 5

/** The digits that the person typed, or '' where only the prefix stands. */
export const typedPhone = (digits: string) => (digits.length < fewestDigits ? '' : digits)
