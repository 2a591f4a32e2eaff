import type { Role } from '@vitrine/contracts/accounts/roles.ts'
import type { Person } from '@vitrine/contracts/people/person.ts'

/** What an admin is about to do to an account, asked for once more in a dialog before it is done. */
export type UserAct =
  | { kind: 'role'; person: Person; role: Role }
  | { kind: 'resend' | 'sessions' | 'delete' | 'block' | 'unblock' | 'reset-second-step' | 'restore'; person: Person }
