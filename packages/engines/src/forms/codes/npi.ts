/** Issuer prefix of health applications in the United States: the Luhn sum of an NPI includes it (ISO/IEC 7812). */
const prefix = '80840'

function luhnSum(digits: string): number {
  return Array.from(digits)
    .toReversed()
    .reduce((sum, sign, index) => {
      const doubled = Number(sign) * (index % 2 === 0 ? 1 : 2)
      return sum + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
}

/** Nine digits → with the tenth that makes them a National Provider Identifier. */
export function withNpiCheckDigit(nine: string): string {
  return nine + String((10 - (luhnSum(`${prefix}${nine}0`) % 10)) % 10)
}

export const isNpi = (text: string): boolean => /^[12]\d{9}$/.test(text) && luhnSum(prefix + text) % 10 === 0
