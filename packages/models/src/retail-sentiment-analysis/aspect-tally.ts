import type { LinearModel } from '@vitrine/engines/text/linear/linear-model.ts'
import { judgeTogether, type SentenceSentiment } from '@vitrine/engines/text/sentiment/document-sentiment.ts'
import type { LabelSigns } from '@vitrine/engines/text/sentiment/sentiment-label.ts'
import { readSentiment } from '@vitrine/engines/text/sentiment/sentiment-network.ts'
import { type Aspect, aspectsIn, clausesOf } from './aspects.ts'
import type { Sentiment } from './schema.ts'

/** Gathers what is said of each aspect, clause by clause. */
export class AspectTally {
  readonly #model: LinearModel
  readonly #knownWords: Map<string, readonly number[]>
  readonly #heard = new Map<Aspect, { readings: LabelSigns[]; mentions: Set<number> }>()

  constructor(model: LinearModel, knownWords: Map<string, readonly number[]>) {
    this.#model = model
    this.#knownWords = knownWords
  }

  /** `index` is the sentence's place in the listed sentences, null where it is not listed. */
  add(sentence: SentenceSentiment, index: number | null): void {
    if (aspectsIn(sentence.tokens).length === 0) return
    for (const clause of clausesOf(sentence.tokens)) {
      const named = aspectsIn(clause)
      if (named.length === 0) continue
      const { evidence, good, bad } = readSentiment(this.#model, clause, this.#knownWords)
      for (const aspect of named) {
        const heard = this.#heard.get(aspect) ?? { readings: [], mentions: new Set() }
        heard.readings.push({ evidence, good, bad })
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
