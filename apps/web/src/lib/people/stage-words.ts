import type { Stage } from '@vitrine/contracts/people/pipeline.ts'

export const stageWords: Record<Stage, string> = {
  new: 'New',
  contacted: 'Contacted',
  demo: 'Demo',
  trial: 'Trial',
  won: 'Won',
  lost: 'Lost',
}
