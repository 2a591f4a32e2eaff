import { at } from '@vitrine/basics/at.ts'
import { addTo } from '@vitrine/basics/tally.ts'
/** F1 of ROUGE-1, ROUGE-2 and ROUGE-L, 0…1. */
export interface Rouge {
  rouge1: number
  rouge2: number
  rougeL: number
}

const tokensOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

const sentencesOf = (text: string): string[][] =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map(tokensOf)
    .filter((tokens) => tokens.length > 0)

function ngrams(tokens: readonly string[], size: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (let place = 0; place + size <= tokens.length; place += 1) {
    const gram = tokens.slice(place, place + size).join(' ')
    addTo(counts, gram)
  }
  return counts
}

const sumOf = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0)

const f1 = (hits: number, own: number, gold: number): number => (own + gold === 0 ? 0 : (2 * hits) / (own + gold))

function overlapF1(own: ReadonlyMap<string, number>, gold: ReadonlyMap<string, number>): number {
  let hits = 0
  for (const [gram, count] of gold) hits += Math.min(count, own.get(gram) ?? 0)
  return f1(hits, sumOf(own), sumOf(gold))
}

/** Positions in `reference` of one longest common subsequence. */
function lcsPositions(reference: readonly string[], candidate: readonly string[]): number[] {
  const width = candidate.length + 1
  const lengths = new Uint16Array((reference.length + 1) * width)
  for (let i = reference.length - 1; i >= 0; i -= 1) {
    for (let j = candidate.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        reference[i] === candidate[j]
          ? 1 + at(lengths, (i + 1) * width + j + 1)
          : Math.max(at(lengths, (i + 1) * width + j), at(lengths, i * width + j + 1))
    }
  }
  const positions: number[] = []
  for (let i = 0, j = 0; i < reference.length && j < candidate.length; ) {
    if (reference[i] === candidate[j]) {
      positions.push(i)
      i += 1
      j += 1
    } else if (at(lengths, (i + 1) * width + j) >= at(lengths, i * width + j + 1)) i += 1
    else j += 1
  }
  return positions
}

function unionLcsF1(own: readonly string[][], gold: readonly string[][]): number {
  const left = ngrams(own.flat(), 1)
  let hits = 0
  for (const sentence of gold) {
    const matched = new Set<number>()
    for (const candidate of own) for (const position of lcsPositions(sentence, candidate)) matched.add(position)
    // A word of the summary may be matched only as often as it stands there.
    for (const position of matched) {
      const word = at(sentence, position)
      const available = left.get(word) ?? 0
      if (available === 0) continue
      left.set(word, available - 1)
      hits += 1
    }
  }
  return f1(hits, own.flat().length, gold.flat().length)
}

/**
 * ROUGE of a summary against one reference (Lin 2004): lower case, letters and digits only, no stemming, no stop words left out.
 * ROUGE-L is the summary-level one: the union of each reference sentence's longest common subsequences with the summary's sentences.
 */
export function rouge(summary: string, reference: string): Rouge {
  const own = tokensOf(summary)
  const gold = tokensOf(reference)
  return {
    rouge1: overlapF1(ngrams(own, 1), ngrams(gold, 1)),
    rouge2: overlapF1(ngrams(own, 2), ngrams(gold, 2)),
    rougeL: unionLcsF1(sentencesOf(summary), sentencesOf(reference)),
  }
}

export function meanRouge(rows: readonly Rouge[]): Rouge {
  const mean = (of: (row: Rouge) => number): number =>
    rows.reduce((sum, row) => sum + of(row), 0) / Math.max(1, rows.length)
  return { rouge1: mean((row) => row.rouge1), rouge2: mean((row) => row.rouge2), rougeL: mean((row) => row.rougeL) }
}
