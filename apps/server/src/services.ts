import type { Accounts } from './accounts/accounts.ts'
import type { Analyses } from './analyses/analyses.ts'
import type { FileStore } from './files/file-store.ts'
import type { AddressSigner } from './files/sign-address.ts'

/** What the HTTP side works with. */
export interface Services {
  accounts: Accounts
  files: FileStore
  signer: AddressSigner
  analyses: Analyses
}
