import { at } from '@vitrine/basics/at.ts'
import { DisjointSets } from '@vitrine/basics/disjoint-sets.ts'
import { lookUp } from '@vitrine/basics/look-up.ts'
import { countEach } from '@vitrine/basics/tally.ts'
import { type Component, componentsOf } from '../../connected-components.ts'
import type { InkMap } from '../ink-map.ts'

/** Letters that stand in one line, in pixels of the map; the last two lie beyond it. */
export interface TextLine {
  left: number
  top: number
  right: number
  bottom: number
  /** True where the letters stand one above another: the line is read from the bottom up. */
  upright: boolean
}

/** Letters are this high, as pixels and as a share of the longer side. */
const lowest = 6
const highestShare = 0.03
/** Letters of one word and words of one line lie this many heights apart at most. */
const letterGap = 0.45
const wordGap = 1.1
/** A letter's ink: the darkness of its pixels, the least share of its box, and the most times that it is longer than wide. */
const letterInk = { dark: 0.45, fills: 0.08, longest: 14 } as const
/** Neighbours in a line: the most times that one is higher, and the share of the lower one's height that they have in common. */
const neighbours = { higher: 3.2, shared: 0.5 } as const
/** As many lines are read at most, the largest letters first. */
const mostLines = 180

function isLetter({ left, right, top, bottom, pixels }: Component, highest: number): boolean {
  const [across, down] = [right - left + 1, bottom - top + 1]
  const [long, short] = [Math.max(across, down), Math.min(across, down)]
  return (
    long >= 3 && long <= highest && long < letterInk.longest * short && pixels.length > letterInk.fills * across * down
  )
}

const sizeOf = ({ left, right, top, bottom, upright }: TextLine): number => (upright ? right - left : bottom - top)

interface Group {
  members: Component[]
  upright: boolean
}

/**
 * Joins letters that lie side by side (or one above another) no further apart than `gap` heights. Returns for each letter
 * the index of one letter of its chain, the same for all of them.
 */
function chain(letters: readonly Component[], upright: boolean, gap: number): number[] {
  const spans = letters.map(({ left, right, top, bottom }) =>
    upright ? { from: top, to: bottom, low: left, high: right } : { from: left, to: right, low: top, high: bottom },
  )
  const order = spans.map((_, index) => index).sort((a, b) => at(spans, a).from - at(spans, b).from)
  const sets = new DisjointSets(spans.length)
  const tallest = Math.max(1, ...spans.map(({ low, high }) => high - low + 1))
  for (const [position, index] of order.entries()) {
    const one = spans[index]
    if (!one) continue
    for (let later = position + 1; later < order.length; later++) {
      const other = spans[at(order, later)]
      if (!other || other.from - one.to > gap * tallest) break
      const [size, otherSize] = [one.high - one.low + 1, other.high - other.low + 1]
      const reach = gap * Math.max(size, otherSize)
      const shared = Math.min(one.high, other.high) - Math.max(one.low, other.low) + 1
      const alike = Math.max(size, otherSize) < neighbours.higher * Math.min(size, otherSize)
      if (other.from - one.to <= reach && shared >= neighbours.shared * Math.min(size, otherSize) && alike) {
        sets.join(at(order, later), index)
      }
    }
  }
  return spans.map((_, index) => sets.rootOf(index))
}

function gather(letters: readonly Component[], upright: boolean): Group[] {
  const roots = chain(letters, upright, wordGap)
  const groups = new Map<number, Component[]>()
  for (const [index, letter] of letters.entries()) {
    const root = at(roots, index)
    groups.set(root, [...(groups.get(root) ?? []), letter])
  }
  return [...groups.values()].map((members) => ({ members, upright }))
}

/** For each letter, the number of letters in its chain. */
function chainLengths(roots: readonly number[]): number[] {
  const lengths = countEach(roots)
  return roots.map((root) => lookUp(lengths, root))
}

function groupLetters(letters: readonly Component[]): Group[] {
  const level = chainLengths(chain(letters, false, letterGap))
  const upright = chainLengths(chain(letters, true, letterGap))
  // A letter belongs to the longer of its two chains; two letters of two short lines may stand so, too.
  const standing = new Set(
    letters.filter((_, index) => {
      const [along, above] = [at(level, index), at(upright, index)]
      return (above >= 3 && above > along) || (above === 2 && along === 1)
    }),
  )
  return [
    ...gather(
      letters.filter((letter) => !standing.has(letter)),
      false,
    ),
    ...gather([...standing], true),
  ].filter(({ members }) => members.length >= 2)
}

const lineOf = (members: readonly Component[], upright: boolean): TextLine => ({
  left: Math.min(...members.map(({ left }) => left)),
  top: Math.min(...members.map(({ top }) => top)),
  right: Math.max(...members.map(({ right }) => right)) + 1,
  bottom: Math.max(...members.map(({ bottom }) => bottom)) + 1,
  upright,
})

/** Lines of letters that touch nothing else, level or upright. */
export function findTextLines({ ink, width, height }: InkMap): { lines: TextLine[]; leftOut: number } {
  const dark = Uint8Array.from(ink, (value) => (value > letterInk.dark ? 1 : 0))
  const highest = Math.max(24, highestShare * Math.max(width, height))
  const letters = componentsOf(dark, width, height).filter((component) => isLetter(component, highest))
  const groups = groupLetters(letters)
  const lines = groups
    .map(({ members, upright }) => lineOf(members, upright))
    .filter((line) => sizeOf(line) >= lowest)
    .sort((a, b) => sizeOf(b) - sizeOf(a))
  return { lines: lines.slice(0, mostLines), leftOut: Math.max(0, lines.length - mostLines) }
}
