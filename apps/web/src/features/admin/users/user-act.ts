import type { Person } from '@vitrine/contracts/people/person.ts'
import type { Role } from '@vitrine/contracts/accounts/roles.ts'

/** An admin's act on an account. */
export type UserAct =
  | { kind: 'role'; person: Person; role: Role }
  | { kind: 'resend' | 'sessions' | 'delete' | 'block' | 'unblock' | 'reset-second-step' | 'restore'; person: Person }
