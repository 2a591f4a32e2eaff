import { at } from '@vitrine/basics/at.ts'
import { readPatterns } from '../../text/read-patterns.ts'
import { inFigures } from '../notes/spoken-figures.ts'
import { ageConfidence } from './weights.ts'

const { someoneElse, roughly } = readPatterns(new URL('./wordings/find-age.txt', import.meta.url), [
  'someoneElse',
  'roughly',
])

export interface FoundAge {
  value: number
  unit: 'years' | 'months' | 'weeks' | 'days'
  confidence: number
  start: number
  end: number
}

const unit = String.raw`(years?|yrs?|y|months?|mos?|weeks?|wks?|days?|ans|años|jaar|jr|anni|jahre?)`
// Numbers from three on were converted to digits; 'one' and 'two' are left as words.
const written = 'one|two'
const patterns: readonly (readonly [RegExp, number])[] = [
  [new RegExp(String.raw`(?<![\p{L}\d])(\d{1,3}|${written})[\s-]?${unit}[\s-]?old\b`, 'giu'), ageConfidence.old],
  // '3 years and 9 months', '3y 9/12': the years count.
  [
    /(?<![\p{L}\d])(\d{1,3}) ?(y(?:rs?|ears?)?)[ ,]*(?:and |& )?\d{1,2} ?(?:months?|mths?|m\b|\/12)(?: old| of age)?/giu,
    ageConfidence.old,
  ],
  [/(?<![\p{L}\d])(\d{1,3})\s?-?\s?(y)\/?\s?\.?o\b\.?/giu, ageConfidence.yearsOld],
  // 'Male approx 45', 'elderly lady about 80'.
  [roughly, ageConfidence.roughly],
  [/\b(?:he|she) is (?:now )?(\d{1,3})(?=\s(?:and|but)\b|[,.;\n])/giu, ageConfidence.pronoun],
  [
    new RegExp(
      String.raw`(?<![\p{L}])(?:patient(?:['’]?s)? )?age(?: \((?:years?|yrs?)\))?(?: at (?:visit|admission|collection))?\s*[:=\t]\s*(\d{1,3})\s*${unit}?`,
      'giu',
    ),
    ageConfidence.labelled,
  ],
  [new RegExp(String.raw`(?<![\p{L}])(?:aged|age)\s+(\d{1,3})\s*${unit}?(?![\p{L}\d/])`, 'giu'), ageConfidence.aged],
  [new RegExp(String.raw`(?<![\p{L}\d])(\d{1,3})\s?${unit}(?:\s+of age)\b`, 'giu'), ageConfidence.ofAge],
  [/(?<![\p{L}\d/])(\d{1,3})\s?(y(?:ea)?rs?)?\s?\/\s?(?=(?:m|f|male|female)\b)/giu, ageConfidence.slash],
  [
    /(?<![\p{L}\d/.])(\d{1,2})\s?(y)?\s?(?:[MF])(?=\s(?:with|who|presents?|c\/o|p\/w|admitted|here)\b|,)/gu,
    ageConfidence.beforeSex,
  ],
  [
    new RegExp(String.raw`(?<![\p{L}])age ?/ ?(?:sex|gender)\s*[:=\t]?\s*(\d{1,3})\s*${unit}?`, 'giu'),
    ageConfidence.withSex,
  ],
  [/(?<=\d{4}\s?)\((\d{1,3})\s?(y(?:rs?|ears?)?)(?: old)?\)/giu, ageConfidence.behindBirth],
  [
    new RegExp(String.raw`(?<=\p{L}{2}, )(\d{1,3}) ${unit}(?=[,.;]| came\b| presents\b| attended\b| was\b)`, 'giu'),
    ageConfidence.apposition,
  ],
  [/\((\d{1,3})\s?(y)?\s?,?\s?(?=(?:m|f|male|female)\))/giu, ageConfidence.inBrackets],
  // 'ada lovelace, 36 f, dob …', 'Ada Lovelace (F, 36)', '36 female'.
  [
    /(?<=\p{L}{2},? )(\d{1,3})\s?(y)?\s?(?:[mf])(?=,? (?:dob|d\.o\.b|born|mrn|nhs|id|known|with|who|presents?|c\/o|p\/w|admitted|here|came|seen)\b)/gu,
    ageConfidence.lowerCase,
  ],
  [/\((?:m|f|male|female),? ?(\d{1,3})(y(?:rs?)?)?\)/giu, ageConfidence.inBrackets],
  // '71 ans', '39-jährige', '62 jaar', 'anni 87'.
  [
    /(?<![\p{L}\d/.,-])(\d{1,3})[\s-]?(ans|años|jaar|jr\.?|anni|jährige[nrsm]?|jarige|Jahren?)(?![\p{L}\d])(?! (?:lang|later|geleden|alt\w+ ))/giu,
    ageConfidence.inWords,
  ],
  [/(?<![\p{L}])(?:anni|edad|alter|leeftijd|âge|età)\s*[:\t]?\s*(\d{1,3})(?![\d/.])/giu, ageConfidence.labelled],
  // 'Ada Lovelace · 36 · F', '58y M |', '36 yo F', '36M' between a page's particulars.
  [
    /(?<=[·|;\t]\s?|^|\n)\(?(\d{1,3})\s?(y(?:rs?|ears?|\/?o)?)?\s?[·|,;/]?\s?(?:[MF]|♂|♀|[Mm]ale|[Ff]emale|MALE|FEMALE)(?=\s|[|·,;)]|$)/gu,
    ageConfidence.beforeSex,
  ],
  [
    /(?<=\d[/.-]\d{2,4},?\s[·|]?\s?)\(?(\d{1,3})\s?([yY](?:rs?|ears?|RS?|\/?o)?)?(?=\s?[·|)]|\s?[MF](?![\p{L}\d]))/gu,
    ageConfidence.beforeSex,
  ],
  // 'M, 58 yo', '40 y', '85 yr' alone in a cell.
  [
    /(?<=\t|\n|^|[|·;] )(\d{1,3})\s?(y(?:rs?|ears?|\/?o)?\.?|mths?|months?|mo|wks?|weeks?|days?)(?=\t|\n|$| [|·;])/giu,
    ageConfidence.alone,
  ],
  [/(?<=(?<![\p{L}\d])[MF][\s,·|/]{1,4})(\d{1,3})\s?(y\/?o)(?![\p{L}])/giu, ageConfidence.behindSex],
  // 'Lovelace, Ada  36F', as in ward lists.
  [
    /(?<=\p{Lu}[\p{L}'’-]+,? \p{Lu}[\p{L}'’-]+,?\s{1,3})(\d{1,3})(?:\s?(y(?:rs?)?)\s?|\s?)[MF](?![\p{L}\d/])/gu,
    ageConfidence.beforeSex,
  ],
  [/(?<![\p{L}\d/.-])(\d{1,3}) (y(?:rs?)? )?(?=(?:fe)?male\b)/giu, ageConfidence.beforeSex],
  // 'F/48' in the head of a chart.
  [/(?<=(?:^|\n|\t|\s{2,}|[·|;] ?)[MF]\s?\/\s?)(\d{1,3})(?: ?(y(?:rs?)?))?(?![\d/.]|\p{L})/gu, ageConfidence.behindSex],
  // '86F off her food', at the beginning of a telegraphic note.
  [/(?<=^|\n|: )(\d{1,3})(?:\s?(y(?:rs?)?)\s?)?[MF](?=[\s.,;])/gu, ageConfidence.beforeSex],
  [/(?<=(?<![\p{L}\d])[MF][\s,]{1,3})(\d{1,3})\s?([yY](?:rs?|ears?|RS?|EARS?)?)(?![\p{L}])/gu, ageConfidence.behindSex],
]

function numberOf(text: string): number {
  const place = written.split('|').indexOf(text.toLowerCase())
  return place >= 0 ? place + 1 : Number(text)
}

function unitOf(text: string | undefined): FoundAge['unit'] {
  const letter = (text ?? 'y').toLowerCase()
  return letter.startsWith('mo')
    ? 'months'
    : letter.startsWith('w')
      ? 'weeks'
      : letter.startsWith('d')
        ? 'days'
        : 'years'
}

/** The patient's age as the text states it; the age of a relative or at an earlier event is not taken. */
export function findAge(said: string): FoundAge | null {
  const { text, placeOf } = inFigures(said)
  const found = patterns.flatMap(([pattern, confidence]) =>
    [...text.matchAll(pattern)].flatMap((match): FoundAge[] => {
      const line = text.slice(Math.max(0, match.index - 60), match.index)
      const sentence = line.slice(Math.max(line.lastIndexOf('\n'), line.lastIndexOf('. ')) + 1)
      const goesOn = /\d\s?(?:to|-|–|or|and|(?:y(?:rs?|ears?)?)[ ,]*(?:and|&)?)\s?$/iu
      if (someoneElse.test(sentence) || goesOn.test(sentence)) return []
      const value = numberOf(at(match, 1))
      if (value > 120 && !/^(?:d|w|m)/iu.test(match[2] ?? '')) return []
      return [
        {
          value,
          unit: unitOf(match[2]),
          confidence,
          ...placeOf(match.index, match.index + match[0].trimEnd().length),
        },
      ]
    }),
  )
  return found.toSorted((left, right) => right.confidence - left.confidence || left.start - right.start)[0] ?? null
}

/** In years, for ranges that depend on it. */
export const yearsOf = ({ value, unit: of }: Pick<FoundAge, 'value' | 'unit'>): number =>
  value / { years: 1, months: 12, weeks: 52.18, days: 365.25 }[of]
