import { at } from '@vitrine/basics/at.ts'
import type { LineGraph } from './trace-lines.ts'

/** A valve drawn as two triangles tip to tip (ISA-5.1, ISO 10628). */
export interface Bowtie {
  /** The nodes in the middle of the two outer sides, where the pipe arrives. */
  ends: [number, number]
  /** The lines of its outline and between its tips, by number. */
  outline: number[]
}

/** Around a triangle, from the pipe's end to the tip: one line on either side, and a third where the pipe is drawn through it. */
interface Triangle {
  nodes: [number, number]
  lines: number[]
}

/** How much longer one side of the outline may be than another. */
const mostUneven = 1.3

/**
 * Valves by the way their lines meet: each triangle is gone around on both sides, and two of them touch. `most` is the longest line of an outline,
 * `tip` how far apart the tips may be, both in pixels.
 */
export function findBowties({ lines }: LineGraph, { most, tip }: { most: number; tip: number }): Bowtie[] {
  const lengthOf = (line: number): number => at(lines, line).points.length
  const triangles = new Map<string, Triangle>()
  for (const [number, { from, to, points }] of lines.entries()) {
    if (to < 0 || from === to || points.length > most) continue
    const nodes: [number, number] = [Math.min(from, to), Math.max(from, to)]
    const triangle = triangles.get(nodes.join()) ?? { nodes, lines: [] }
    triangle.lines.push(number)
    triangles.set(nodes.join(), triangle)
  }
  /** The two sides, the longest: the pipe goes straight through. */
  const sides = ({ lines: own }: Triangle): number[] =>
    own
      .map(lengthOf)
      .toSorted((a, b) => b - a)
      .slice(0, 2)
  const closed = [...triangles.values()].filter(({ lines: own }) => own.length === 2 || own.length === 3)
  return closed.flatMap((one, index) =>
    closed.slice(index + 1).flatMap((two): Bowtie[] => {
      const lengths = [...sides(one), ...sides(two)]
      if (Math.max(...lengths) > mostUneven * Math.min(...lengths)) return []
      for (const [here, end] of [one.nodes, one.nodes.toReversed()] as [number, number][]) {
        for (const [there, other] of [two.nodes, two.nodes.toReversed()] as [number, number][]) {
          const link = lines.findIndex(
            ({ from, to, points }) =>
              points.length <= tip && ((from === here && to === there) || (from === there && to === here)),
          )
          if (here !== there && link < 0) continue
          return [{ ends: [end, other], outline: [...one.lines, ...two.lines, ...(link < 0 ? [] : [link])] }]
        }
      }
      return []
    }),
  )
}
