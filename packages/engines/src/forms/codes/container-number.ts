/** Letters count from 10 on, leaving out multiples of 11 (ISO 6346). */
const valueOfLetter = new Map<string, number>()
for (let letter = 0, value = 10; letter < 26; letter += 1, value += 1) {
  if (value % 11 === 0) value += 1
  valueOfLetter.set(String.fromCodePoint(65 + letter), value)
}

/** The check digit of an owner code, category letter and six digits: each position has twice the weight of the one before. */
function checkDigit(body: string): number {
  const sum = Array.from(body).reduce(
    (total, sign, index) => total + (valueOfLetter.get(sign) ?? Number(sign)) * 2 ** index,
    0,
  )
  return (sum % 11) % 10
}

/** 'MSCU123456' → with its check digit. */
export const withCheckDigit = (body: string): string => body + String(checkDigit(body))

/** Whether eleven characters are a container number with a right check digit. */
export function isContainerNumber(text: string): boolean {
  return /^[A-Z]{3}[UJZ]\d{7}$/.test(text) && Number(text[10]) === checkDigit(text.slice(0, 10))
}
