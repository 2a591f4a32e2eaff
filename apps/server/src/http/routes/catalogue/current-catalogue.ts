import type { Catalogue } from '@vitrine/contracts/catalogue.ts'
import { industries } from '@vitrine/models/industries.ts'
import { models } from '@vitrine/models/registry.ts'
import type { Services } from '../../../services.ts'
import { catalogueEntry } from './catalogue-entry.ts'

type Switches = Services['switches']

/** Made once, and anew when an admin has switched a model: whoever keeps what was made of it may go by identity. */
const made = new WeakMap<Switches, { version: number; catalogue: Catalogue }>()

export const currentCatalogue = (switches: Switches): Catalogue => {
  const version = switches.version()
  const kept = made.get(switches)
  if (kept?.version === version) return kept.catalogue
  const catalogue = {
    industries: [...industries],
    models: models.map((model) => catalogueEntry(model, switches.offReason(model.id))),
  }
  made.set(switches, { version, catalogue })
  return catalogue
}
