import { z } from 'zod'

export const roleSchema = z.enum(['user', 'sales', 'admin'])
export type Role = z.infer<typeof roleSchema>

/**
 * Who may call an operation: a role, a visitor without a session, a session that began with a temporary password (`temporary`), or one
 * whose role needs a second step that is not set up yet (`unstepped`).
 */
export type Caller = Role | 'visitor' | 'temporary' | 'unstepped'

export const everyone = [
  'visitor',
  'temporary',
  'unstepped',
  'user',
  'sales',
  'admin',
] as const satisfies readonly Caller[]
/** A session that began with a temporary password may only set a new one. */
export const allButTemporary = ['visitor', 'user', 'sales', 'admin'] as const satisfies readonly Caller[]
export const signedIn = ['user', 'sales', 'admin'] as const satisfies readonly Caller[]
export const anySession = ['temporary', 'unstepped', 'user', 'sales', 'admin'] as const satisfies readonly Caller[]
export const salesAndAdmins = ['sales', 'admin'] as const satisfies readonly Caller[]
export const admins = ['admin'] as const satisfies readonly Caller[]
/** Everybody whose password is their own, including those who still have to set up a second step. */
export const withOwnPassword = ['unstepped', 'user', 'sales', 'admin'] as const satisfies readonly Caller[]
