import { at } from '@vitrine/basics/at.ts'
import { openPace, type PaceOptions } from '@vitrine/basics/pace.ts'
import { isSpelledAlike } from '../../text/edit-distance.ts'
import type { Encoding } from '../../text/encoder/token-batches.ts'
import { functionWords } from '../../text/function-words.ts'
import type { Passage } from '../passages/passage.ts'
import { type Question, readQuestion } from '../question/question.ts'
import { partToLookAt, withoutOrders } from '../question/without-orders.ts'
import { type TaggedToken, tagText } from '../tagged-text.ts'
import { Bm25, type SearchTerm } from './bm25.ts'
import { financialTerms } from './financial-terms.ts'
import { PassageMeanings } from './passage-meanings.ts'

export interface Ranked {
  /** Index of a passage, or number of a page. */
  of: number
  score: number
}

// Weight of glossary words relative to the question's own, and of a page's head relative to the whole page.
const glossaryWeight = 0.5
const headWeight = 0.5
const headLength = 60

// Weight of semantic nearness, where the word score of the best passage is 1; and the nearness expected by chance.
// By evals/train/qa/fit-search.ts on training articles.
const meaningWeight = 3
const chanceNearness = 0.2
// Weight of a page's best passage, by words and meaning, beside the page's own words. Questions for named figures rely on the
// words: sentences that mention a figure are nearer in meaning than the statement that gives it.
const pagePassageWeight = { plain: 0.3, figures: 0.1 }
/** What a page gains by its share of figures, up to a share, where the question asks for figures. */
const figuresGain = { weight: 0.4, mostShare: 0.5 } as const
// Passages compared by meaning: all of some 25 pages; of longer sources, those with the best word scores.
const mostMeant = 120
const mostMeantOfLong = 60

export interface FoundPassage extends Ranked {
  /** Cosine similarity in meaning of the passage's nearest sentence to the question; −1…1. */
  nearness: number
}

/** The stems used for searching: without punctuation and function words. */
export function searchTerms(tokens: readonly TaggedToken[]): string[] {
  return tokens
    .filter((token) => /[\p{L}\p{N}]/u.test(token.text) && !functionWords.has(token.text.toLowerCase()))
    .map((token) => token.stem)
}

/** The question's content, the part of the document that it names, and with less weight the names in reports of the figures that it asks for. */
function termsOf(question: string): SearchTerm[] {
  const { tokens, content } = readQuestion(question)
  const own = tokens.flatMap(({ stem }, place) => (content[place] ? [{ stem, weight: 1 }] : []))
  const part = searchTerms(tagText(partToLookAt(question))).map((stem) => ({ stem, weight: 1 }))
  const further = searchTerms(financialTerms(question)).map((stem) => ({ stem, weight: glossaryWeight }))
  return [...new Map([...further, ...part, ...own].map((term) => [term.stem, term])).values()]
}

/** Whether a token is a name or a number. The first word of a sentence is neither, nor is the pronoun 'I', except in "Alexander I". */
export function isNamed({ text }: TaggedToken, place: number, tokens: readonly TaggedToken[]): boolean {
  if (/\d/.test(text)) return true
  const before = tokens[place - 1]
  if (before === undefined || /^[.!?]$/.test(before.text)) return false
  return text === 'I' ? isNamed(before, place - 1, tokens) : /^\p{Lu}/u.test(text)
}

const stemsOf = ({ text }: Passage): string[] => searchTerms(tagText(text))

const ranked = (scores: readonly number[]): Ranked[] =>
  scores
    .map((score, of) => ({ of, score }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)

/**
 * Passages ready to be searched and read. Where they come from pages, a passage's score includes what its page and its page's head
 * say: a table's rows seldom repeat its subject.
 */
export class PassageIndex {
  readonly passages: readonly Passage[]
  readonly #search: Bm25
  readonly #pages: readonly number[]
  readonly #pageSearch: Bm25
  readonly #headSearch: Bm25
  readonly #figureShares: readonly number[]
  readonly #tagged = new Map<number, TaggedToken[]>()
  readonly #meanings: PassageMeanings

  constructor(passages: readonly Passage[], stems = passages.map(stemsOf)) {
    this.passages = passages
    this.#search = new Bm25(stems)
    this.#meanings = new PassageMeanings(passages.map(({ text }) => text))
    const byPage = Map.groupBy(stems.keys(), (index) => passages[index]?.page)
    byPage.delete(undefined)
    this.#pages = [...byPage.keys()].filter((page) => page !== undefined)
    const stemsOfPages = [...byPage.values()].map((own) => own.flatMap((index) => at(stems, index)))
    this.#pageSearch = new Bm25(stemsOfPages)
    this.#headSearch = new Bm25(stemsOfPages.map((list) => list.slice(0, headLength)))
    this.#figureShares = stemsOfPages.map(
      (list) => list.filter((stem) => /\d/.test(stem)).length / Math.max(20, list.length),
    )
  }

  /** An index of many passages, which takes seconds: it reports progress and can be aborted. */
  static async prepare(passages: readonly Passage[], options: PaceOptions): Promise<PassageIndex> {
    const pace = openPace(options)
    const stems: string[][] = []
    for (const passage of passages) {
      if (pace.isDue()) await pace.pause(stems.length / passages.length)
      stems.push(stemsOf(passage))
    }
    return new PassageIndex(passages, stems)
  }

  /** Passages that may answer the question by their words or by their meaning, best first. */
  async search(question: string, encoding: Encoding = {}): Promise<FoundPassage[]> {
    const byWords = this.#rankByWords(question)
    const considered =
      this.passages.length <= mostMeant
        ? [...this.passages.keys()]
        : byWords.slice(0, mostMeantOfLong).map(({ of }) => of)
    const nearness = await this.#meanings.nearness(withoutOrders(question), considered, encoding)
    const best = byWords[0]?.score ?? 0
    const wordScores = new Map(byWords.map(({ of, score }) => [of, score / Math.max(1e-6, best)]))
    const all = this.passages.map(
      (_, of) => (wordScores.get(of) ?? 0) + meaningWeight * Math.max(0, (nearness.get(of) ?? 0) - chanceNearness),
    )
    return ranked(all).map((row) => ({ ...row, nearness: nearness.get(row.of) ?? 0 }))
  }

  /** Numbers of the pages that may answer the question, best first; empty where the passages have no pages. */
  async searchPages(question: string): Promise<Ranked[]> {
    const byWords = this.#rankPagesByWords(question)
    const best = Math.max(1e-6, byWords[0]?.score ?? 0)
    const scores = new Map(byWords.map(({ of, score }) => [of, score / best]))
    const nearest = new Map<number, number>()
    for (const { of, score } of await this.search(question)) {
      const page = this.passages[of]?.page
      if (page !== undefined) nearest.set(page, Math.max(nearest.get(page) ?? 0, score))
    }
    const weight = pagePassageWeight[financialTerms(question).length > 0 ? 'figures' : 'plain']
    return [...nearest]
      .map(([of, score]) => ({ of, score: score * weight + (scores.get(of) ?? 0) }))
      .sort((a, b) => b.score - a.score)
  }

  /** Passages that share words with the question, best first. */
  #rankByWords(question: string): Ranked[] {
    const terms = termsOf(question)
    const pageScores = new Map(this.#rankPagesByWords(question).map(({ of, score }) => [of, score]))
    const best = Math.max(1e-6, ...pageScores.values())
    return ranked(
      this.#search
        .scores(terms)
        .map((score, index) => score * (1 + (pageScores.get(at(this.passages, index).page ?? 0) ?? 0) / best)),
    )
  }

  #rankPagesByWords(question: string): Ranked[] {
    const terms = termsOf(question)
    const heads = this.#headSearch.scores(terms)
    // A question in the glossary's words asks for figures: statements and tables have more of them than prose.
    const wantsFigures = financialTerms(question).length > 0
    return ranked(
      this.#pageSearch
        .scores(terms)
        .map(
          (score, index) =>
            (score + headWeight * at(heads, index)) *
            (1 +
              (wantsFigures ? figuresGain.weight * Math.min(figuresGain.mostShare, at(this.#figureShares, index)) : 0)),
        ),
    ).map(({ of, score }) => ({ of: at(this.#pages, of), score }))
  }

  /**
   * Share of the names and numbers of a question that no passage contains: 1 where it asks about someone else. A name spelled almost alike is the
   * same, misheard or misread.
   */
  missingNameShare({ tokens }: Question): number {
    const named = tokens.filter(isNamed)
    const missing = named.filter(({ stem }) => !this.#search.has(stem) && !this.#hasAlmost(stem))
    return missing.length / Math.max(1, named.length)
  }

  #hasAlmost(stem: string): boolean {
    for (const other of this.#search.stems()) if (isSpelledAlike(stem, other)) return true
    return false
  }

  /** Similarity in meaning of short texts, such as what names a table's cell, to a question; −1…1. They are cached. */
  async nearnessOf(question: string, texts: readonly string[], encoding: Encoding = {}): Promise<number[]> {
    return this.#meanings.nearnessOf(question, texts, encoding)
  }

  /** Whether a passage has a word of this stem. */
  says(stem: string): boolean {
    return this.#search.has(stem)
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
