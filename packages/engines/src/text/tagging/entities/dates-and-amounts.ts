import { type EntityRule, sure } from './entity-rule.ts'
import { isoDate, months, shortMonths, validDate } from './written-dates.ts'

export const datesAndAmounts: readonly EntityRule[] = [
  {
    kind: 'date',
    pattern: /(?<![\d/.-])\d{4}-\d{2}-\d{2}(?![\d-])/g,
    confidence: sure.isoDate,
    detail: ([text]) => validDate(text),
  },
  {
    kind: 'date',
    pattern: new RegExp(
      String.raw`(?<!\d)(\d{1,2})(?:st|nd|rd|th)?(?: of)? (${months}|${shortMonths})\.?,? (\d{4})(?!\d)`,
      'g',
    ),
    confidence: sure.writtenDate,
    detail: ([, day = '', month = '', year = '']) => isoDate(year, month, day),
  },
  {
    kind: 'date',
    pattern: new RegExp(
      String.raw`(?<!\w)(${months}|${shortMonths})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)`,
      'g',
    ),
    confidence: sure.writtenDate,
    detail: ([, month = '', day = '', year = '']) => isoDate(year, month, day),
  },
  { kind: 'date', pattern: /(?<![\d/.-])\d{1,2}[/.]\d{1,2}[/.](?:\d{4}|\d{2})(?![\d/-])/g, confidence: sure.shortDate },
  {
    kind: 'date',
    pattern: new RegExp(String.raw`(?<!\w)(?:${months}) (?:19|20)\d{2}(?!\d)`, 'g'),
    confidence: sure.monthAndYear,
  },
  {
    kind: 'amount',
    pattern:
      /(?:[$€£¥]|\b(?:USD|EUR|GBP|CHF|JPY|CAD|AUD|INR)) ?\d(?:[\d,.' ]*\d)?(?: ?(?:million|billion|thousand|bn|m|k)\b)?/g,
    confidence: sure.currencyBefore,
  },
  {
    kind: 'amount',
    pattern:
      /(?<![\w.,])\d(?:[\d,.]*\d)? ?(?:(?:million|billion|thousand) )?(?:[€£]|(?:dollars?|euros?|pounds?|USD|EUR|GBP|CHF)\b)/g,
    confidence: sure.currencyBehind,
  },
]
