import { addTo, largestOf } from '@vitrine/basics/tally.ts'

interface Weighed {
  label: string
  confidence: number
}

/** A kind learned from two sources has a label in small letters and one with a capital. */
const kindOf = (label: string): string => label.toLowerCase()

/** The likeliest kind: its likelier label, and how likely both are together. */
function best(classes: readonly Weighed[]): Weighed | null {
  const sums = new Map<string, number>()
  for (const { label, confidence } of classes) addTo(sums, kindOf(label), confidence)
  const [kind, confidence] = largestOf(sums) ?? ['', 0]
  const label = classes
    .filter((one) => kindOf(one.label) === kind)
    .toSorted((a, b) => b.confidence - a.confidence)[0]?.label
  return label === undefined ? null : { label, confidence }
}

/**
 * What two looks at a picture, at all of it and at its middle, both say it shows, each at least so surely (`least`); null where they do not agree. As sure
 * as the less sure of them.
 */
export function agreedName(whole: readonly Weighed[], middle: readonly Weighed[], least: number): Weighed | null {
  const [first, second] = [best(whole), best(middle)]
  if (!first || !second || kindOf(first.label) !== kindOf(second.label)) return null
  const confidence = Math.min(first.confidence, second.confidence)
  return confidence >= least ? { label: first.label, confidence } : null
}
