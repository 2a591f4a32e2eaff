import { mean } from '@vitrine/basics/statistics.ts'
import type { Block } from '@vitrine/contracts/blocks/block.ts'

/**
 * The overall confidence: that of a field called 'overall', else of the first label, else the mean of the fields'; null if there is none of these.
 */
export function overallConfidence(blocks: readonly Block[]): number | null {
  const fields = blocks
    .flatMap((block) => (block.kind === 'fields' ? block.items : []))
    .filter(({ value }) => value !== null)
  const overall = fields.find(({ name }) => name === 'overall')
  if (overall) return overall.confidence
  const labels = blocks.find((block) => block.kind === 'labels' && !block.independent)
  if (labels?.kind === 'labels' && labels.items[0]) return labels.items[0].confidence
  const told = fields.map(({ confidence }) => confidence).filter((confidence) => confidence !== null)
  return told.length > 0 ? mean(told) : null
}
