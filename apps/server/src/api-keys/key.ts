import { randomBytes } from 'node:crypto'
import { apiKeyStart } from '@vitrine/contracts/accounts/api-key.ts'

/**
 * API keys are recognised by their prefix. An access token is random; it will not begin with the same eight letters.
 */
export const isApiKey = (token: string): boolean => token.startsWith(apiKeyStart)

export const newApiKey = (): string => `${apiKeyStart}${randomBytes(32).toString('base64url')}`

/** Enough to recognise it, and too little to guess it: six of its 43 random characters. */
export const prefixOf = (key: string): string => key.slice(0, apiKeyStart.length + 6)
