import { mean } from '@vitrine/basics/statistics.ts'
import { chanceOf, type Weighed } from '../network/weighed.ts'
import { columnOf } from '../role.ts'

const longest = 6
const likely = 0.5

/** The lines below a segment, or the first beside it, that are likely those of an address. */
export function addressBelow(weighed: Pick<Weighed, 'paper' | 'chances'>, segment: number): string[] {
  const { paper } = weighed
  const chancesIn = (index: number, role: string): number[] =>
    paper.words.flatMap((word, place) => (word.segment === index ? [chanceOf(weighed, place, columnOf(role))] : []))
  // 'Leeds, 14 October 2026' below an address begins the letter.
  const isDated = (index: number): boolean => chancesIn(index, 'date').some((chance) => chance > likely)
  const isAddress = (index: number): boolean => mean(chancesIn(index, 'address')) > likely && !isDated(index)
  const lines: string[] = []
  for (let index = paper.segments[segment]?.below ?? -1; lines.length < longest && index >= 0 && isAddress(index); ) {
    const line = paper.segments[index]
    if (line === undefined) break
    lines.push(line.segment.text)
    index = line.below
  }
  return lines
}
