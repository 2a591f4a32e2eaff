import type { Catalogue } from '@vitrine/contracts/catalogue/catalogue.ts'
import { industries } from '@vitrine/models/catalogue-industries.ts'
import type { Services } from '../../../services.ts'
import { catalogueEntry } from './catalogue-entry.ts'
import { providerOf } from './provider-of.ts'

type Shown = Pick<Services, 'models' | 'switches' | 'usualTimes' | 'providerModels'>

/**
 * Cached until an admin switches a model or the usual times change; what is derived from it can be cached by identity.
 */
const made = new WeakMap<Services['switches'], { version: string; catalogue: Catalogue }>()

export function currentCatalogue({ models, switches, usualTimes, providerModels }: Shown): Catalogue {
  const version = `${switches.version()} ${usualTimes.version()}`
  const kept = made.get(switches)
  if (kept?.version === version) return kept.catalogue
  const catalogue = {
    industries: [...industries],
    models: models.map((model) =>
      catalogueEntry(model, switches.offReason(model.id), usualTimes.of(model.id), providerOf(model, providerModels)),
    ),
  }
  made.set(switches, { version, catalogue })
  return catalogue
}
