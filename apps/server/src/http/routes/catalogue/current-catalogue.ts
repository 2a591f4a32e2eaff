import type { Catalogue } from '@vitrine/contracts/catalogue.ts'
import { industries } from '@vitrine/models/industries.ts'
import type { Services } from '../../../services.ts'
import { catalogueEntry } from './catalogue-entry.ts'

type Shown = Pick<Services, 'models' | 'switches'>

/** Made once, and anew when an admin has switched a model: whoever keeps what was made of it may go by identity. */
const made = new WeakMap<Services['switches'], { version: number; catalogue: Catalogue }>()

export const currentCatalogue = ({ models, switches }: Shown): Catalogue => {
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
