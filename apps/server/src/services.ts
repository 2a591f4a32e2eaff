import type { Accounts } from './accounts/accounts.ts'
import type { FileStore } from './files/file-store.ts'

/** What the HTTP side works with. */
export interface Services {
  accounts: Accounts
  files: FileStore
}
