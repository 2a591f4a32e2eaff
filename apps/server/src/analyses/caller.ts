import { createHmac } from 'node:crypto'
import type { Role } from '@vitrine/contracts/accounts/roles.ts'
import { networkOf } from '../accounts/limits/network-of.ts'

/** Who starts an analysis; visitors are told apart by the network of their address. */
export type AnalysisCaller = { kind: 'account'; accountId: string; role: Role } | { kind: 'visitor'; address: string }

export const roleOf = (caller: AnalysisCaller): Role | 'visitor' =>
  caller.kind === 'account' ? caller.role : 'visitor'

/** The account that reads an analysis; null is a visitor. */
export type Reader = string | null

export const readerOf = (caller: AnalysisCaller): Reader => (caller.kind === 'account' ? caller.accountId : null)

/** The scope of idempotency keys and rate limits. A visitor's address is stored as a keyed hash only. */
export const callerKey = (caller: AnalysisCaller, secret: string): string =>
  caller.kind === 'account'
    ? `account:${caller.accountId}`
    : `visitor:${createHmac('sha256', secret).update(networkOf(caller.address)).digest('base64url')}`
