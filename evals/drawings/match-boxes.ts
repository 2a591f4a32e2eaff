import { at } from '@vitrine/basics/at.ts'
import { type Box, overlap } from '@vitrine/engines/vision/box.ts'

/** Whether each found box, surest first, hits a true one of its label that no surer one has hit. */
export function matchBoxes(
  found: readonly { label: string; confidence: number; box: Box }[],
  truth: readonly { label: string; box: Box }[],
  least = 0.5,
): { label: string; confidence: number; right: boolean }[] {
  const free = new Set(truth)
  return found
    .toSorted((a, b) => b.confidence - a.confidence)
    .map(({ label, confidence, box }) => {
      const best = [...free]
        .filter((one) => one.label === label)
        .map((one) => ({ one, shared: overlap(one.box, box) }))
        .toSorted((a, b) => b.shared - a.shared)[0]
      const right = best !== undefined && best.shared >= least
      if (right) free.delete(best.one)
      return { label, confidence, right }
    })
}

/** Average precision of one label: the area under the precision at every rank, made falling, over all true boxes. */
export function boxAveragePrecision(ranked: readonly { confidence: number; right: boolean }[], truths: number): number {
  const sorted = ranked.toSorted((a, b) => b.confidence - a.confidence)
  let hits = 0
  const precisions = sorted.map(({ right }, index) => {
    hits += right ? 1 : 0
    return hits / (index + 1)
  })
  for (let index = precisions.length - 2; index >= 0; index--) {
    precisions[index] = Math.max(at(precisions, index), at(precisions, index + 1))
  }
  const sum = sorted.reduce((all, { right }, index) => all + (right ? at(precisions, index) : 0), 0)
  return truths === 0 ? 0 : sum / truths
}
