import { readPatterns } from '../read-patterns.ts'

const name = String.raw`\p{Lu}[\p{Ll}’'-]+(?:-\p{Lu}\p{Ll}+)?`
const fullName = String.raw`${name}(?: \p{Lu}\.)?(?: (?:van|von|de|der|da|del|bin|al))*(?: ${name}){1,2}`

const wordings = readPatterns(new URL('./wordings/entities.txt', import.meta.url), ['code', 'organisation', 'person'], {
  name,
  fullName,
})

/** A named thing in the text; offsets in UTF-16 code units of its first mention. */
export interface Entity {
  kind: 'person' | 'organisation' | 'date' | 'amount' | 'code'
  text: string
  /** ISO date, number with its currency, or the kind of code; null where the text says all. */
  detail: string | null
  start: number
  end: number
  confidence: number
  /** How often it is mentioned. */
  count: number
}

interface Rule {
  kind: Entity['kind']
  pattern: RegExp
  confidence: number
  detail?: (match: RegExpExecArray) => string | null
  /** Which group holds the entity itself; the whole match where it is left out. */
  group?: number
}

/**
 * How sure each wording makes, 0…1: chosen by hand, unmeasured for want of texts with labelled names (evals/datasets.md, 'Tagging').
 */
const sure = {
  isoDate: 0.95,
  writtenDate: 0.95,
  /** '4/5/2026': which is the day is not known. */
  shortDate: 0.8,
  monthAndYear: 0.8,
  currencyBefore: 0.95,
  currencyBehind: 0.9,
  labelledNumber: 0.9,
  iban: 0.85,
  diagnosisCode: 0.8,
  procedureCode: 0.95,
  organisation: 0.8,
  titledPerson: 0.9,
  /** 'Claimant: Ann Baker' */
  personByWording: 0.85,
  personWithDegree: 0.9,
} as const

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
const shortMonths = 'Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec'

const monthNumbers = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** The date if the calendar has it. */
function validDate(text: string): string | null {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null
}

function isoDate(year: string, month: string, day: string): string | null {
  const number = monthNumbers.indexOf(month.slice(0, 3).toLowerCase()) + 1
  return validDate(`${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`)
}

const rules: readonly Rule[] = [
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
  {
    kind: 'code',
    // A claim or policy number has a digit; "policy number below" has none.
    pattern: wordings.code,
    confidence: sure.labelledNumber,
    group: 2,
    detail: ([, label = '']) => `${label.toLowerCase()} number`,
  },
  {
    kind: 'code',
    pattern: /(?<![A-Z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?(?![A-Z0-9])/g,
    confidence: sure.iban,
    detail: () => 'IBAN',
  },
  {
    kind: 'code',
    pattern: /(?<![\w.])(?!O\d)[A-TV-Z]\d[0-9AB]\.[0-9A-Z]{1,4}(?![\w.]\w)/g,
    confidence: sure.diagnosisCode,
    detail: () => 'ICD-10 code',
  },
  {
    kind: 'code',
    pattern: /\bCPT(?: code)?[ :#]{1,2}(\d{4}[0-9FTU])\b/gi,
    confidence: sure.procedureCode,
    group: 1,
    detail: () => 'CPT code',
  },
  {
    kind: 'organisation',
    pattern: wordings.organisation,
    confidence: sure.organisation,
  },
  {
    kind: 'organisation',
    pattern:
      /\b(?:University|Bank|Institute|Ministry|Department|College|School) of(?: the)?(?: \p{Lu}\p{L}+(?: and)?){1,4}/gu,
    confidence: sure.organisation,
  },
  {
    kind: 'person',
    pattern: new RegExp(
      String.raw`\b(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Sir|Dame|Nurse)\.? ((?:${name}|\p{Lu}\.)(?: (?:${name}|\p{Lu}\.)){0,2})`,
      'gu',
    ),
    confidence: sure.titledPerson,
    group: 1,
  },
  {
    kind: 'person',
    pattern: wordings.person,
    confidence: sure.personByWording,
    group: 1,
  },
  {
    kind: 'person',
    pattern: new RegExp(
      String.raw`(?<![\p{L}.])(${fullName}),? (?:MD|M\.D\.|DO|RN|PhD|Ph\.D\.|NP|PA-C|CPA|Esq)\b`,
      'gu',
    ),
    confidence: sure.personWithDegree,
    group: 1,
  },
]

const mostEntities = 100

/** People, organisations, dates, amounts and codes by their wording. Each once, in the order of the text; names without any cue are left alone. */
export function findEntities(text: string): Entity[] {
  const found: Entity[] = []
  // One mark a letter: to compare each find with all others takes minutes where there are a hundred thousand.
  const taken = new Uint8Array(text.length)
  for (const { kind, pattern, confidence, detail, group = 0 } of rules) {
    for (const match of text.matchAll(pattern)) {
      const own = match[group]?.trim()
      if (own === undefined || own === '') continue
      const start = match.index + match[0].lastIndexOf(own)
      const end = start + own.length
      if (taken.subarray(start, end).includes(1)) continue
      taken.fill(1, start, end)
      found.push({ kind, text: own, detail: detail?.(match) ?? null, start, end, confidence, count: 1 })
    }
  }
  const once = new Map<string, Entity>()
  for (const entity of found.sort((left, right) => left.start - right.start)) {
    const key = `${entity.kind} ${entity.text.toLowerCase().replaceAll(/\s+/g, ' ')}`
    const known = once.get(key)
    if (known === undefined) once.set(key, entity)
    else known.count += 1
  }
  return [...once.values()].slice(0, mostEntities)
}
