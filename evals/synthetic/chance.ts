import { seededRandom } from '@vitrine/basics/seeded-random.ts'

// Letters and figures that nobody takes for one another.
const letters = Array.from('ABCDEFGHJKLMNPRSTUVWXYZ')
const figures = Array.from('23456789')

/** Seeded choices: the same seed makes the same document. */
export class Chance {
  readonly #random: () => number

  constructor(seed: number) {
    this.#random = seededRandom(seed)
  }

  /** 0…1 */
  fraction(): number {
    return this.#random()
  }

  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.#random() * (high - low + 1))
  }

  happens(probability: number): boolean {
    return this.#random() < probability
  }

  pick<Choice>(choices: readonly Choice[]): Choice {
    const choice = choices[Math.floor(this.#random() * choices.length)]
    if (choice === undefined) throw new RangeError('Nothing to choose from.')
    return choice
  }

  /** `count` different ones, in random order. */
  some<Choice>(choices: readonly Choice[], count: number): Choice[] {
    const left = [...choices]
    const taken: Choice[] = []
    while (taken.length < count && left.length > 0) {
      taken.push(...left.splice(Math.floor(this.#random() * left.length), 1))
    }
    return taken
  }

  /** Each 9 a digit, each A a capital, each X either: 'A999-XX'. */
  code(pattern: string): string {
    return pattern.replaceAll(/[9AX]/g, (sign) => {
      if (sign === '9') return String(this.whole(0, 9))
      if (sign === 'A') return this.pick(letters)
      return this.pick([...letters, ...figures])
    })
  }

  /** The value, or null with the given probability: documents leave things out. */
  maybe<Value>(value: Value, missing: number): Value | null {
    return this.happens(missing) ? null : value
  }
}
