import { Unavailable } from '@vitrine/errors/unavailable.ts'
import type { Model } from '@vitrine/model-kit/model.ts'
import type { AnalysisParts } from '../analysis-parts.ts'
import { requireEngine } from '../find-model.ts'

/** Throws 'engine-missing' for a model that is only announced, and 'model-switched-off' with the admin's reason. */
export function requireRunnable({ switches }: Pick<AnalysisParts, 'switches'>, model: Model): void {
  requireEngine(model)
  const reason = switches.offReason(model.id)
  if (reason === null) return
  throw new Unavailable('model-switched-off', `${model.title} is switched off: ${reason}`, {
    hint: 'The catalogue shows which models can be run.',
  })
}
