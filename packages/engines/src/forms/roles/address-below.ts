import { mean } from '@vitrine/basics/statistics.ts'
import { columnOf } from './role.ts'
import type { Weighed } from './weighed.ts'

const longest = 6
const likely = 0.5

/** The lines below a segment, or the first beside it, that are likely those of an address. */
export function addressBelow({ paper, chances }: Pick<Weighed, 'paper' | 'chances'>, segment: number): string[] {
  const column = columnOf('address')
  const isAddress = (index: number): boolean => {
    const own = paper.words.flatMap((word, place) => (word.segment === index ? [chances[place]?.[column] ?? 0] : []))
    return mean(own) > likely
  }
  const lines: string[] = []
  for (let index = paper.segments[segment]?.below ?? -1; lines.length < longest && index >= 0 && isAddress(index); ) {
    const line = paper.segments[index]
    if (line === undefined) break
    lines.push(line.segment.text)
    index = line.below
  }
  return lines
}
