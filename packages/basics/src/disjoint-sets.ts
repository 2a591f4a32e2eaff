import { at } from './at.ts'

/** Groups of the indices from 0, each alone until joined with another (union–find). */
export class DisjointSets {
  readonly #parents: number[]

  constructor(count: number) {
    this.#parents = Array.from({ length: count }, (_, index) => index)
  }

  /** The index that stands for the whole group. Throws for an index that there is none of. */
  rootOf(index: number): number {
    let root = index
    for (let next = this.#parentOf(root); next !== root; next = this.#parentOf(root)) root = next
    // Shortens the way for the next time.
    this.#parents[index] = root
    return root
  }

  /** Puts the group of `index` into that of `other`, whose root stays. */
  join(index: number, other: number): void {
    this.#parents[this.rootOf(index)] = this.rootOf(other)
  }

  #parentOf = (index: number): number => at(this.#parents, index)
}
