import { at } from '@vitrine/basics/at.ts'
import { readPatterns } from '../read-patterns.ts'
/** One stretch of talk by one person. */
export interface Turn {
  /** Null where the text names no speakers. */
  speaker: string | null
  /** As it stands in the text at `start`…`end`. */
  text: string
  start: number
  end: number
  /** As stated: '00:12:05'. */
  time: string | null
}

export interface Transcript {
  title: string | null
  date: string | null
  /** Who is listed as present, else who speaks, in the order of first mention. */
  attendees: string[]
  /** Items of an agenda at the head of the text. */
  agenda: string[]
  turns: Turn[]
}

const stamp = String.raw`[[(]?(\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?)[\])]?`
const speakerName = String.raw`((?:\[[^\]]{2,40}\])|(?:<v [^>]{2,40}>)|(?:\p{Lu}[\p{L}\p{N}.'’_() -]{0,48}?))`
const turnLine = new RegExp(
  String.raw`^[ \t]*(?:${stamp}[ \t]*[-–—]?[ \t]*)?${speakerName}[ \t]*(?:${stamp}[ \t]*)?(?::(?!\d)[ \t]*|(?<=[\]>])[ \t]*)(.*)$`,
  'u',
)
/** 'Anna Berg   0:03' on a line of its own, as meeting programs export it. */
const speakerLine = new RegExp(
  String.raw`^[ \t]*(\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3})[ \t]{1,}${stamp}[ \t]*$`,
  'u',
)
// 'GREG    that's me', as plays are set.
const playLine = /^(\p{Lu}[\p{Lu}.'’-]{1,20})(?: {2,}|\t+)(\S.*)$/u
const cueLine = /^[ \t]*(?:\d+|WEBVTT.*|\d{1,2}:\d{2}(?::\d{2})?[.,]\d{3} --> .*)[ \t]*$/u
const { notSpeakers, dateInTitle, chatLine, dashLine, chatDay } = readPatterns(
  new URL('wordings/transcript.txt', import.meta.url),
  ['notSpeakers', 'dateInTitle', 'chatLine', 'dashLine', 'chatDay'],
)
const fewTurns = 2
const mostlyTurns = 0.8

interface Line {
  line: string
  start: number
}

function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let start = 0
  for (const line of text.split('\n')) {
    lines.push({ line, start })
    start += line.length + 1
  }
  return lines
}

function nameIn(line: string): string | null {
  const match = speakerLine.exec(line) ?? null
  if (match?.[1] !== undefined) return match[1]
  const chat = (chatLine.exec(line) ?? dashLine.exec(line))?.[2] ?? playLine.exec(line)?.[1]
  if (chat !== undefined) return chat
  const turn = turnLine.exec(line)
  const raw = turn?.[2]
    ?.replace(/^\[|\]$|^<v |>$/g, '')
    .replace(/\s*\([^)]*\)$/, '')
    .trim()
  if (raw === undefined || notSpeakers.test(raw) || raw.split(/\s+/).length > 6) return null
  return raw
}

function turnsOf(lines: readonly Line[], speakers: ReadonlySet<string>): Turn[] {
  const turns: { speaker: string; start: number; end: number; time: string | null }[] = []
  for (const { line, start } of lines) {
    const name = nameIn(line)
    if (name !== null && speakers.has(name)) {
      const turn = turnLine.exec(line)
      const chat = chatLine.exec(line) ?? dashLine.exec(line)
      const time = speakerLine.exec(line)?.[2] ?? chat?.[1] ?? turn?.[1] ?? turn?.[3] ?? null
      const said = speakerLine.test(line) ? '' : (chat?.[3] ?? playLine.exec(line)?.[2] ?? turn?.[4] ?? '')
      const from = start + line.length - said.length
      turns.push({ speaker: name, start: from, end: start + line.trimEnd().length, time })
    } else if (turns.length > 0 && line.trim() !== '' && !cueLine.test(line)) {
      const last = turns.at(-1)
      if (last === undefined) continue
      if (last.end <= last.start) last.start = start + (line.length - line.trimStart().length)
      last.end = start + line.trimEnd().length
    }
  }
  const text = lines.map(({ line }) => line).join('\n')
  return turns
    .filter((turn) => turn.end > turn.start)
    .map((turn) => ({ ...turn, text: text.slice(turn.start, turn.end) }))
}

function plainTurns(lines: readonly Line[]): Turn[] {
  return lines.flatMap(({ line, start }) => {
    const text = line.trim()
    if (text === '' || cueLine.test(line)) return []
    const from = start + line.indexOf(text)
    return [{ speaker: null, text, start: from, end: from + text.length, time: null }]
  })
}

const attendeeLine =
  /^[ \t]*(?:[-•*–][ \t]+)?(?:attendees?|present|participants?|in attendance|attending)[ \t]*:?[ \t]*(.*)$/iu
const agendaLine = /^[ \t]*agenda[ \t]*:?[ \t]*(.*)$/iu
const titleLine = /^[ \t]*(?:(?:meeting )?(?:title|subject)|re|meeting)[ \t]*:?[ \t]+(.{4,100})$/iu
const dateLine = /^[ \t]*date[ \t]*:[ \t]*(.{4,40})$/iu
const listItem = /^[ \t]*(?:[-•*–]|\d{1,2}[.)])[ \t]+(.{2,100})$/u
const headLines = 40
const titleLines = 4

const peopleIn = (text: string): string[] =>
  text
    .split(/[;,]|\band\b/u)
    .map((part) =>
      part
        .replace(/\([^)]*\)/g, '')
        .replace(/\s+[-–—].*$/, '')
        .trim(),
    )
    .filter((part) => /^\p{Lu}/u.test(part) && part.length < 50)

/** What stands before the talk: title, date, who is present, agenda. */
function headOf(lines: readonly Line[]): Omit<Transcript, 'turns'> {
  const head = {
    title: null as string | null,
    date: null as string | null,
    attendees: [] as string[],
    agenda: [] as string[],
  }
  let list: string[] | null = null
  for (const [index, { line }] of lines.slice(0, headLines).entries()) {
    const attendees = attendeeLine.exec(line)
    const agenda = agendaLine.exec(line)
    const item = listItem.exec(line)?.[1]?.trim()
    if (attendees) {
      const named = peopleIn(at(attendees, 1))
      head.attendees.push(...named)
      // Names in the line itself: what follows in a list is something else.
      list = named.length > 0 && listItem.test(line) ? null : head.attendees
    } else if (agenda) {
      list = head.agenda
      if (agenda[1]?.trim()) list.push(...agenda[1].split(/[;,]/).map((part) => part.trim()))
    } else if (item !== undefined && list !== null) {
      list.push(...(list === head.attendees ? peopleIn(item) : [item]))
    } else if (line.trim() !== '') {
      list = null
      head.date ??= dateLine.exec(line)?.[1]?.trim() ?? null
      const title: string | undefined = titleLine.exec(line)?.[1]?.trim()
      if (title !== undefined && nameIn(line) === null) head.title ??= title.replace(/^(?:(?:re|fwd?|aw|wg): *)+/iu, '')
      // The first line of a document is its title when it is short and nobody says it.
      else if (
        index === 0 &&
        line.trim().length < 90 &&
        nameIn(line) === null &&
        !turnLine.test(line) &&
        !cueLine.test(line) &&
        !speakerLine.test(line) &&
        !/[.!?]$/.test(line.trim())
      )
        head.title ??= line.trim()
    }
  }
  // 'Weekly sync – 3 March 2026'
  head.date ??= dateInTitle.exec(head.title ?? '')?.[0] ?? null
  // Or on a line of its own below, or before each line of a chat.
  for (const { line } of lines.slice(0, titleLines))
    head.date ??= chatDay.exec(line)?.[1] ?? (nameIn(line) === null ? (dateInTitle.exec(line)?.[0] ?? null) : null)
  return head
}

/** Reads a transcript: 'Name: words' lines with or without times, exports of meeting programs, WebVTT; else plain text by lines. */
export function readTranscript(text: string): Transcript {
  const lines = linesOf(text)
  const counts = new Map<string, number>()
  for (const { line } of lines) {
    const name = nameIn(line)
    if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const head = headOf(lines)
  const speakers = new Set(
    [...counts].filter(([name, count]) => count >= fewTurns || head.attendees.includes(name)).map(([name]) => name),
  )
  // Where nearly every line is a turn, somebody who speaks once is a speaker too.
  const filled = lines.filter(({ line }) => line.trim() !== '').length
  const named = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const chatters = new Set(lines.flatMap(({ line }) => chatLine.exec(line)?.[2] ?? []))
  if ((speakers.size >= 2 || chatters.size >= 2) && named >= mostlyTurns * filled) {
    for (const name of counts.keys())
      if (/^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2}$/u.test(name) || chatters.has(name)) speakers.add(name)
  }
  const turns =
    speakers.size >= 2 || [...counts.values()].some((count) => count > 3) ? turnsOf(lines, speakers) : plainTurns(lines)
  const spoken = [...new Set(turns.flatMap(({ speaker }) => speaker ?? []))]
  return { ...head, attendees: head.attendees.length > 0 ? head.attendees : spoken, turns }
}
