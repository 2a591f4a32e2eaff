import type { Box, Word } from '../documents/document.ts'
import { boxAround } from '../documents/layout/box.ts'

/** Where a stretch of text stands on one page. */
export interface Place {
  page: number
  box: Box
  /** Lowest confidence of its words, 0…1. */
  legibility: number
}

interface PlacedWord {
  word: Word
  start: number
}

/** A document's words as one text, each character traceable to its place on a page. */
export class PlacedText {
  readonly text: string
  readonly #words: readonly PlacedWord[]

  constructor(text: string, words: readonly PlacedWord[]) {
    this.text = text
    this.#words = words
  }

  /** Where characters `start` to `end` stand: on the page where they begin, all lines in one box. Null where no word is. */
  placeOf(start: number, end: number): Place | null {
    const pieces = this.#pieces(start, end)
    const page = pieces[0]?.page
    if (page === undefined) return null
    const here = pieces.filter((piece) => piece.page === page)
    return {
      page,
      box: boxAround(here.map((piece) => piece.box)),
      legibility: Math.min(...here.map((piece) => piece.legibility)),
    }
  }

  #pieces(start: number, end: number): Place[] {
    const pieces: Place[] = []
    for (let index = this.#firstEndingAfter(start); index < this.#words.length; index += 1) {
      const placed = this.#words[index]
      if (placed === undefined || placed.start >= end) break
      const { word } = placed
      const length = Math.max(1, word.text.length)
      const width = (word.box[2] - word.box[0]) / length
      const cutLeft = Math.max(0, start - placed.start)
      const cutRight = Math.max(0, placed.start + length - end)
      pieces.push({
        page: word.page,
        box: [word.box[0] + cutLeft * width, word.box[1], word.box[2] - cutRight * width, word.box[3]],
        legibility: word.confidence,
      })
    }
    return pieces
  }

  #firstEndingAfter(offset: number): number {
    let low = 0
    let high = this.#words.length
    while (low < high) {
      const middle = (low + high) >> 1
      const placed = this.#words[middle]
      if (placed !== undefined && placed.start + placed.word.text.length <= offset) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** Puts words one after the other. */
export class PlacedTextBuilder {
  #text = ''
  readonly #words: PlacedWord[] = []

  /** `separator` stands before the word unless it is the first. */
  add(word: Word, separator: string): void {
    if (this.#text !== '') this.#text += separator
    this.#words.push({ word, start: this.#text.length })
    this.#text += word.text
  }

  build(): PlacedText {
    return new PlacedText(this.#text, this.#words)
  }
}
