import { operations } from '@vitrine/contracts/operations.ts'
import { industries } from '@vitrine/models/industries.ts'
import { models } from '@vitrine/models/registry.ts'
import type { Services } from '../../../services.ts'
import type { Handler } from '../../handler.ts'
import { type PreparedAnswer, prepareAnswer } from '../../prepared-answer.ts'
import { catalogueEntry } from './catalogue-entry.ts'

type Switches = Services['switches']

const prepare = (switches: Switches): PreparedAnswer => {
  const entries = models.map((model) => catalogueEntry(model, switches.offReason(model.id)))
  return prepareAnswer(operations.getCatalogue, { data: { industries: [...industries], models: entries } })
}

/** Made once, and anew when an admin has switched a model. */
const prepared = new WeakMap<Switches, { version: number; answer: PreparedAnswer }>()

export const getCatalogue: Handler<'getCatalogue'> = async ({ services: { switches } }) => {
  const version = switches.version()
  const kept = prepared.get(switches)
  if (kept?.version === version) return kept.answer
  const answer = prepare(switches)
  prepared.set(switches, { version, answer })
  return answer
}
