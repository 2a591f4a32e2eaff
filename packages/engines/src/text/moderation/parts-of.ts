import { splitSentences } from '../sentences.ts'

// Characters. Weights were trained on texts of up to a few hundred words; a longer one is read in parts and judged by the worst.
const longestPart = 6000

/** Sentences grouped into parts of bounded length; a text without any sentence is one part. */
export function partsOf(source: string): { start: number; end: number }[] {
  if (source.length <= longestPart) return [{ start: 0, end: source.length }]
  const parts: { start: number; end: number }[] = []
  for (const { start, end } of splitSentences(source)) {
    const last = parts.at(-1)
    if (last !== undefined && end - last.start <= longestPart) last.end = end
    else parts.push({ start, end })
  }
  return parts.length > 0 ? parts : [{ start: 0, end: longestPart }]
}
