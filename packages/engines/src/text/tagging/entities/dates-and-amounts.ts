import { readPatterns } from '../../read-patterns.ts'
import { type EntityRule, sure } from './entity-rule.ts'
import { isoDate, months, shortMonths, validDate } from './written-dates.ts'

const { currencyBefore, currencyBehind } = readPatterns(new URL('./wordings/dates-and-amounts.txt', import.meta.url), [
  'currencyBefore',
  'currencyBehind',
])

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
    pattern: currencyBefore,
    confidence: sure.currencyBefore,
  },
  {
    kind: 'amount',
    pattern: currencyBehind,
    confidence: sure.currencyBehind,
  },
]
