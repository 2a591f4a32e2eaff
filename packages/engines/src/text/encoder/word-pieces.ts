import { readFile } from 'node:fs/promises'
import { at } from '@vitrine/basics/at.ts'
import type { Pieces, Spelling } from '../pieces.ts'

/** The id of the piece for a word that the vocabulary cannot spell. */
const unknown = 100
/** Letters; as in BERT, a longer word is unknown. */
const longestWord = 100
/** Characters that are a word of their own. */
const alone = /[\p{P}$+<=>^`|~\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{2fa1f}]/u
/** Characters that are left out. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\ufffd]/u

let reading: Promise<ReadonlyMap<string, number>> | undefined

/** The 30,522 pieces of BERT's lower-case English vocabulary with their ids; read once. */
export function readVocabulary(): Promise<ReadonlyMap<string, number>> {
  reading ??= readFile(new URL('./vocabulary.txt', import.meta.url), 'utf8').then(
    (text) =>
      new Map(
        text
          .trimEnd()
          .split('\n')
          .map((piece, id) => [piece, id]),
      ),
  )
  return reading
}

function cutWord(vocabulary: ReadonlyMap<string, number>, word: readonly Letter[], pieces: Pieces): void {
  const found: { id: number; from: number; to: number }[] = []
  for (let from = 0; from < word.length && word.length <= longestWord; ) {
    let to = word.length
    let id: number | undefined
    for (; to > from; to -= 1) {
      const spelled = word
        .slice(from, to)
        .map(({ letter }) => letter)
        .join('')
      id = vocabulary.get(from > 0 ? `##${spelled}` : spelled)
      if (id !== undefined) break
    }
    if (id === undefined) break
    found.push({ id, from, to })
    from = to
  }
  const isWhole = found.at(-1)?.to === word.length
  for (const { id, from, to } of isWhole ? found : [{ id: unknown, from: 0, to: word.length }]) {
    pieces.ids.push(id)
    pieces.starts.push(at(word, from).start)
    pieces.ends.push(at(word, to - 1).end)
  }
}

/** Cuts a text as BERT does (Devlin et al., 2019): lower case, no accents, each punctuation mark a word, the longest known piece first. */
export function cutIntoPieces(vocabulary: ReadonlyMap<string, number>, text: string): Pieces {
  const pieces: Pieces = { ids: [], starts: [], ends: [] }
  let word: Letter[] = []
  const finish = (): void => {
    if (word.length > 0) cutWord(vocabulary, word, pieces)
    word = []
  }
  let end = 0
  for (const sign of text) {
    const start = end
    end += sign.length
    if (/\s/u.test(sign)) finish()
    else if (!unseen.test(sign)) {
      for (const letter of sign.normalize('NFD').toLowerCase()) {
        if (/\p{Mn}/u.test(letter)) continue
        const isAlone = alone.test(letter)
        if (isAlone) finish()
        word.push({ letter, start, end })
        if (isAlone) finish()
      }
    }
  }
  finish()
  return pieces
}

/** The tokenizer of BERT's English networks. */
export async function wordPieceSpelling(): Promise<Spelling> {
  const vocabulary = await readVocabulary()
  return { cut: (text) => cutIntoPieces(vocabulary, text), marks: { padding: 0, first: 101, last: 102 } }
}

interface Letter {
  letter: string
  start: number
  end: number
}
