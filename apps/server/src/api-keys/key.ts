import { randomBytes } from 'node:crypto'
import { apiKeyStart } from '@vitrine/contracts/accounts/api-key.ts'

/** A key says of itself that it is one. An access token is drawn: that it begins with the same eight letters will not happen. */
export const isApiKey = (token: string): boolean => token.startsWith(apiKeyStart)

export const newApiKey = (): string => `${apiKeyStart}${randomBytes(32).toString('base64url')}`

/** Enough to know it by, and nothing to guess it from: six of its 43 random characters. */
export const prefixOf = (key: string): string => key.slice(0, apiKeyStart.length + 6)
