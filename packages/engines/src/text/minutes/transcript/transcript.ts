import { addTo } from '@vitrine/basics/tally.ts'
import { type Lead, repeatedLead } from './repeated-lead.ts'
import { headOf, type TranscriptHead } from './transcript-head.ts'
import {
  cellLine,
  chatLine,
  cueLine,
  dashLine,
  type Line,
  linesOf,
  nameIn,
  playLine,
  rolesNamed,
  speakerLine,
  turnLine,
} from './transcript-lines.ts'
import { unwrapLines } from './unwrap-lines.ts'

/** One stretch of speech by one person. */
export interface Turn {
  /** Null where the text names no speakers. */
  speaker: string | null
  /** As in the text at `start`…`end`. */
  text: string
  start: number
  end: number
  /** As stated: '00:12:05'. */
  time: string | null
}

export interface Transcript extends TranscriptHead {
  /** The people listed as present, else the speakers, in the order of first mention. */
  attendees: string[]
  turns: Turn[]
}

const fewTurns = 2
/** The end of what '<v Anna>' opens in WebVTT. */
const closing = /<\/v>$/u
const mostlyTurns = 0.8
/** Subtitles break what one person says into several lines. */
const mostlyTurnsOfSubtitles = 0.5
const manyTurns = 3
/** 'Ana Sá', 'A voice': who may have spoken once. */
const oneSpeaker = /^(?:(?:The|A|An) \p{Ll}+|\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2})$/u

type NameIn = (line: string) => string | null

/** When a line's turn begins, and its words. */
function turnOf(line: string): Pick<Lead, 'time' | 'said'> {
  const turn = turnLine.exec(line)
  const chat = chatLine.exec(line) ?? dashLine.exec(line)
  const time = speakerLine.exec(line)?.[2] ?? chat?.[1] ?? turn?.[1] ?? turn?.[3] ?? null
  const said = speakerLine.test(line)
    ? ''
    : (chat?.[3] ?? playLine.exec(line)?.[2] ?? cellLine.exec(line)?.[2] ?? turn?.[4] ?? '')
  return { time, said }
}

function turnsOf(
  lines: readonly Line[],
  { speakers, speakerOf, leadOf }: { speakers: ReadonlySet<string>; speakerOf: NameIn; leadOf: typeof turnOf },
): Turn[] {
  const turns: { speaker: string; start: number; end: number; time: string | null }[] = []
  for (const { line, start } of lines) {
    const name = speakerOf(line)
    if (name !== null && speakers.has(name)) {
      const { time, said } = leadOf(line)
      const from = start + line.length - said.length
      turns.push({ speaker: name, start: from, end: start + line.trimEnd().replace(closing, '').length, time })
    } else if (turns.length > 0 && line.trim() !== '' && !cueLine.test(line)) {
      const last = turns.at(-1)
      if (last === undefined) continue
      if (last.end <= last.start) last.start = start + (line.length - line.trimStart().length)
      last.end = start + line.trimEnd().replace(closing, '').length
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

/** Reads a transcript: 'Name: words' lines with or without times, exports of meeting software, WebVTT; else plain text by lines. */
export function readTranscript(text: string): Transcript {
  const lines = linesOf(unwrapLines(text))
  const roles = rolesNamed(lines)
  const lead = repeatedLead(lines)
  const speakerOf = (line: string): string | null => {
    const name = lead?.(line)?.name ?? nameIn(line)
    return name === null ? null : (roles.get(name.toLowerCase()) ?? name)
  }
  const counts = new Map<string, number>()
  for (const { line } of lines) {
    const name = speakerOf(line)
    if (name !== null) addTo(counts, name)
  }
  const head = headOf(lines)
  const speakers = new Set(
    [...counts].filter(([name, count]) => count >= fewTurns || head.attendees.includes(name)).map(([name]) => name),
  )
  // Where nearly every line is a turn, a person who speaks once is a speaker too.
  const filled = lines.filter(({ line }) => line.trim() !== '' && !cueLine.test(line)).length
  const mostly = lines.some(({ line }) => line.includes(' --> ')) ? mostlyTurnsOfSubtitles : mostlyTurns
  const named = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const chatters = new Set(lines.flatMap(({ line }) => chatLine.exec(line)?.[2] ?? []))
  const isTalk = speakers.size >= 2 || chatters.size >= 2 || [...counts.values()].some((count) => count >= manyTurns)
  if (isTalk && named >= mostly * filled) {
    for (const name of counts.keys()) if (oneSpeaker.test(name) || chatters.has(name)) speakers.add(name)
  }
  // A way of its own is no chance: a person who speaks once is a speaker too.
  for (const { line } of lines) {
    const name = lead?.(line)?.name
    if (name !== undefined) speakers.add(name)
  }
  const turns =
    speakers.size >= 2 || [...counts.values()].some((count) => count > 3)
      ? turnsOf(lines, { speakers, speakerOf, leadOf: (line) => lead?.(line) ?? turnOf(line) })
      : plainTurns(lines)
  const spoken = [...new Set(turns.flatMap(({ speaker }) => speaker ?? []))]
  return { ...head, attendees: head.attendees.length > 0 ? head.attendees : spoken, turns }
}
