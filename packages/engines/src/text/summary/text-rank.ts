import { at } from '@vitrine/basics/at.ts'
import { cosine, type TermVector } from './term-vectors.ts'

const damping = 0.85
const rounds = 30
const leastSimilarity = 0.05

/** In a text with more sentences than this, only rare terms link sentences, so that the work grows with the text and not with its square. */
const longText = 4000
/** How many sentences of a long text may share a term that links them. */
const mostInLongText = 12

interface Edge {
  to: number
  weight: number
}

function likenessEdges(vectors: readonly TermVector[]): Edge[][] {
  const holders = new Map<string, number[]>()
  vectors.forEach((vector, index) => {
    for (const term of vector.keys()) {
      const list = holders.get(term)
      if (list === undefined) holders.set(term, [index])
      else list.push(index)
    }
  })
  // A term that is in nearly every sentence would link each to each, and says nothing about any.
  const most = vectors.length > longText ? mostInLongText : Math.max(20, vectors.length * 0.2)
  return vectors.map((vector, from) => {
    const others = new Set<number>()
    for (const term of vector.keys()) {
      const list = holders.get(term) ?? []
      if (list.length <= most) for (const other of list) others.add(other)
    }
    others.delete(from)
    return [...others].flatMap((to) => {
      const weight = cosine(vector, vectors[to] ?? new Map())
      return weight >= leastSimilarity ? [{ to, weight }] : []
    })
  })
}

/**
 * TextRank: how central each sentence is, by PageRank over the sentences' likeness. The highest rank is 1.
 * Only sentences that share a term are compared, which keeps long texts affordable.
 */
export function textRank(vectors: readonly TermVector[]): number[] {
  const edges = likenessEdges(vectors)
  const totals = edges.map((list) => list.reduce((sum, { weight }) => sum + weight, 0))
  let ranks = vectors.map(() => 1)
  for (let round = 0; round < rounds; round += 1) {
    const next = vectors.map(() => 1 - damping)
    edges.forEach((list, from) => {
      const given = (damping * at(ranks, from)) / (totals[from] || 1)
      for (const { to, weight } of list) next[to] = at(next, to) + given * weight
    })
    ranks = next
  }
  const highest = ranks.reduce((most, rank) => Math.max(most, rank), 0) || 1
  return ranks.map((rank) => rank / highest)
}
