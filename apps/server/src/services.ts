import type { Model } from '@vitrine/model-kit/model.ts'
import type { Accounts } from './accounts/accounts.ts'
import type { Administration } from './administration/administration.ts'
import type { ModelSwitches } from './administration/model-switches.ts'
import type { Analyses } from './analyses/analyses.ts'
import type { FileStore } from './files/file-store.ts'
import type { AddressSigner } from './files/sign-address.ts'
import type { Outbox } from './mail/outbox.ts'
import type { People } from './people/people.ts'
import type { Showcases } from './showcases/showcases.ts'

/** What the HTTP side works with. */
export interface Services {
  /** All that the catalogue shows. */
  models: readonly Model[]
  accounts: Accounts
  files: FileStore
  signer: AddressSigner
  analyses: Analyses
  switches: Pick<ModelSwitches, 'offReason' | 'version'>
  people: People
  showcases: Showcases
  outbox: Outbox
  administration: Administration
}
