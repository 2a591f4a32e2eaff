import type { Role } from '@vitrine/contracts/accounts/roles.ts'

export interface Invitation {
  /** CSV, one person per line. */
  people: string
  role: Role
  /** Titles. */
  models: string[]
  days: number
  greeting: string
}

export const emptyInvitation: Invitation = { people: '', role: 'user', models: [], days: 7, greeting: '' }
