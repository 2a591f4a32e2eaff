import type { Head } from '@vitrine/engines/vision/backbone/classify-picture.ts'
import type { Box } from '@vitrine/engines/vision/box.ts'
import type { Pixels } from '@vitrine/engines/vision/cut-out.ts'
import { lookClosely } from '@vitrine/engines/vision/portion/look-twice.ts'
import { foods } from './foods.ts'

export interface FoundFood {
  label: string
  confidence: number
  box: Box
}

/** Minimum confidence for a food to get figures, among several. */
const least = 0.3

/** The foods on a plate of several, each looked at closely. */
export async function findOnPlate(picture: Pixels, places: readonly Box[], head: Head): Promise<FoundFood[]> {
  const found: FoundFood[] = []
  for (const box of places.slice(0, 4)) {
    const best = (await lookClosely(picture, box, head)).find(({ label }) => foods[label]?.kind === 'single')
    if (best && best.confidence >= least) found.push({ ...best, box })
  }
  return found
}
