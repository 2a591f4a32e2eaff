import type { Word } from '../document.ts'
import { heightOf, verticalOverlap } from '../layout/box.ts'

/** Letters whose kerning leaves a gap after them that the PDF reader may take for a space. */
const kernedBefore = /[rtfvwyVTPFWYA]$/
const shortest = 6

const letters = (text: string): string => text.toLowerCase().match(/^\p{L}+/u)?.[0] ?? ''

function isTorn(first: Word, second: Word, vocabulary: () => ReadonlySet<string>): boolean {
  if (!kernedBefore.test(first.text) || !/^\p{Ll}/u.test(second.text)) return false
  if (second.box[0] - first.box[2] >= 0.5 * heightOf(first.box)) return false
  if (verticalOverlap(first.box, second.box) <= 0.8) return false
  // Of 'eighty-eight' only the part behind the hyphen can go on.
  const whole = letters((/\p{L}+$/u.exec(first.text)?.[0] ?? '') + second.text)
  return whole.length >= shortest && vocabulary().has(whole)
}

/**
 * Puts words back together that kerning tore apart ('Liefer ant', 'Ver käufer') where the document has the whole word
 * elsewhere, alone or at the start of a longer one. `vocabulary` is of all its words, and asked for only where two stand so near.
 */
export function rejoinWords(words: readonly Word[], vocabulary: () => ReadonlySet<string>): Word[] {
  const joined: Word[] = []
  for (const word of words) {
    const last = joined.at(-1)
    if (last !== undefined && isTorn(last, word, vocabulary)) {
      joined[joined.length - 1] = {
        ...last,
        text: last.text + word.text,
        box: [last.box[0], Math.min(last.box[1], word.box[1]), word.box[2], Math.max(last.box[3], word.box[3])],
      }
    } else {
      joined.push(word)
    }
  }
  return joined
}

/** Every start of every word, long enough to tell. */
export function vocabularyOf(words: readonly Word[]): Set<string> {
  const vocabulary = new Set<string>()
  for (const word of words) {
    const text = letters(word.text)
    for (let length = shortest; length <= text.length; length += 1) vocabulary.add(text.slice(0, length))
  }
  return vocabulary
}
