import { at } from '@vitrine/basics/at.ts'
import type { LinearModel } from '@vitrine/engines/text/linear/linear-model.ts'
import { judgeTogether, type SentenceSentiment } from '@vitrine/engines/text/sentiment/document-sentiment.ts'
import { readMeaning, withMeaning } from '@vitrine/engines/text/sentiment/read-meaning.ts'
import type { LabelSigns } from '@vitrine/engines/text/sentiment/sentiment-label.ts'
import { readSentiment } from '@vitrine/engines/text/sentiment/sentiment-network.ts'
import type { Token } from '@vitrine/engines/text/tokens.ts'
import { type AspectChances, aspectChances, chanceIn, speaksOf } from './aspect-meaning.ts'
import { type Aspect, aspects, aspectsIn, clausesOf } from './aspects.ts'
import type { Sentiment } from './schema.ts'

/** A part of a sentence with what it says and how. */
interface Clause {
  named: readonly Aspect[]
  /** Null where only words were read. */
  chances: AspectChances | null
  signs: LabelSigns
}

const textOf = (clause: readonly Token[]): string => clause.map(({ text }) => text).join(' ')

const chanceOf = (aspect: Aspect, { chances }: Clause): number => chances?.get(aspect) ?? 0

/** The clauses that name an aspect by a word; where none does, the one that speaks of it most by its meaning. */
function clausesAbout(aspect: Aspect, clauses: readonly Clause[]): Clause[] {
  const naming = clauses.filter(({ named }) => named.includes(aspect))
  if (naming.length > 0) return naming
  return [
    clauses.reduce(
      (most, clause) => (chanceOf(aspect, clause) > chanceOf(aspect, most) ? clause : most),
      at(clauses, 0),
    ),
  ]
}

/** Gathers the sentiment of each aspect, clause by clause. */
export class AspectTally {
  readonly #model: LinearModel
  readonly #knownWords: Map<string, readonly number[]>
  readonly #heard = new Map<Aspect, { readings: LabelSigns[]; mentions: Set<number> }>()

  constructor(model: LinearModel, knownWords: Map<string, readonly number[]>) {
    this.#model = model
    this.#knownWords = knownWords
  }

  /** `index` is the sentence's place in the listed sentences, null where it is not listed; `chances` null where its meaning was not read. */
  async add(sentence: SentenceSentiment, index: number | null, chances: AspectChances | null): Promise<void> {
    const named = aspectsIn(sentence.tokens)
    if (chances === null && named.length === 0) return
    const clauses = await this.#read(sentence, chances)
    const isSpokenOf = (aspect: Aspect): boolean =>
      speaksOf(
        chanceIn(
          chances?.get(aspect) ?? 0,
          clauses.map((clause) => chanceOf(aspect, clause)),
        ),
        named.includes(aspect),
      )
    const spoken = chances === null ? named : aspects.filter(isSpokenOf)
    for (const aspect of spoken) {
      const heard = this.#heard.get(aspect) ?? { readings: [], mentions: new Set() }
      heard.readings.push(...clausesAbout(aspect, clauses).map(({ signs }) => signs))
      if (index !== null) heard.mentions.add(index)
      this.#heard.set(aspect, heard)
    }
  }

  /** A sentence of one clause has been read already. */
  async #read(sentence: SentenceSentiment, chances: AspectChances | null): Promise<Clause[]> {
    const parts = clausesOf(sentence.tokens)
    if (parts.length === 1) return [{ named: aspectsIn(sentence.tokens), chances, signs: sentence.signs }]
    const texts = parts.map(textOf)
    const [meanings, chancesOfParts] =
      chances === null ? [[], []] : await Promise.all([readMeaning(texts), aspectChances(texts)])
    return parts.map((tokens, place) => {
      const words: LabelSigns = readSentiment(this.#model, tokens, this.#knownWords)
      const meaning = meanings[place]
      return {
        named: aspectsIn(tokens),
        chances: chancesOfParts[place] ?? null,
        signs: meaning === undefined ? words : withMeaning(words, meaning),
      }
    })
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
