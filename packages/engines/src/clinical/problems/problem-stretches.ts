import { problemLetters, problemShorthand, withLetters } from '../notes/shorthand.ts'
import { bodyPlace, fixedPhrases, isModifier, isProblemHead, trailers } from './problem-words.ts'

/** A place in a sentence that names a problem. */
export interface Stretch {
  start: number
  end: number
  /** The noun that names the problem, in lower case. */
  head: string
}

/** Stretches of a sentence that name a problem: its noun with what belongs to it before and after. */
export function stretchesIn(text: string): Stretch[] {
  const fixed = fixedPhrases.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      head: match[0].toLowerCase(),
    })),
  )
  const tokens = [...text.matchAll(/[\p{L}\p{N}](?:[\p{L}\p{N}'’-]*[\p{L}\p{N}])?/gu)].map((match) => ({
    word: match[0].toLowerCase().replaceAll('’', "'"),
    // In lower case it may be a word: 'as' is one, 'copd' is not.
    isLetters: problemLetters.has(match[0]) || (match[0].length > 3 && problemLetters.has(withLetters(match[0]))),
    start: match.index,
    end: match.index + match[0].length,
  }))
  const found: Stretch[] = []
  tokens.forEach((token, index) => {
    if (!isProblemHead(token.word) && !token.isLetters && !problemShorthand.has(token.word)) return
    // 'Ms Vale' is a person, 'MS' a disease.
    if (/^Ms\b/u.test(text.slice(token.start))) return
    // 'd/w surgeons -> lap appy': a planned operation is not in the patient's history.
    if (token.word.startsWith('app') && /\blap\.? $/iu.test(text.slice(0, token.start))) return
    // '94% RA' was measured on room air.
    if (token.word === 'ra' && /\d\s?%?\s*$/.test(text.slice(0, token.start))) return
    if (token.word.startsWith('allerg') && /^\s*[:–-]|^ (?:to|clinic)\b/.test(text.slice(token.end))) return
    let first = index
    for (let at = index - 1; at >= 0; at -= 1) {
      const [before, after] = [tokens[at], tokens[at + 1]]
      if (before === undefined || after === undefined) break
      const touching = /^[ -]$|^ ?\/ ?$/.test(text.slice(before.end, after.start))
      const isSide = /^(?:R|L|Rt|Lt|Bilat)$/.test(text.slice(before.start, before.end))
      if (!touching || !(isSide || isModifier(before.word) || isProblemHead(before.word))) break
      first = at
    }
    const plainStart = tokens[first]?.start ?? token.start
    // A line break may separate 'pre-' from 'eclampsia', which is a different problem on its own.
    const prefix = /(?<![\p{L}\d])\p{L}{2,8}-\s$/u.exec(text.slice(0, plainStart))?.[0].length ?? 0
    const start = plainStart - prefix
    const trailer = trailers.exec(text.slice(token.end))?.[0].length ?? 0
    const place = trailer > 0 ? 0 : (bodyPlace.exec(text.slice(token.end))?.[0].length ?? 0)
    found.push({ start, end: token.end + trailer + place, head: token.word })
  })
  const all = [...fixed, ...found].toSorted((left, right) => left.start - right.start || right.end - left.end)
  return all.filter(
    (stretch, index) =>
      !all.some(
        (other, at) =>
          at !== index &&
          other.start <= stretch.start &&
          other.end >= stretch.end &&
          (other.end - other.start > stretch.end - stretch.start || at < index),
      ),
  )
}
