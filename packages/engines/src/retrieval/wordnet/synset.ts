import { at } from '@vitrine/basics/at.ts'
import type { PartOfSpeech } from './part-of-speech.ts'

/** WordNet's symbols for the relations between meanings (wninput(5WN)). */
const relations = {
  '@': 'broader',
  '@i': 'instance-of',
  '~': 'kind',
  '~i': 'instance',
  '#m': 'member-of',
  '#s': 'substance-of',
  '#p': 'part-of',
  '%m': 'member',
  '%s': 'substance',
  '%p': 'part',
  '=': 'attribute',
  '+': 'derived',
  ';c': 'domain',
  '-c': 'domain-member',
  '&': 'similar',
} as const
export type Relation = (typeof relations)[keyof typeof relations]

const relationOfSign: ReadonlyMap<string, Relation> = new Map(Object.entries(relations))

/** One meaning: the words that have it, its definition, the meanings it points to. */
export interface Synset {
  part: PartOfSpeech
  offset: number
  /** As written, with spaces: 'domestic dog'. */
  words: readonly string[]
  definition: string
  examples: readonly string[]
  pointers: readonly { relation: Relation; part: PartOfSpeech; offset: number }[]
}

const partOfLetter: Record<string, PartOfSpeech> = { n: 'noun', v: 'verb', a: 'adj', s: 'adj', r: 'adv' }

/** 'Canis_familiaris' → 'Canis familiaris'; adjectives' syntax marks '(a)', '(p)', '(ip)' go. */
const written = (word: string): string => word.replace(/\((?:a|p|ip)\)$/, '').replaceAll('_', ' ')

function splitGloss(gloss: string): { definition: string; examples: string[] } {
  const examples = [...gloss.matchAll(/"([^"]+)"/g)].map((match) => at(match, 1))
  const firstQuote = gloss.search(/;\s*"/)
  const definition = (firstQuote === -1 ? gloss : gloss.slice(0, firstQuote)).trim().replace(/;$/, '')
  return { definition, examples }
}

/** Reads one line of a data file (wndb(5WN)). */
export function parseSynset(part: PartOfSpeech, line: string): Synset {
  const bar = line.indexOf(' | ')
  const fields = line.slice(0, bar).split(' ')
  const wordCount = Number.parseInt(at(fields, 3), 16)
  const words = Array.from({ length: wordCount }, (_, index) => at(fields, 4 + 2 * index))
  const from = 4 + 2 * wordCount
  const pointerCount = Number(at(fields, from))
  const pointers = Array.from({ length: pointerCount }, (_, index) => {
    const [sign = '', offset = '', letter = ''] = fields.slice(from + 1 + 4 * index, from + 4 + 4 * index)
    return {
      relation: relationOfSign.get(sign),
      part: partOfLetter[letter] ?? part,
      offset: Number(offset),
    }
  }).flatMap(({ relation, ...to }) => (relation === undefined ? [] : [{ relation, ...to }]))
  const { definition, examples } = splitGloss(
    line
      .slice(bar + 3)
      .trim()
      .replaceAll('`', "'"),
  )
  return { part, offset: Number(fields[0]), words: words.map(written), definition, examples, pointers }
}
