import { type Line, notSpeakers, speakerLine, stamp } from './transcript-lines.ts'

/** How a turn begins: who speaks, when, and the length of the words that follow. */
export interface Lead {
  name: string
  time: string | null
  said: string
}

const name = String.raw`(\p{Lu}[\p{L}\p{N}.'’]*(?: [\p{L}\p{N}.'’-]+){0,3}?)`
/** What people set between a speaker and the words: 'Ana - yes', 'Ana   yes', 'Ana > yes'. */
const marks = [' [-–—] ', '(?: {2,}|\\t)', ' ?> ?', ' ?\\| ?']
const patterns = [
  ...marks.map((mark) => new RegExp(String.raw`^[ \t]*(?:${stamp}[ \t]*(?:[-–—|][ \t]*)?)?${name}${mark}(\S.*)$`, 'u')),
  // 'jojo_m: ok', as people are called in chats, or 'speaker 2: ok'.
  new RegExp(String.raw`^[ \t]*(?:${stamp}[ \t]*)?(\p{Ll}[\p{L}\d._'’-]{1,24}(?: \d{1,2})?):[ \t]+(\S.*)$`, 'u'),
  // '00:01.200 --> 00:04.100 Ana: yes', a subtitle on one line.
  new RegExp(String.raw`^[ \t]*${stamp} --> [\d:.,]+[ \t]+(?:<v )?(\p{L}[\p{L}\d._'’ -]{0,40}?)[:>][ \t]*(\S.*)$`, 'u'),
]

const fewTurns = 2
const fewSpeakers = 2
/** Share of the lines that begin so where it is the way of the whole text. */
const mostly = 0.5

function leadIn(pattern: RegExp, line: string): Lead | null {
  if (speakerLine.test(line)) return null
  const [, time = null, who, said] = pattern.exec(line) ?? []
  return who === undefined || said === undefined || notSpeakers.test(who) ? null : { name: who, time, said }
}

/**
 * The way in which a transcript sets speakers before their words where it is not 'Name: words': the same few names at the start of most
 * lines, before the same mark, names in small letters, or subtitles on one line. Null where the text has no such way.
 */
export function repeatedLead(lines: readonly Line[]): ((line: string) => Lead | null) | null {
  const filled = lines.filter(({ line }) => line.trim() !== '')
  for (const pattern of patterns) {
    const byName = Map.groupBy(
      filled.flatMap(({ line }) => leadIn(pattern, line) ?? []),
      (lead) => lead.name,
    )
    const repeated = [...byName].filter(([, leads]) => leads.length >= fewTurns)
    const covered = repeated.reduce((sum, [, leads]) => sum + leads.length, 0)
    if (repeated.length < fewSpeakers || covered < mostly * filled.length) continue
    return (line) => leadIn(pattern, line)
  }
  return null
}
