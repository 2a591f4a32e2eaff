import { at } from '@vitrine/basics/at.ts'
import { firstNames } from './first-names.ts'
import { type NameParts, readName } from './person-name.ts'
import { anyTitle } from './titles.ts'
import { readPatterns } from '../../text/read-patterns.ts'
import { nameConfidence, nameScores } from './weights.ts'

// What a form writes before the patient's name.
const title = String.raw`(?:(?:${anyTitle})\.?\s+)?`

const { labels, introduced, sentForCare, otherPerson, credentials, described } = readPatterns(
  new URL('./wordings/find-name.txt', import.meta.url),
  ['labels', 'introduced', 'sentForCare', 'otherPerson', 'credentials', 'described'],
  { title },
)

interface Candidate {
  name: NameParts
  /** Evidence that this is the patient; negative for everybody else. */
  score: number
  titled: boolean
  start: number
  end: number
}

const titles = new RegExp(String.raw`(?<![\p{L}])(?:${anyTitle})\.?\s+(?=\p{Lu})`, 'giu')
// '34 yo F, Ada Lovelace'.
const describedBefore = /\b\d{1,3} ?-?(?:y\/?o|yr|year|y)s?(?:[- ]old)? ?\/?(?:f|m|female|male|woman|man)?[,:]? $/iu

// A cell's value may follow its label with no more than a blank between.
const firstField = /(?<![\p{L}])(?:first|given|fore) ?names?(?:\(s\))?(?:\s*[:\t]\s*|\s+)/iu
const lastField = /(?<![\p{L}])(?:last|family|sur) ?name(?:\s*[:\t]\s*|\s+)/iu

/** Forms that ask for given and family name apart. */
function inTwoFields(text: string): Candidate[] {
  const [first, last] = [firstField, lastField].map((pattern) => {
    const match = pattern.exec(text)
    if (match === null) return null
    const start = match.index + match[0].length
    const read = readName(text.slice(start, start + 50), { sure: true })
    return read === null ? null : { start, end: start + read.length, full: read.name.full }
  })
  if (!first || !last || Math.abs(first.start - last.start) > 200) return []
  const name = { first: first.full, last: last.full, full: `${first.full} ${last.full}` }
  return [
    {
      name,
      score: nameScores.twoFields,
      titled: false,
      start: Math.min(first.start, last.start),
      end: Math.max(first.end, last.end),
    },
  ]
}

// 'pt: okonkwo, blessing f', 'patient: darren mcallister, dob …': what follows tells that it is a person.
const { lowerCased, agedBehind } = readPatterns(new URL('./wordings/lower-case-name.txt', import.meta.url), [
  'lowerCased',
  'agedBehind',
])

/** A name that was typed without capitals behind a label. */
function readLowerCase(text: string): { name: NameParts; length: number } | null {
  const typed = lowerCased.exec(text)?.[0]
  if (typed === undefined) return null
  const proper = typed.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
  const read = readName(proper, { sure: true })
  const words = read?.name.full.toLowerCase().split(' ') ?? []
  const isMarked = /^[,;]?\s*(?:[mf]\b|male\b|female\b|d\.?o\.?b|born\b|aged?\b)/iu.test(text.slice(read?.length ?? 0))
  return words.length > 1 && (isMarked || words.some((word) => firstNames.has(word))) ? read : null
}

/** A name without capitals or label, of which a known given name and the age and sex behind it tell: 'ada lovelace 36 f'. */
function lowerCaseWithAge(text: string): Candidate[] {
  return [...text.matchAll(agedBehind)].flatMap((match) => {
    const words = at(match, 0).split(' ')
    const first = words.findIndex((word) => firstNames.has(word))
    if (first < 0 || words.length - first < 2) return []
    const start = match.index + words.slice(0, first).join(' ').length + (first > 0 ? 1 : 0)
    const end = match.index + at(match, 0).length
    const proper = text.slice(start, end).replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
    const read = readName(proper, { sure: true })
    if (read === null || read.length < proper.length) return []
    return [{ name: read.name, score: nameScores.introducedWithAge, titled: false, start, end }]
  })
}

function labelled(text: string): Candidate[] {
  return [...text.matchAll(labels)].flatMap((match) => {
    const start = match.index + match[0].length
    const line = text.slice(text.lastIndexOf('\n', match.index) + 1, match.index)
    if (
      /\b(?:referring|physician|doctor|provider|contact|insured|subscriber|guarantor|next of kin|relative|attending|employer)\s*$/iu.test(
        line,
      )
    )
      return []
    const typed = text.slice(start, start + 80)
    const read = readName(typed, { sure: true }) ?? readLowerCase(typed)
    if (read === null) return []
    const after = text.slice(start + read.length, start + read.length + 20)
    if (credentials.test(after)) return []
    const isNameLabel = /name|^re$|regarding/iu.test(match[0])
    const other = read.name.first === null ? nameScores.labelledWord : nameScores.otherLabel
    const score = isNameLabel ? nameScores.nameLabel : other
    return [{ name: read.name, score, titled: false, start, end: start + read.length }]
  })
}

/** What stands around a name says who it is. */
function contextOf(text: string, start: number, end: number): number {
  const before = text.slice(Math.max(0, start - 60), start)
  const after = text.slice(end, end + 60)
  if (credentials.test(after)) return nameScores.professional
  const spelledOut = /\s/.test(text.slice(start, end))
  const opened = /(?:^|[.!?\n•]\s*)$/u.test(before)
  if (described.test(before)) return nameScores.sentForCare
  if (introduced.test(after)) {
    if (/\bd(?:octo)?r\.?\s*$/iu.test(before)) return nameScores.professional
    const agent =
      /^,?\s*(?:is an? |is the |was an? )(?:\p{L}+ )?(?:doctor|nurse|physician|surgeon|therapist|friend|lawyer|dog|cat)\b/iu.test(
        after,
      )
    if (agent) return nameScores.otherRole
    const strong = /^[^.]{0,30}\b\d{1,3}[- ]?(?:year|yr|month|week|day|y\/?o)/iu.test(after)
    return (
      (strong ? nameScores.introducedWithAge : nameScores.introduced) +
      (opened ? nameScores.opening : 0) +
      (otherPerson.test(before) ? nameScores.introducedBesideOther : 0)
    )
  }
  if (sentForCare.test(before) || describedBefore.test(before)) return nameScores.sentForCare
  if (otherPerson.test(before)) return nameScores.otherPerson
  if (firstNames.has((/^\p{L}+/u.exec(text.slice(start, end))?.[0] ?? '').toLowerCase()))
    return spelledOut ? nameScores.firstName.spelledOut : nameScores.firstName.alone
  return opened ? nameScores.beginsSentence : 0
}

function titled(text: string): Candidate[] {
  return [...text.matchAll(titles)].flatMap((match) => {
    const start = match.index + match[0].length
    const read = readName(text.slice(start, start + 80))
    if (read === null) return []
    return [
      {
        name: read.name,
        score: nameScores.titled + contextOf(text, match.index, start + read.length),
        titled: true,
        start,
        end: start + read.length,
      },
    ]
  })
}

const strongContext = 2.5

function introducedNames(text: string): Candidate[] {
  const found: Candidate[] = []
  for (let from = 0; from < text.length; ) {
    const place = text
      .slice(from)
      .search(/(?<![\p{L}\p{N}'’-])(?:\p{Lu}\p{Ll}|\p{Lu}{3,} (?:\p{Lu}{2,} ){0,3}\p{Lu}{3,}, (?:fe)?male\b)/u)
    if (place < 0) break
    const start = from + place
    const read = readName(text.slice(start, start + 80))
    if (read === null) {
      from = start + 1 + (/^\p{L}*/u.exec(text.slice(start + 1))?.[0].length ?? 0)
      continue
    }
    const end = start + read.length
    const context = contextOf(text, start, end)
    // A word alone may be any: it needs to be introduced.
    const known = firstNames.has(read.name.full.split(' ')[0]?.toLowerCase() ?? '')
    // 'Effusion is seen' is nobody: a lone word must be a given name, or come with an age.
    if (context > 0 && (read.name.first !== null || context >= strongContext || known))
      found.push({ name: read.name, score: context, titled: false, start, end })
    from = Math.max(end, start + 1)
  }
  return found
}

interface Group {
  fullest: Candidate
  score: number
}

const spelled = ({ name }: Candidate): number => name.full.split(' ').filter((part) => part.length > 1).length

function isSamePerson(full: NameParts, short: NameParts): boolean {
  const parts = full.full.toLowerCase().split(' ')
  return short.full
    .toLowerCase()
    .split(' ')
    .every((part) => parts.some((known) => known === part || (part.length === 1 && known.startsWith(part))))
}

/** Mentions of one person: 'Ada Lovelace', 'Ms. Lovelace', 'Ada'. */
function groupsOf(candidates: readonly Candidate[]): Group[] {
  const groups: Group[] = []
  for (const candidate of candidates.toSorted(
    (left, right) => spelled(right) - spelled(left) || right.score - left.score,
  )) {
    const group = groups.find((known) => isSamePerson(known.fullest.name, candidate.name))
    if (group === undefined) groups.push({ fullest: candidate, score: candidate.score })
    else {
      group.score += nameScores.mention * candidate.score
      if (spelled(candidate) === spelled(group.fullest) && candidate.score > group.fullest.score)
        group.fullest = candidate
    }
  }
  return groups
}

/** The patient's name as the text gives it most fully, or null where it names nobody that can be the patient. */
export function findName(text: string): { value: string; confidence: number; start: number; end: number } | null {
  const candidates = [
    ...inTwoFields(text),
    ...labelled(text),
    ...lowerCaseWithAge(text),
    ...titled(text),
    ...introducedNames(text),
  ]
  const groups = groupsOf(candidates)
  const best = groups.toSorted((left, right) => right.score - left.score)[0]
  if (best === undefined || best.score < nameConfidence.leastScore) return null
  const rival = groups.filter((group) => group !== best).reduce((most, group) => Math.max(most, group.score), 0)
  const { name, start, end } = best.fullest
  const sure = 1 - Math.exp(-best.score)
  const hasRival = rival > nameConfidence.rival * best.score
  return {
    value: name.full,
    confidence: Math.max(
      nameConfidence.least,
      Math.min(nameConfidence.most, sure * (hasRival ? nameConfidence.withRival : 1)),
    ),
    start,
    end,
  }
}
