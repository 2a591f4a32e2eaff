import type { Model } from '@vitrine/model-kit/model.ts'
import type { Accounts } from './accounts/accounts.ts'
import type { Administration } from './administration/administration.ts'
import type { Analyses } from './analyses/analyses.ts'
import type { ModelSwitches } from './analyses/model-switches.ts'
import type { UsualTimes } from './analyses/queue/usual-times.ts'
import type { ApiKeys } from './api-keys/api-keys.ts'
import type { Batches } from './batches/batches.ts'
import type { FileStore } from './files/file-store.ts'
import type { AddressSigner } from './files/sign-address.ts'
import type { Outbox } from './mail/outbox.ts'
import type { People } from './people/people.ts'
import type { Showcases } from './showcases/showcases.ts'
import type { Webhooks } from './webhooks/webhooks.ts'

export type ProviderModels = Readonly<Record<'chat' | 'vision' | 'image', boolean>>

/** The services that the HTTP layer uses. */
export interface Services {
  /** All models in the catalogue. */
  models: readonly Model[]
  accounts: Accounts
  apiKeys: ApiKeys
  webhooks: Webhooks
  files: FileStore
  signer: AddressSigner
  analyses: Analyses
  batches: Batches
  switches: Pick<ModelSwitches, 'offReason' | 'version'>
  usualTimes: Pick<UsualTimes, 'of' | 'version'>
  /** The kinds of model configured at the provider. */
  providerModels: ProviderModels
  people: People
  showcases: Showcases
  outbox: Outbox
  administration: Administration
}
