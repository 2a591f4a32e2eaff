import { type VitalKind, vitalKinds } from './vital-kinds.ts'

/** A place where a text names a vital sign. */
export interface Hit {
  kind: VitalKind
  start: number
  end: number
}

/** Everywhere that a pattern of a kind matches. */
export const hitsOfPattern = (text: string, kind: VitalKind, pattern: RegExp): Hit[] =>
  [...text.matchAll(pattern)].map((match) => ({ kind, start: match.index, end: match.index + match[0].length }))

/** All hits of one way of naming. */
export function hitsOf(text: string, of: (kind: VitalKind) => RegExp | undefined): Hit[] {
  const all = vitalKinds.flatMap((kind) => {
    const pattern = of(kind)
    return pattern === undefined ? [] : hitsOfPattern(text, kind, pattern)
  })
  // 'Pulse oximetry' is not a pulse: the longer name wins.
  return all.filter(
    (hit) =>
      !all.some(
        (other) => other.start <= hit.start && other.end >= hit.end && other.end - other.start > hit.end - hit.start,
      ),
  )
}
