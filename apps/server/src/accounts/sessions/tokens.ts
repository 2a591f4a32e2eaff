import { createHmac, randomBytes } from 'node:crypto'
import { sha256Hex } from '../../secrets/sha256-hex.ts'

const token = (): string => randomBytes(32).toString('base64url')

/** The stored form: a token has 256 random bits, so a fast hash is enough. */
export const hashToken = (value: string): string => sha256Hex(value)

export interface TokenPair {
  access: string
  refresh: string
}

export const newTokens = (): TokenPair => ({ access: token(), refresh: token() })

export const newSalt = token

/**
 * The pair that follows a refresh token. It is derived from the token and a salt instead of drawn at random, so that a
 * second tab that presents the same token within the grace period gets the same pair: the family stays a single chain,
 * and later reuse is still detected. The salt is useless without the token, and is erased as soon as the successor is
 * used.
 */
export function successorTokens(refresh: string, salt: string): TokenPair {
  const derive = (kind: string): string => createHmac('sha256', salt).update(`${kind}:${refresh}`).digest('base64url')
  return { access: derive('access'), refresh: derive('refresh') }
}
