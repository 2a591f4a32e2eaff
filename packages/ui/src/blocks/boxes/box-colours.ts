import { at } from '@vitrine/basics/at.ts'
import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'

/** Distinguishable on bright and dark pictures, also with most forms of colour blindness (after Okabe and Ito). */
const colours = ['#d55e00', '#0072b2', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#8a63d2', '#7f7f00']

/** A defect stands out, the normal state does not; distinguishable with red–green colour blindness. */
const toneColours = { bad: '#d55e00', good: '#0072b2' }

export interface BoxKind {
  label: string
  count: number
  colour: string
}

type Marked = Pick<BlockOf<'boxes-on-image'>['objects'][number], 'label' | 'tone'>

/** The kinds of objects found, most frequent first, each with its own colour while there are enough. */
export function boxKinds(objects: readonly Marked[]): BoxKind[] {
  const kinds = new Map<string, { count: number; tone: Marked['tone'] }>()
  for (const { label, tone } of objects) kinds.set(label, { count: (kinds.get(label)?.count ?? 0) + 1, tone })
  const taken = new Set([...kinds.values()].map(({ tone }) => tone && toneColours[tone]))
  const free = colours.filter((colour) => !taken.has(colour))
  const untold = [...kinds.values()].filter(({ tone }) => !tone).toSorted((a, b) => b.count - a.count)
  return [...kinds]
    .toSorted(([, a], [, b]) => b.count - a.count)
    .map(([label, kind]) => ({
      label,
      count: kind.count,
      colour: kind.tone ? toneColours[kind.tone] : at(free, untold.indexOf(kind) % free.length),
    }))
}
