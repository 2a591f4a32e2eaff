import { at } from '@vitrine/basics/at.ts'
import { readPatterns } from '../../text/read-patterns.ts'

const wordings = readPatterns(new URL('./wordings/sections.txt', import.meta.url), [
  'reason',
  'past',
  'medicines',
  'allergies',
  'exam',
  'results',
  'assessmentAndPlan',
  'assessment',
  'followUp',
  'plan',
  'history',
  'closing',
  'runOn',
  'family',
  'social',
  'symptoms',
  'vitals',
  'leadWord',
  'shortHeading',
])

const { closing } = wordings
/** The kind of a part of a clinical document, however its heading is worded. */
export type SectionKind =
  | 'reason'
  | 'history'
  | 'past'
  | 'medicines'
  | 'allergies'
  | 'social'
  | 'family'
  | 'symptoms'
  | 'vitals'
  | 'exam'
  | 'results'
  | 'assessment'
  | 'assessment-and-plan'
  | 'plan'
  | 'follow-up'
  | 'other'

export interface Section {
  kind: SectionKind
  /** As in the document; null for the text before the first heading. */
  heading: string | null
  /** Characters of its body, without the heading. */
  start: number
  end: number
}

// The first that matches wins: 'past medical history' before 'history'.
const headings: readonly (readonly [SectionKind, RegExp])[] = [
  ['reason', wordings.reason],
  ['family', wordings.family],
  ['social', wordings.social],
  ['past', wordings.past],
  ['medicines', wordings.medicines],
  ['allergies', wordings.allergies],
  ['symptoms', wordings.symptoms],
  ['vitals', wordings.vitals],
  ['exam', wordings.exam],
  ['results', wordings.results],
  ['assessment-and-plan', wordings.assessmentAndPlan],
  ['assessment', wordings.assessment],
  ['follow-up', wordings.followUp],
  ['plan', wordings.plan],
  ['history', wordings.history],
]

const longestHeading = 45
const headingLine =
  /^[ \t]*(?:[•*#-]+[ \t]*|\d{1,2}[.)][ \t]*)?(\p{L}[\p{L} &/(),'’-]{0,60}?)[ \t]*(:| [-–](?= )|\.(?= \p{Lu}|$)|$)/u

// 'Eczema. Allergies. Peanut: lips swelled.': these words make no sentence by themselves, nor does 'What we found.'
const closedByStop: readonly SectionKind[] = ['allergies', 'medicines']
const plainQuestion = /^(?:what|why)\b/iu

// 'Treatment from today:', 'Medicines to give at camp:'
const qualifier = / (?:from|to|at|on|for|in|since|as|after|during|before|given|now|today|this|by)\b.*$/iu

export function kindOf(heading: string): SectionKind | null {
  const plain = heading.toLowerCase().replaceAll(/\s+/g, ' ').trim()
  return headings.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}

function headingOf(line: string): { kind: SectionKind; heading: string; length: number } | null {
  const match = headingLine.exec(line.trimEnd())
  const heading = match?.[1]?.trim()
  if (!match || heading === undefined || heading.length > longestHeading) return null
  const kind = kindOf(heading) ?? (match[2] === ':' ? kindOf(heading.replace(qualifier, '')) : null)
  const capitals = heading.length > 3 && heading === heading.toUpperCase()
  const alone = match[0].trim() === line.trim()
  if (match[2] === '.' && (kind === null || !(closedByStop.includes(kind) || plainQuestion.test(heading)))) return null
  if (kind !== null) {
    // 'Plan' may begin a sentence: without a colon, a known heading must be alone on its line.
    return alone || match[2] !== '' ? { kind, heading, length: match[0].length } : null
  }
  // A line in capitals only is a heading of kind 'other'; 'HIV' in a list is not a heading.
  if (capitals && alone && /\s|.{7}/.test(heading)) return { kind: 'other', heading, length: match[0].length }
  return null
}

// 'S: … O: … A: gout. P: rest': letters that head a note's four parts if each of the last two occurs once; speakers' initials occur more often.
const soapLetter = /(?<=^|\n|[.;)] )([SOAP]):(?=\s*(?:\p{L}|\d{1,2}[.)]\s|\d{1,3}[ -]?y))/gu
const soapKinds: ReadonlyMap<string, SectionKind> = new Map([
  ['S', 'history'],
  ['O', 'exam'],
  ['A', 'assessment'],
  ['P', 'plan'],
])

function hasSoapLetters(text: string): boolean {
  const letters = [...text.matchAll(soapLetter)].map(([, letter]) => letter)
  return ['A', 'P'].every((letter) => letters.filter((other) => other === letter).length === 1)
}

function soapHeadingOf(line: string): { kind: SectionKind; heading: string; length: number } | null {
  const heading = /^[ \t]*([SOAP]):/u.exec(line)
  const kind = soapKinds.get(heading?.[1] ?? '')
  return heading === null || kind === undefined ? null : { kind, heading: at(heading, 1), length: heading[0].length }
}

const fewLeads = 3

function hasLeadWords(text: string): boolean {
  const leads = text.split('\n').flatMap((line) => wordings.leadWord.exec(line)?.[1]?.toLowerCase() ?? [])
  return new Set(leads).size >= fewLeads
}

function leadHeadingOf(line: string): { kind: SectionKind; heading: string; length: number } | null {
  const match = wordings.leadWord.exec(line)
  const kind = kindOf(match?.[1] ?? '')
  return match?.[1] === undefined || kind === null ? null : { kind, heading: match[1], length: match[0].length }
}

// 'PMH HTN, AF', 'Imp: CAP. Plan - home': notes in shorthand run on, and need no colon after an abbreviated heading.
const { runOn } = wordings

/** Lines with their line breaks, also split before a heading inside a line. */
const linesOf = (text: string): string[] => text.split(/(?<=\n)/).flatMap((line) => line.split(runOn))

function shortHeadingOf(line: string): { kind: SectionKind; heading: string; length: number } | null {
  const match = wordings.shortHeading.exec(line)
  const kind = match?.[1] === undefined ? null : kindOf(match[1])
  return match?.[1] === undefined || kind === null ? null : { kind, heading: match[1], length: match[0].length }
}

/** The text after a letter's closing belongs to none of its sections. */
const closingOf = (line: string): { kind: SectionKind; heading: string; length: number } | null =>
  closing.test(line) ? { kind: 'other', heading: line.trim(), length: line.length } : null

// 'Codeine (vomiting)', 'Bee stings': a further item of a list that began after its heading.
const member =
  /^\s*(?:[•*–-]\s*)?\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,2}\s*(?:(?:\(|[-–:=>]+ )[^\d]{2,40})?[.,;]?\s*$/u

/** Where allergies are on the line of their heading, further lines are seldom allergies. */
const goesOn = (before: string, line: string): boolean =>
  line.trim() === '' || /(?:[,+&]|\band)\s*$/u.test(before) || /^\s*\p{Ll}/u.test(line) || member.test(line)

/** Splits a clinical document at its headings. A text without any is one section of kind 'other'. */
export function sectionsOf(text: string): Section[] {
  const sections: Section[] = []
  let open: Section = { kind: 'other', heading: null, start: 0, end: text.length }
  const hasSoap = hasSoapLetters(text)
  const hasLeads = hasLeadWords(text)
  let offset = 0
  for (const line of linesOf(text)) {
    const own = (hasSoap ? soapHeadingOf(line) : null) ?? headingOf(line)
    const heading = own ?? (hasLeads ? leadHeadingOf(line) : null) ?? shortHeadingOf(line) ?? closingOf(line)
    // At the top of a page it is the document's title: 'DISCHARGE INSTRUCTIONS'.
    const isTitle =
      heading?.kind === 'follow-up' && text.slice(0, offset).trim() === '' && line.trim() === heading.heading
    const found = isTitle ? { ...heading, kind: 'other' as const } : heading
    const before = text.slice(open.start, offset)
    const isOver = found === null && open.kind === 'allergies' && /^[^\n]*\p{L}/u.test(before) && !goesOn(before, line)
    if (isOver) {
      open.end = offset
      sections.push(open)
      open = { kind: 'other', heading: null, start: offset, end: text.length }
    }
    if (found !== null) {
      open.end = offset
      sections.push(open)
      open = { kind: found.kind, heading: found.heading, start: offset + found.length, end: text.length }
    }
    offset += line.length
  }
  open.end = text.length
  sections.push(open)
  return sections.filter((section) => text.slice(section.start, section.end).trim() !== '' || section.heading !== null)
}
