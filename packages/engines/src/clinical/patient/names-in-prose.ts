import { firstNames } from './first-names.ts'
import type { Candidate } from './name-candidate.ts'
import { contextOf } from './name-context.ts'
import { readName } from './person-name.ts'
import { anyTitle } from './titles.ts'
import { nameScores } from './weights.ts'

const titles = new RegExp(String.raw`(?<![\p{L}])(?:${anyTitle})\.?\s+(?=\p{Lu})`, 'giu')

/** 'Ms. Lovelace'. */
export function titled(text: string): Candidate[] {
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

/** 'Ada Lovelace is a 36-year-old …'. */
export function introducedNames(text: string): Candidate[] {
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

// 'Lovelace, Ada  36F' on a ward's list, without a label.
const besideAge = /(?<![\p{L}'’-])\p{Lu}[\p{L}'’-]+,? \p{Lu}[\p{L}'’-]+(?=,?\s{1,3}\d{1,3}\s?y?[MF](?![\p{L}\d/]))/gu

/** Names with an age and a letter for the sex behind them. */
export function listedNames(text: string): Candidate[] {
  return [...text.matchAll(besideAge)].flatMap((match) => {
    const read = readName(match[0], { sure: true })
    if (read === null || read.length < match[0].length) return []
    const [start, end] = [match.index, match.index + read.length]
    return [{ name: read.name, score: nameScores.introducedWithAge, titled: false, start, end }]
  })
}
