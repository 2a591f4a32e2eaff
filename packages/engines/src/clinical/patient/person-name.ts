import { readPatterns } from '../../text/read-patterns.ts'
import { readWords } from '../../text/read-words.ts'
import { isTitle } from './titles.ts'

// Words in capitals or at the start of a sentence that are not names.
const notNames = readWords(new URL('./wordings/no-names.txt', import.meta.url))

// Words that are also family names: no name begins with one, some end with one.
const familyNamesToo = readWords(new URL('./wordings/family-names-too.txt', import.meta.url))

const particle =
  /^(?:van|von|de|der|den|des|del|della|di|da|dos|das|du|la|le|el|al|bin|binti?|ibn|abu|san|y|ter|ten|zum?|mac|mc|o|ap|[adsw]\/[poly])$/iu
// Abbreviations whose full stop does not end a sentence.
const shortened = /^(?:md|mohd|muhd|mst|wm|chas|thos|geo)\.$/iu
const namePart = /^(?:[aeu][lr]-|[dl]['’])?\p{Lu}(?:\p{Ll}|['’.-](?=\p{L})|\p{Lu})*\.?$/u

// 'F.J.', 'J.-P.': several initials in one word.
const initials = /^(?:\p{Lu}\.-?){1,4}\p{Lu}\.?$/u

// 'Alessandra (Sandra) Pratt', 'C.M. (Carla) de Boer'.
const { calledInside } = readPatterns(new URL('./wordings/person-name.txt', import.meta.url), ['calledInside'])
const nickname = /^["“”'‘].+["“”'’][,.]?$/u

export interface NameParts {
  first: string | null
  last: string | null
  /** In spoken order, given name first. */
  full: string
}

/** A family name that begins with its particles, as forms give it: 'de la Cruz, María'. */
const particleLeads = (text: string, at: number): boolean =>
  /^(?:\p{L}{1,4} ){1,3}\p{Lu}/u.test(text.slice(at, at + 30))

/** 'May Summers is' may be a person, 'May 2024' is not. */
const nameFollows = (text: string, at: number): boolean => /^\s\p{Lu}\p{Ll}+/u.test(text.slice(at, at + 30))

/** 'DOE' and 'o'brien' as people write them. */
function properCase(part: string): string {
  if (part.length < 3 || part !== part.toUpperCase() || initials.test(part)) return part
  return part
    .toLowerCase()
    .replaceAll(/(^|[-'’])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}

/**
 * Reads a person's name from the start of a text, such as 'Lovelace, Ada M.' or 'Ada van Rossum presents'. Null where there is none.
 * `sure` accepts words that otherwise are not names: after a label 'May Summers' is a person.
 */
export function readName(written: string, { sure = false } = {}): { name: NameParts; length: number } | null {
  const text = written.replace(calledInside, (called) => ' '.repeat(called.length))
  const words = [...text.matchAll(/[^\s,;:()[\]\t\n]+|[,\t\n;:()[\]]/gu)]
  const parts: string[] = []
  let length = 0
  let comma = -1
  for (const match of words) {
    const word = match[0]
    if (word === ',') {
      // 'Doe, Jane': one comma, after the family name, and only in forms.
      // 'de la Cruz, María': particles do not count.
      const family = parts.filter((part) => !particle.test(part)).length
      if (!sure || comma >= 0 || family === 0 || family > 2) break
      comma = parts.length
      continue
    }
    // 'Ezekiel "Zeke" Montague': what he is called besides.
    if (nickname.test(word) && parts.length > 0) continue
    const bare = word.replace(/['’]s$/u, '').replace(/[.!?]+$/, '')
    const initial = /^\p{Lu}\.?$/u.test(word) || initials.test(word)
    // 'LOVELACE, ADA F 36Y': the letter before an age is the sex.
    if (
      /^[MF]$/.test(word) &&
      parts.length > 0 &&
      /^[\s,]*(?:\d{1,3}(?: ?[yY]|\s|$)|(?:DOB|D\.O\.B|[Bb]orn|[Aa]ge|AGE)\b)/.test(text.slice(match.index + 1))
    )
      break
    // 'Rukhsana Bano W/o Salim': whose wife she is.
    if (parts.length > 0 && /^w\/o$/iu.test(word)) break
    const isPart =
      initial ||
      (namePart.test(bare) && bare.length > 1) ||
      ((parts.length > 0 || (sure && particleLeads(text, match.index))) && particle.test(word))
    const lower = bare.toLowerCase()
    const opens =
      parts.length === 0 && !sure && familyNamesToo.has(lower) && !nameFollows(text, match.index + word.length)
    // 'WARD 4' is a place.
    const numbered = familyNamesToo.has(lower) && /^\s*\d/.test(text.slice(match.index + word.length))
    // 'Ada Lovelace   Hosp. No: 12', 'Ada Lovelace Nickname: Ady': the next label of a row.
    const labels =
      (parts.length > 0 && /^\S+ ?:(?!\d)/u.test(text.slice(match.index))) ||
      (parts.length > 0 && /^\S+\s+(?:no|number|nr|id|ref|date)\b\.?\s*[:#\d\n]/iu.test(text.slice(match.index)))
    // 'Ada Lovelace  HRN 7719': letters before a number, where the name is not in capitals itself.
    const isCode = /\p{Ll}/u.test(parts.join('')) && /^\p{Lu}{2,5}\s+\p{Lu}{0,3}-?\d{3}/u.test(text.slice(match.index))
    const isShortened = sure && shortened.test(word) && nameFollows(text, match.index + word.length)
    // 'Herr Jakob Weiss' in running text; after a label 'Kumari Devi' is a name.
    const titles = parts.length === 0 && !sure && isTitle(lower)
    if (!isPart || (notNames.has(lower) && !isShortened) || opens || numbered || labels || titles || isCode) break
    if (!isShortened && /^(?:md|do|rn|np|phd|pa-?c|dob|mrn|jr|sr|ii|iii|iv)$/iu.test(bare.replaceAll('.', ''))) break
    parts.push(initials.test(word) ? word : bare)
    length =
      match.index +
      (word.endsWith("'s") || word.endsWith('’s')
        ? word.length - 2
        : /[.!?]$/.test(word) && !initial && !isShortened
          ? bare.length
          : word.length)
    // Particles do not count: 'José María Fernández de la Vega'.
    if (parts.filter((part) => !particle.test(part)).length === 5 || (/[.!?]$/.test(word) && !initial && !isShortened))
      break
  }
  if (comma >= 0 && parts.length === comma) comma = -1
  while (parts.length > 0 && particle.test(parts.at(-1) ?? '')) parts.pop()
  const spelled = parts.filter((part) => part.length > 1 && !initials.test(part))
  if (spelled.length === 0) return null
  const ordered = comma > 0 ? [...parts.slice(comma), ...parts.slice(0, comma)] : parts
  const names = ordered.map(properCase)
  const first = names.length > 1 ? (names[0] ?? null) : null
  return { name: { first, last: names.at(-1) ?? null, full: names.join(' ') }, length }
}
