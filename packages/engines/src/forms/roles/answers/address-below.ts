import { mean } from '@vitrine/basics/statistics.ts'
import type { Segment } from '../../rows/form-page.ts'
import { chanceOf, type Weighed } from '../network/weighed.ts'
import { columnOf } from '../role.ts'

const longest = 6
const likely = 0.5

/** The segments below one that are likely those of an address. */
export function segmentsBelow(weighed: Pick<Weighed, 'paper' | 'chances'>, segment: number): Segment[] {
  const { paper } = weighed
  const chancesIn = (index: number, role: string): number[] =>
    paper.words.flatMap((word, place) => (word.segment === index ? [chanceOf(weighed, place, columnOf(role))] : []))
  // 'Leeds, 14 October 2026' below an address begins the letter.
  const isDated = (index: number): boolean => chancesIn(index, 'date').some((chance) => chance > likely)
  const isAddress = (index: number): boolean => mean(chancesIn(index, 'address')) > likely && !isDated(index)
  const lines: Segment[] = []
  for (let index = paper.segments[segment]?.below ?? -1; lines.length < longest && index >= 0 && isAddress(index); ) {
    const line = paper.segments[index]
    if (line === undefined) break
    lines.push(line.segment)
    index = line.below
  }
  return lines
}

/** Their texts. */
export const addressBelow = (weighed: Pick<Weighed, 'paper' | 'chances'>, segment: number): string[] =>
  segmentsBelow(weighed, segment).map(({ text }) => text)
