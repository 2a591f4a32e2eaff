import { functionWords } from '../text/function-words.ts'
import { Bm25, type SearchTerm } from './bm25.ts'
import { financialTerms } from './financial-terms.ts'
import type { Passage } from './passage.ts'
import { readQuestion } from './question.ts'
import { type TaggedToken, tagText } from './tagged-text.ts'

export interface Ranked {
  /** Index of a passage, or number of a page. */
  of: number
  score: number
}

// How much less than the question's own words the glossary's count, and a page's head than its whole.
const glossaryWeight = 0.5
const headWeight = 0.5
const headLength = 60

/**
 * Passages ready to be searched and read. Where they are of pages, a passage also counts what its page and its page's head
 * say: a table seldom repeats what it is a table of.
 */
export class PassageIndex {
  readonly passages: readonly Passage[]
  readonly #search: Bm25
  readonly #pages: readonly number[]
  readonly #pageSearch: Bm25
  readonly #headSearch: Bm25
  readonly #figureShares: readonly number[]
  readonly #tagged = new Map<number, TaggedToken[]>()

  constructor(passages: readonly Passage[]) {
    this.passages = passages
    const stems = passages.map(({ text }) => searchTerms(tagText(text)))
    this.#search = new Bm25(stems)
    this.#pages = [...new Set(passages.flatMap(({ page }) => (page === undefined ? [] : [page])))]
    const stemsOfPages = this.#pages.map((page) => stems.filter((_, index) => passages[index]?.page === page).flat())
    this.#pageSearch = new Bm25(stemsOfPages)
    this.#headSearch = new Bm25(stemsOfPages.map((list) => list.slice(0, headLength)))
    this.#figureShares = stemsOfPages.map(
      (list) => list.filter((stem) => /\d/.test(stem)).length / Math.max(20, list.length),
    )
  }

  /** Passages that may answer the question, best first. */
  rankPassages(question: string): Ranked[] {
    const terms = termsOf(question)
    const pageScores = new Map(this.rankPages(question).map(({ of, score }) => [of, score]))
    const best = Math.max(1e-6, ...pageScores.values())
    return ranked(
      this.#search
        .scores(terms)
        .map((score, index) => score * (1 + (pageScores.get(this.passages[index]?.page ?? 0) ?? 0) / best)),
    )
  }

  /** Numbers of the pages that may answer the question, best first; empty where the passages are of no pages. */
  rankPages(question: string): Ranked[] {
    const terms = termsOf(question)
    const heads = this.#headSearch.scores(terms)
    // A question in the glossary's words asks for figures: statements and tables have more of them than prose.
    const wantsFigures = financialTerms(question).length > 0
    return ranked(
      this.#pageSearch
        .scores(terms)
        .map(
          (score, index) =>
            (score + headWeight * (heads[index] ?? 0)) *
            (1 + (wantsFigures ? 0.4 * Math.min(0.5, this.#figureShares[index] ?? 0) : 0)),
        ),
    ).map(({ of, score }) => ({ of: this.#pages[of] ?? 0, score }))
  }

  rarity(stem: string): number {
    return this.#search.rarity(stem)
  }

  tokensOf(passage: number): readonly TaggedToken[] {
    let tokens = this.#tagged.get(passage)
    if (tokens === undefined) {
      tokens = tagText(this.passages[passage]?.text ?? '')
      this.#tagged.set(passage, tokens)
    }
    return tokens
  }
}

/** The question's content, and at less weight what reports call the figures that it asks for. */
function termsOf(question: string): SearchTerm[] {
  const { tokens, content } = readQuestion(question)
  const own = tokens.flatMap(({ stem }, at) => (content[at] ? [{ stem, weight: 1 }] : []))
  const further = searchTerms(financialTerms(question)).map((stem) => ({ stem, weight: glossaryWeight }))
  return [...new Map([...further, ...own].map((term) => [term.stem, term])).values()]
}

const ranked = (scores: readonly number[]): Ranked[] =>
  scores
    .map((score, of) => ({ of, score }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)

/** The stems that a search looks at: no marks, no function words. */
export function searchTerms(tokens: readonly TaggedToken[]): string[] {
  return tokens
    .filter((token) => /[\p{L}\p{N}]/u.test(token.text) && !functionWords.has(token.text.toLowerCase()))
    .map((token) => token.stem)
}
