import type { PictureClass } from '@vitrine/engines/vision/classification.ts'
import { species } from './species.ts'

/**
 * A banana plant and bananas in a shop are two classes of the head and one answer: their confidences are added, under
 * the label of the more likely one. Best first in and out.
 */
export function joinSpecies(classes: readonly PictureClass[]): PictureClass[] {
  const joined = new Map<string, PictureClass>()
  for (const { label, confidence } of classes) {
    const name = species[label]?.name ?? label
    const first = joined.get(name)
    joined.set(name, { label: first?.label ?? label, confidence: (first?.confidence ?? 0) + confidence })
  }
  return [...joined.values()].sort((a, b) => b.confidence - a.confidence)
}
