import { at } from '@vitrine/basics/at.ts'

/** Told apart on bright and dark pictures alike, also by most who see few colours (after Okabe and Ito). */
const colours = ['#d55e00', '#0072b2', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#8a63d2', '#7f7f00']

export interface BoxKind {
  label: string
  count: number
  colour: string
}

/** The kinds of what was found, the commonest first, each with a colour of its own as far as there are colours. */
export function boxKinds(objects: readonly { label: string }[]): BoxKind[] {
  const counts = new Map<string, number>()
  for (const { label } of objects) counts.set(label, (counts.get(label) ?? 0) + 1)
  return [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .map(([label, count], index) => ({ label, count, colour: at(colours, index % colours.length) }))
}
