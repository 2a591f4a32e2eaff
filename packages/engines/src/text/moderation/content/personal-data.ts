import { at } from '@vitrine/basics/at.ts'
import { overlaps } from '@vitrine/basics/spans.ts'
import { readPatterns } from '../../read-patterns.ts'

const wordings = readPatterns(new URL('../wordings/personal-data.txt', import.meta.url), [
  'sentThere',
  'homeAddress',
  'labelledPhone',
])
const { sentThere } = wordings
/** One piece of personal data and its position: offsets in UTF-16 code units. */
export interface PersonalDatum {
  kind:
    | 'e-mail address'
    | 'phone number'
    | 'card number'
    | 'social security number'
    | 'bank account (IBAN)'
    | 'home address'
  start: number
  end: number
  /** How certain the match is; check digits make it certain. */
  confidence: number
}

interface Rule {
  kind: PersonalDatum['kind']
  pattern: RegExp
  /** 0 where the match is rejected after all. */
  confidence: (found: string, before: string, after: string) => number
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

const between = (value: number, low: number, high: number): boolean => value >= low && value <= high

/** Whether the last digit is a Luhn check digit, as on payment cards. */
function hasLuhnDigit(digits: string): boolean {
  if (/^(\d)\1+$/.test(digits)) return false
  const sum = Array.from(digits)
    .toReversed()
    .map((digit, index) => (index % 2 === 0 ? Number(digit) : at([0, 2, 4, 6, 8, 1, 3, 5, 7, 9], Number(digit))))
    .reduce((total, digit) => total + digit, 0)
  return sum % 10 === 0
}

/** ISO 13616: the country and check digits moved to the end, letters as 10 … 35, leave 1 modulo 97. */
function hasIbanCheckDigits(found: string): boolean {
  const iban = found.replaceAll(' ', '')
  if (!between(iban.length, 15, 34)) return false
  let rest = 0
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}

const rules: readonly Rule[] = [
  {
    kind: 'e-mail address',
    pattern: /(?<![\w.+-])[\w.+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,24}(?![\w-])/g,
    confidence: () => 0.98,
  },
  {
    kind: 'e-mail address',
    pattern: /(?<![\w.])[\w.+-]{2,64} ?[([]at[)\]] ?[\w-]{2,63} ?[([]dot[)\]] ?[a-z]{2,24}(?!\w)/gi,
    confidence: () => 0.9,
  },
  {
    kind: 'bank account (IBAN)',
    pattern: /(?<![A-Z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?(?![A-Z0-9])/g,
    confidence: (found) => (hasIbanCheckDigits(found) ? 0.99 : 0),
  },
  {
    kind: 'card number',
    pattern: /(?<![\d-])(?:\d[ -]?){12,18}\d(?![\d-])/g,
    confidence: (found) => (/^[2-6]/.test(found) && hasLuhnDigit(digitsOf(found)) ? 0.97 : 0),
  },
  {
    kind: 'social security number',
    // Numbers that were never issued begin with 000, 666 or 9, or have a group of zeros.
    pattern: /(?<![\d-])(?!000|666|9\d\d)\d{3}([- ])(?!00)\d{2}\1(?!0000)\d{4}(?![\d-])/g,
    confidence: (_, before) => (/(?:ssn|social security)/i.test(before) ? 0.98 : 0.85),
  },
  {
    kind: 'social security number',
    pattern: /(?<=\b(?:SSN|social security(?: number| no\.?)?)[ :#]{1,3}(?:is )?)(?!000|666|9\d\d)\d{9}(?!\d)/gi,
    confidence: () => 0.95,
  },
  {
    kind: 'phone number',
    pattern: /(?<![\w.-]|\d )(?:\+|00)[1-9]\d{0,2}[ .-]?(?:\(?\d{1,4}\)?[ .-]?){1,5}\d{2,4}(?![\w-])/g,
    confidence: (found) => (between(digitsOf(found).length, 8, 15) ? 0.95 : 0),
  },
  {
    kind: 'phone number',
    pattern: /(?<![\w.-]|\d )0(?:7\d{3}|[12]\d{2,3})[ -]?\d{3}[ -]?\d{3,4}(?![\w-])/g,
    confidence: (found) => (between(digitsOf(found).length, 10, 11) ? 0.85 : 0),
  },
  {
    kind: 'home address',
    pattern: wordings.homeAddress,
    confidence: (_, before, after) => (sentThere.test(before) || sentThere.test(after) ? 0.85 : 0.3),
  },
  {
    kind: 'phone number',
    pattern: /(?<![\w.-]|\d )(?:1[ .-])?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}(?![\w-])/g,
    confidence: (found) => (/^(?:1[ .-])?\(?[2-9]/.test(found) ? 0.92 : 0),
  },
  {
    kind: 'phone number',
    pattern: wordings.labelledPhone,
    confidence: (found) => (between(digitsOf(found).length, 7, 13) ? 0.85 : 0),
  },
]

/** Finds personal data by its form and, where it has them, its check digits. Matches never overlap; the first rule wins. */
export function findPersonalData(text: string): PersonalDatum[] {
  const found: PersonalDatum[] = []
  for (const { kind, pattern, confidence } of rules) {
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length]
      if (found.some((other) => overlaps({ start, end }, other))) continue
      const sure = confidence(match[0], text.slice(Math.max(0, start - 40), start), text.slice(end, end + 80))
      if (sure > 0) found.push({ kind, start, end, confidence: sure })
    }
  }
  return found.sort((left, right) => left.start - right.start)
}
