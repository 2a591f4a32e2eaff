import { at } from '@vitrine/basics/at.ts'
import { exchange, soundsOf, soundWeight } from './sounds.ts'

/** A name further than this from everything heard, as a share of its own sounds, was not said. */
const mostDistant = 0.4
/** Sum of the weights of a name's sounds; shorter names sound like too many words. */
const leastWeight = 2

interface Heard {
  sounds: string
  /** Whether a word begins before the sound at the index, or the text ends there. */
  isBorder: readonly boolean[]
}

interface LikeName {
  name: string
  /** 0 where it sounds the same; 0.4 at most. */
  distance: number
}

function heardAs(text: string): Heard {
  let sounds = ''
  const isBorder: boolean[] = []
  for (const word of text.split(/[\s-]+/).map(soundsOf)) {
    for (let place = 0; place < word.length; place++) isBorder[sounds.length + place] = place === 0
    sounds += word
  }
  isBorder[sounds.length] = true
  return { sounds, isBorder }
}

/** Minimum cost of turning a sequence of whole words of the text into the name (Sellers, 1980: an edit distance that may begin and end anywhere). */
function costOf(name: string, { sounds, isBorder }: Heard): number {
  let row = Array.from({ length: sounds.length + 1 }, (_, place) => (isBorder[place] ? 0 : Number.POSITIVE_INFINITY))
  for (const sound of name) {
    const next = [at(row, 0) + soundWeight(sound)]
    for (let place = 1; place <= sounds.length; place++) {
      const heard = sounds.charAt(place - 1)
      next[place] = Math.min(
        at(row, place) + soundWeight(sound),
        at(next, place - 1) + soundWeight(heard),
        at(row, place - 1) + exchange(sound, heard),
      )
    }
    row = next
  }
  return Math.min(...row.filter((_, place) => isBorder[place]))
}

const weightOf = (sounds: string): number => Array.from(sounds, soundWeight).reduce((sum, one) => sum + one, 0)

/** Names that can be searched by sound in a recogniser's output. */
export class SpokenNames {
  readonly #names: readonly { name: string; sounds: string; weight: number }[]

  constructor(names: Iterable<string>) {
    this.#names = [...names]
      .map((name) => {
        const sounds = name
          .split(/[\s-]+/)
          .map(soundsOf)
          .join('')
        return { name, sounds, weight: weightOf(sounds) }
      })
      .filter(({ weight }) => weight >= leastWeight)
  }

  /** The names that sound most like some words of one of the texts, nearest first, at most `most`. */
  like(texts: readonly string[], most: number): LikeName[] {
    const heard = texts.map(heardAs)
    return this.#names
      .map(({ name, sounds, weight }) => ({
        name,
        distance: Math.min(...heard.map((text) => costOf(sounds, text))) / weight,
      }))
      .filter(({ distance }) => distance <= mostDistant)
      .toSorted((a, b) => a.distance - b.distance)
      .slice(0, most)
  }

  /** The names that one word or run of words sounds like as a whole, nearest first; `farthest` as a share of a name's sounds. */
  soundingAs(run: string, farthest: number): LikeName[] {
    const heard = heardAs(run.replaceAll(/[\s-]/gu, ''))
    const heardWeight = weightOf(heard.sounds)
    return this.#names
      .filter(({ weight }) => Math.abs(weight - heardWeight) <= farthest * weight)
      .map(({ name, sounds, weight }) => ({ name, distance: costOf(sounds, heard) / weight }))
      .filter(({ distance }) => distance <= farthest)
      .toSorted((a, b) => a.distance - b.distance)
  }
}
