import { readPatterns } from '../../read-patterns.ts'
import { type EntityRule, sure } from './entity-rule.ts'

const name = String.raw`\p{Lu}[\p{Ll}’'-]+(?:-\p{Lu}\p{Ll}+)?`
const fullName = String.raw`${name}(?: \p{Lu}\.)?(?: (?:van|von|de|der|da|del|bin|al))*(?: ${name}){1,2}`

const wordings = readPatterns(
  new URL('../wordings/entities.txt', import.meta.url),
  ['code', 'organisation', 'person', 'institution'],
  {
    name,
    fullName,
  },
)

export const codes: readonly EntityRule[] = [
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
]

export const names: readonly EntityRule[] = [
  {
    kind: 'organisation',
    pattern: wordings.organisation,
    confidence: sure.organisation,
  },
  {
    kind: 'organisation',
    pattern: wordings.institution,
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
    // The person who signs a letter.
    kind: 'person',
    pattern: new RegExp(
      String.raw`\b(?:[Yy]ours (?:sincerely|faithfully|truly)|[Rr]egards|[Ss]incerely),?[ \t]*\n\s{0,20}(${fullName})(?=[ \t]*(?:$|[,\n]))`,
      'gu',
    ),
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
