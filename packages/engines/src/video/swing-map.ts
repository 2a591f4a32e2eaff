interface SwingRule {
  /** Smaller changes from the last turning point do not count. */
  least: number
  /** The darker of both must be below this. */
  darkerBelow: number
}

/** Follows a value of each cell of a picture, and keeps when each last swung up and down. */
export class SwingMap {
  /** Time of the last swing upward and downward of each cell, seconds; −∞ before the first. */
  readonly risen: Float64Array
  readonly fallen: Float64Array
  readonly #rule: SwingRule
  readonly #low: Float32Array
  readonly #high: Float32Array
  /** Whether the highest value since the last swing was one that counts. */
  readonly #highCounts: Uint8Array
  readonly #direction: Int8Array
  #started = false

  constructor(cells: number, rule: SwingRule) {
    this.#rule = rule
    this.risen = new Float64Array(cells).fill(Number.NEGATIVE_INFINITY)
    this.fallen = new Float64Array(cells).fill(Number.NEGATIVE_INFINITY)
    this.#low = new Float32Array(cells)
    this.#high = new Float32Array(cells)
    this.#highCounts = new Uint8Array(cells)
    this.#direction = new Int8Array(cells)
  }

  /** `counts` says of which cells the value now matters as the higher one; true where any cell swung. */
  add(values: Float32Array, counts: Uint8Array | null, time: number): boolean {
    if (!this.#started) {
      this.#low.set(values)
      this.#high.set(values)
      if (counts) this.#highCounts.set(counts)
      else this.#highCounts.fill(1)
      this.#started = true
      return false
    }
    let any = false
    for (const [cell, value] of values.entries()) any = this.#turn(cell, value, counts?.[cell] ?? 1, time) || any
    return any
  }

  #turn(cell: number, value: number, counts: number, time: number): boolean {
    const { least, darkerBelow } = this.#rule
    // Indices stay inside; a cast costs nothing in this loop, which `at` would slow (docs/decisions/014).
    const low = this.#low[cell] as number
    const high = this.#high[cell] as number
    const direction = this.#direction[cell] as number
    if (direction <= 0 && value - low >= least && low < darkerBelow && counts === 1) {
      this.risen[cell] = time
      this.#restart(cell, value, counts, 1)
      return true
    }
    if (direction >= 0 && high - value >= least && value < darkerBelow && this.#highCounts[cell] === 1) {
      this.fallen[cell] = time
      this.#restart(cell, value, counts, -1)
      return true
    }
    if (value < low) this.#low[cell] = value
    if (value > high) {
      this.#high[cell] = value
      this.#highCounts[cell] = counts
    }
    return false
  }

  #restart(cell: number, value: number, counts: number, direction: number): void {
    this.#low[cell] = value
    this.#high[cell] = value
    this.#highCounts[cell] = counts
    this.#direction[cell] = direction
  }
}
