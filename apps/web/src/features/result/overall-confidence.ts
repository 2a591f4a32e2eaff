import { mean } from '@vitrine/basics/statistics.ts'
import type { Block } from '@vitrine/contracts/blocks/block.ts'

/** The overall confidence: the first label's, or the mean of the fields'; null if there is neither. */
export function overallConfidence(blocks: readonly Block[]): number | null {
  const labels = blocks.find((block) => block.kind === 'labels' && !block.independent)
  if (labels?.kind === 'labels' && labels.items[0]) return labels.items[0].confidence
  const fields = blocks
    .flatMap((block) => (block.kind === 'fields' ? block.items : []))
    .filter(({ value }) => value !== null)
    .map(({ confidence }) => confidence)
    .filter((confidence) => confidence !== null)
  return fields.length > 0 ? mean(fields) : null
}
