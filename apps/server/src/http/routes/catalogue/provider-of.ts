import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import type { Model } from '@vitrine/model-kit/model.ts'
import type { ProviderModels } from '../../../services.ts'

/**
 * The kind of provider model that a prompt needs, judged by the model's input and output; reading the prompt itself
 * would load the engine's code.
 */
export function needsOf({ interaction, input }: Pick<Model, 'interaction' | 'input'>): keyof ProviderModels {
  if (interaction === 'image') return 'image'
  return input.kind === 'image' || input.kind === 'video' ? 'vision' : 'chat'
}

export function providerOf(model: Model, named: ProviderModels): CatalogueModel['provider'] {
  if (!model.work?.prompt) return 'none'
  return named[needsOf(model)] ? 'configured' : 'missing'
}
