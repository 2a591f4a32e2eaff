import { hkdfSync } from 'node:crypto'

/**
 * A key of one account for one purpose, as base64: derived anew whenever it is asked for, so that nothing of it is kept. With another SECRET
 * it is another.
 */
export const accountKey = (secret: string, accountId: string, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', secret, accountId, `vitrine ${purpose}`, 32)).toString('base64')
