import { hkdfSync } from 'node:crypto'

/**
 * A key of one account for one purpose, as base64: derived at each use, so that it is never stored. It changes with SECRET.
 */
export const accountKey = (secret: string, accountId: string, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', secret, accountId, `vitrine ${purpose}`, 32)).toString('base64')
