import type { LinearModel } from '@vitrine/engines/text/linear/linear-model.ts'
import { judgeTogether, type SentenceSentiment } from '@vitrine/engines/text/sentiment/document-sentiment.ts'
import { readMeaning, withMeaning } from '@vitrine/engines/text/sentiment/read-meaning.ts'
import type { LabelSigns } from '@vitrine/engines/text/sentiment/sentiment-label.ts'
import { readSentiment } from '@vitrine/engines/text/sentiment/sentiment-network.ts'
import { type Aspect, aspectsIn, clausesOf } from './aspects.ts'
import type { Sentiment } from './schema.ts'

/** Gathers the sentiment of each aspect, clause by clause. */
export class AspectTally {
  readonly #model: LinearModel
  readonly #knownWords: Map<string, readonly number[]>
  readonly #heard = new Map<Aspect, { readings: LabelSigns[]; mentions: Set<number> }>()

  constructor(model: LinearModel, knownWords: Map<string, readonly number[]>) {
    this.#model = model
    this.#knownWords = knownWords
  }

  /** `index` is the sentence's place in the listed sentences, null where it is not listed. */
  async add(sentence: SentenceSentiment, index: number | null): Promise<void> {
    if (aspectsIn(sentence.tokens).length === 0) return
    const clauses = clausesOf(sentence.tokens).filter((clause) => aspectsIn(clause).length > 0)
    // A sentence of one clause has been read already.
    const meanings =
      sentence.signs.neutral === undefined || clauses.length < 2
        ? []
        : await readMeaning(clauses.map((clause) => clause.map(({ text }) => text).join(' ')))
    for (const [at, clause] of clauses.entries()) {
      const named = aspectsIn(clause)
      const words: LabelSigns = readSentiment(this.#model, clause, this.#knownWords)
      const meaning = meanings[at]
      const signs = clauses.length < 2 ? sentence.signs : meaning === undefined ? words : withMeaning(words, meaning)
      for (const aspect of named) {
        const heard = this.#heard.get(aspect) ?? { readings: [], mentions: new Set() }
        heard.readings.push(signs)
        if (index !== null) heard.mentions.add(index)
        this.#heard.set(aspect, heard)
      }
    }
  }

  /** The most mentioned first. */
  results(): Sentiment['aspects'] {
    return [...this.#heard]
      .map(([aspect, { readings, mentions }]) => {
        const { score, label } = judgeTogether(this.#model, readings)
        return { aspect, score, label, count: readings.length, mentions: [...mentions] }
      })
      .sort((left, right) => right.count - left.count)
  }
}
