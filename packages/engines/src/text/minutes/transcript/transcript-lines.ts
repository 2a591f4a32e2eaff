import { readPatterns } from '../../read-patterns.ts'

export const stamp = String.raw`[[(]?(\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?)[\])]?`
const speakerName = String.raw`((?:\[[^\]]{2,40}\])|(?:<v [^>]{2,40}>)|(?:\p{Lu}[\p{L}\p{N}.'’_() -]{0,48}?))`
export const turnLine = new RegExp(
  String.raw`^[ \t]*(?:${stamp}[ \t]*[-–—]?[ \t]*)?${speakerName}[ \t]*(?:${stamp}[ \t]*)?(?::(?!\d)[ \t]*|(?<=[\]>])[ \t]*)(.*)$`,
  'u',
)
/** 'Anna Berg   0:03' on a line of its own, as exported by meeting software. */
export const speakerLine = new RegExp(
  String.raw`^[ \t]*(\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3})[ \t]{1,}${stamp}[ \t]*$`,
  'u',
)
// 'GREG    that's me', as in scripts of plays.
export const playLine = /^(\p{Lu}[\p{Lu}.'’-]{1,20})(?: {2,}|\t+)(\S.*)$/u
// 'Anna Berg⇥that's me', as the rows of a table are read: who speaks stands in the first cell.
export const cellLine = /^(\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3}(?: \(\p{Lu}[\p{L}.'’ -]{1,40}\))?)\t+(\S.*)$/u
export const cueLine = /^[ \t]*(?:\d+|WEBVTT.*|\d{1,2}:\d{2}(?::\d{2})?[.,]\d{3} --> .*)[ \t]*$/u
const { roleBefore, ...patterns } = readPatterns(new URL('../wordings/transcript-lines.txt', import.meta.url), [
  'notSpeakers',
  'chatLine',
  'dashLine',
  'roleBefore',
])
export const { notSpeakers, chatLine, dashLine } = patterns

export interface Line {
  line: string
  start: number
}

const cueTimes = /^[ \t]*[\d:.,]+ --> [\d:.,]+(?: [a-z]+:\S+)*[ \t]*$/u
/** What may stand above the times of a cue: '12', 'intro', '9c1d-77a0/14-0'. */
const namesCue = (next: string | undefined): boolean => next !== undefined && cueTimes.test(next)

/** The lines of a text with their places; the name of a cue is blank. */
export function linesOf(text: string): Line[] {
  const all = text.split('\n')
  const lines: Line[] = []
  let start = 0
  for (const [index, line] of all.entries()) {
    lines.push({ line: namesCue(all[index + 1]) ? line.replaceAll(/\S/gu, ' ') : line, start })
    start += line.length + 1
  }
  return lines
}

export function nameIn(line: string): string | null {
  const match = speakerLine.exec(line) ?? null
  if (match?.[1] !== undefined) return match[1]
  const chat = (chatLine.exec(line) ?? dashLine.exec(line))?.[2] ?? playLine.exec(line)?.[1]
  if (chat !== undefined) return chat
  const raw = (cellLine.exec(line)?.[1] ?? turnLine.exec(line)?.[2])
    ?.replace(/^\[|\]$|^<v |>$/g, '')
    // 'Speaker 2 (Ana)': the name follows the label that the software gave.
    .replace(roleBefore, '$2')
    .replace(/\s*\([^)]*\)$/, '')
    .trim()
  if (raw === undefined || notSpeakers.test(raw) || raw.split(/\s+/).length > 6) return null
  return raw
}

/** Which roles a text gives a name to once and calls by the role from then on: 'CHAIR (Ms. Roe)', 'CHAIR'. */
export function rolesNamed(lines: readonly Line[]): ReadonlyMap<string, string> {
  return new Map(
    lines.flatMap(({ line }): [string, string][] => {
      const [, role, name] = roleBefore.exec(cellLine.exec(line)?.[1] ?? turnLine.exec(line)?.[2] ?? '') ?? []
      return role === undefined || name === undefined ? [] : [[role.toLowerCase(), name]]
    }),
  )
}
