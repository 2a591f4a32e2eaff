import { at } from '@vitrine/basics/at.ts'
import { readPatterns } from '../../read-patterns.ts'
import { cueLine, type Line, nameIn, speakerLine, turnLine } from './transcript-lines.ts'

/** What stands above the first turn of a transcript; null and empty where it says nothing of it. */
export interface TranscriptHead {
  title: string | null
  date: string | null
  /** The people listed as present. */
  attendees: string[]
  /** Items of an agenda at the head of the text. */
  agenda: string[]
}

const wordings = readPatterns(new URL('../wordings/transcript-head.txt', import.meta.url), [
  'dateInTitle',
  'chatDay',
  'presentLine',
  'absentLine',
  'office',
])
const { dateInTitle, chatDay, absentLine, office } = wordings

/** A line that lists who was there: 'Present: …'. Its group is the list. */
export const { presentLine } = wordings
const agendaLine = /^[ \t]*agenda[ \t]*:?[ \t]*(.*)$/iu
const titleLine = /^[ \t]*(?:(?:meeting )?(?:title|subject)|re|meeting)[ \t]*:?[ \t]+(.{4,100})$/iu
const dateLine = /^[ \t]*date[ \t]*:[ \t]*(.{4,40})$/iu
const listItem = /^[ \t]*(?:[-•*–]|\d{1,2}[.)])[ \t]+(.{2,100})$/u
// 'A, B (Chair). In attendance: C. Apologies were received from D.': each sentence lists other people.
const nextSentence = /(?<=[\p{L})]{4,}|\))(?<!\b(?:Prof|Cllrs?|Hon|Revd))\.\s+(?=\p{Lu})/u
// '- The front door will be painted blue. (4 yes, 0 no)' below the names: what was dealt with.
const isSentence = /^(?:[^\s,]+ ){6,}|:\s\d/u
const afterStop = /(?<=\p{L}{3}[.;]) /u
const headLines = 40
const titleLines = 4

const peopleIn = (text: string): string[] =>
  text
    .split(/[;,]|\band\b/u)
    .map((part) =>
      part
        .replace(/\([^)]*\)/g, '')
        .replace(/\s+[-–—].*$/, '')
        .replace(/\.$/, '')
        .trim()
        // 'old Mr Dale', 'the Rev. Ruth Coe'
        .replace(/^\p{Ll}+ (?=(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Revd?|Cllr|Hon)\b)/u, ''),
    )
    .filter((part) => /^\p{Lu}/u.test(part) && part.length < 50 && !office.test(part))

/** The people that a line lists as present; null where it lists none. A line may continue with those in attendance and those absent. */
function presentIn(line: string): string[] | null {
  // 'Exhibitions, 5 May. There: Ida, Wole'
  const from = line.split(afterStop).findIndex((piece) => presentLine.test(piece))
  if (from < 0) return null
  const listing = line.split(afterStop).slice(from).join(' ')
  return listing.split(nextSentence).flatMap((sentence) => {
    const listed = absentLine.test(sentence) ? undefined : presentLine.exec(sentence)?.[1]
    return listed === undefined ? [] : peopleIn(listed)
  })
}

const isTitle = (line: string): boolean =>
  line.trim().length < 90 &&
  nameIn(line) === null &&
  ![turnLine, cueLine, speakerLine].some((other) => other.test(line)) &&
  !/[.!?]$/.test(line.trim())

export function headOf(lines: readonly Line[]): TranscriptHead {
  const head: TranscriptHead = { title: null, date: null, attendees: [], agenda: [] }
  let list: string[] | null = null
  let goesOn = false
  for (const [index, { line }] of lines.slice(0, headLines).entries()) {
    const present: string[] | null = presentIn(goesOn ? `Present: ${line}` : line)
    const agenda = agendaLine.exec(line)
    const item = listItem.exec(line)?.[1]?.trim()
    goesOn = present !== null && present.length > 0 && /(?:[,;]|\band)\s*$/.test(line)
    if (present !== null) {
      head.attendees.push(...present)
      // The names are in the line itself: a list that follows is something else.
      list = present.length > 0 && listItem.test(line) ? null : head.attendees
    } else if (agenda) {
      list = head.agenda
      if (agenda[1]?.trim())
        list.push(
          ...at(agenda, 1)
            .split(/[;,]/)
            .map((part) => part.trim()),
        )
    } else if (item !== undefined && list !== null) {
      // '1. The Chair welcomed Mr Varga.' opens the minutes: a line that ends like a sentence lists nobody.
      if (list === head.attendees && (/\p{Ll}\.$/u.test(item) || isSentence.test(item))) list = null
      else list.push(...(list === head.attendees ? peopleIn(item) : [item]))
    } else if (line.trim() !== '') {
      list = null
      head.date ??= dateLine.exec(line)?.[1]?.trim() ?? null
      const title = titleLine.exec(line)?.[1]?.trim()
      if (title !== undefined && nameIn(line) === null) head.title ??= title.replace(/^(?:(?:re|fwd?|aw|wg): *)+/iu, '')
      // The first line of a document is its title when it is short and has no speaker.
      else if (index === 0 && isTitle(line)) head.title ??= line.trim()
    }
  }
  // 'Weekly sync – 3 March 2026'
  head.date ??= dateInTitle.exec(head.title ?? '')?.[0] ?? null
  // Or on a line of its own below, or before each line of a chat.
  for (const { line } of lines.slice(0, titleLines))
    head.date ??= chatDay.exec(line)?.[1] ?? (nameIn(line) === null ? (dateInTitle.exec(line)?.[0] ?? null) : null)
  return head
}
