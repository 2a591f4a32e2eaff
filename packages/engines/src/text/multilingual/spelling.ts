import { readFileSync } from 'node:fs'
import type { Spelling } from '../pieces.ts'
import { cutWords, type Vocabulary } from './cut-words.ts'

let known: Spelling | undefined

function readSpelling(): Spelling {
  const lines = readFileSync(new URL('./pieces.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  const entries = lines.map((line, id): [string, { id: number; score: number }] => {
    const tab = line.indexOf('\t')
    return [line.slice(0, tab), { id, score: Number(line.slice(tab + 1)) }]
  })
  // The first four are marks, not text.
  const vocabulary: Vocabulary = new Map(entries.slice(4))
  return { cut: (text) => cutWords(vocabulary, text), marks: { first: 0, padding: 1, last: 2 } }
}

/** The tokenizer of multilingual-e5-small, limited to the 53,920 pieces that evals/train/text/write_pieces.py keeps; read once. */
export function readSpellingNow(): Spelling {
  known ??= readSpelling()
  return known
}

/** The same for callers that await what they read. */
export const multilingualSpelling = async (): Promise<Spelling> => readSpellingNow()
