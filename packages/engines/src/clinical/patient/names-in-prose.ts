import { readPatterns } from '../../text/read-patterns.ts'
import { firstNames } from './first-names.ts'
import type { Candidate } from './name-candidate.ts'
import { contextOf } from './name-context.ts'
import { readName } from './person-name.ts'
import { anyTitle } from './titles.ts'
import { nameScores } from './weights.ts'

const { titles } = readPatterns(new URL('./wordings/names-in-prose.txt', import.meta.url), ['titles'], { anyTitle })

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

// 'Fever 3 days': a single word with a duration is not a child of that age.
const lasting = /^,? \d{1,3} (?:days?|weeks?|months?)\b(?![ -]old)/iu

/** 'Ada Lovelace is a 36-year-old …'. */
export function introducedNames(text: string): Candidate[] {
  const found: Candidate[] = []
  for (let from = 0; from < text.length; ) {
    const place = text
      .slice(from)
      .search(
        /(?<![\p{L}\p{N}'’-])(?:\p{Lu}\p{Ll}|\p{Lu}{3,} (?:\p{Lu}{2,} ){0,3}\p{Lu}{3,}, (?:fe)?male\b|\p{Lu}{3,} \p{Lu}\p{Ll})/u,
      )
    if (place < 0) break
    const start = from + place
    const read = readName(text.slice(start, start + 80))
    if (read === null) {
      from = start + 1 + (/^\p{L}*/u.exec(text.slice(start + 1))?.[0].length ?? 0)
      continue
    }
    const end = start + read.length
    const context = contextOf(text, start, end)
    // A single word may be anything: it needs an introduction.
    if (read.name.first === null && lasting.test(text.slice(end, end + 15))) {
      from = end
      continue
    }
    const known = firstNames.has(read.name.full.split(' ')[0]?.toLowerCase() ?? '')
    // 'Effusion is seen' is nobody: a lone word must be a given name, or come with an age.
    if (context > 0 && (read.name.first !== null || context >= strongContext || known))
      found.push({ name: read.name, score: context, titled: false, start, end })
    from = Math.max(end, start + 1)
  }
  return found
}
