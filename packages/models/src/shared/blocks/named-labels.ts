import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'

type Names = (label: string) => string

interface Labelled {
  label: string
  confidence: number
}

/** Classes best first, by their names for people. `known` is false where the input is probably none of them. */
export const labelsBlock = (
  { known, labels }: { known: boolean; labels: readonly Labelled[] },
  nameOf: Names,
): BlockOf<'labels'> => ({
  kind: 'labels',
  known,
  items: labels.map(({ label, confidence }) => ({ label: nameOf(label), confidence })),
})

/** The objects of a picture by their names for people, with their places. */
export const namedObjects = (
  objects: readonly (Labelled & { box: [number, number, number, number] })[],
  nameOf: Names,
): BlockOf<'boxes-on-image'>['objects'] =>
  objects.map(({ label, confidence, box }) => ({ label: nameOf(label), confidence, box }))

/** How many there are of each; `what` heads the column of names. */
export const countsTable = (
  counts: readonly (readonly [label: string, count: number])[],
  what: string,
  nameOf: Names,
): BlockOf<'table'> => ({
  kind: 'table',
  title: 'Counts',
  columns: [
    { label: what, align: 'start' },
    { label: 'Number', align: 'end' },
  ],
  rows: counts.map(([label, count]) => [{ value: nameOf(label) }, { value: count }]),
})
