import { readFile } from 'node:fs/promises'
import { loadWordVectors, type WordVectors } from '../word-vectors.ts'
import { readTreeEnsemble, type TreeEnsemble } from './tree-ensemble.ts'

/** Word vectors, and trees that rank stretches of text by how likely they are the answer. */
export interface SpanRanker {
  vectors: WordVectors
  trees: TreeEnsemble
}

let loading: Promise<SpanRanker> | undefined

/** The weights that are shipped beside this file, read once. */
export function loadSpanRanker(): Promise<SpanRanker> {
  loading ??= Promise.all([loadWordVectors(), readFile(new URL('./span-ranker.bin', import.meta.url))]).then(
    ([vectors, bytes]) => ({ vectors, trees: readTreeEnsemble(bytes) }),
  )
  return loading
}
