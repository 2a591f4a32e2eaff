import { addTo } from '@vitrine/basics/tally.ts'
import { splitSentences } from '../../text/sentences.ts'
import { type PassageIndex, searchTerms } from '../search/passage-index.ts'
import { tagText } from '../tagged-text.ts'
import type { Citation } from './passage.ts'
import { readsLikeASentence } from './sentence-shape.ts'

interface Candidate extends Citation {
  stems: ReadonlyMap<string, number>
  /** Centrality of the sentence, before repetition of chosen sentences is penalised. */
  score: number
}

// More sentences than this add nothing to a summary and cost time.
const mostSentences = 1500

function readableSentences(index: PassageIndex): Candidate[] {
  const candidates: Candidate[] = []
  const seen = new Set<string>()
  for (const [passage, { text }] of index.passages.entries()) {
    for (const { text: quote, start, end } of splitSentences(text)) {
      if (candidates.length >= mostSentences) return candidates
      if (!readsLikeASentence(quote) || seen.has(quote)) continue
      seen.add(quote)
      const stems = new Map<string, number>()
      for (const stem of searchTerms(tagText(quote))) {
        if (/\p{L}/u.test(stem)) addTo(stems, stem, index.rarity(stem) ** 0.5)
      }
      candidates.push({ passage, quote, start, end, stems, score: 0 })
    }
  }
  return candidates
}

function norm(weights: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const weight of weights.values()) sum += weight * weight
  return Math.sqrt(sum)
}

function cosine(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let product = 0
  for (const [stem, weight] of a) product += weight * (b.get(stem) ?? 0)
  return product / Math.max(1e-9, norm(a) * norm(b))
}

/**
 * The sentences that best represent the passages, in their order: near the centroid of the content words, early in
 * the source, and unlike one another. Fragments (table rows, headings) are skipped.
 */
export function summarizePassages(index: PassageIndex, wanted = 5): Citation[] {
  const candidates = readableSentences(index)
  const centre = new Map<string, number>()
  for (const { stems } of candidates) for (const [stem, weight] of stems) addTo(centre, stem, weight)
  for (const [place, candidate] of candidates.entries()) {
    // Documents state their subject first.
    candidate.score =
      cosine(candidate.stems, centre) * (1 + 0.6 * Math.exp(-place / Math.max(4, candidates.length / 8)))
  }
  const chosen: Candidate[] = []
  while (chosen.length < Math.min(wanted, candidates.length)) {
    const worth = (candidate: Candidate): number =>
      candidate.score * (1 - Math.max(0, ...chosen.map((other) => cosine(candidate.stems, other.stems))))
    const best = candidates
      .filter((candidate) => !chosen.includes(candidate))
      .reduce((top, candidate) => (worth(candidate) > worth(top) ? candidate : top))
    chosen.push(best)
  }
  return chosen
    .sort((a, b) => a.passage - b.passage || a.start - b.start)
    .map(({ passage, quote, start, end }) => ({ passage, quote, start, end }))
}
