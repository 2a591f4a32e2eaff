import { timingSafeEqual } from 'node:crypto'
import { sha256Hex } from '../../secrets/sha256-hex.ts'
import { verifyPassword } from './passwords.ts'

/** The stored form: a temporary password has 115 random bits, so a fast hash is enough. */
export const hashTemporary = (value: string): string => sha256Hex(value)

/** Also accepts those of an older release, which used the hash of chosen passwords. */
export async function verifyTemporary(stored: string | null, value: string): Promise<boolean> {
  if (stored?.startsWith('$')) return verifyPassword(stored, value)
  const given = Buffer.from(hashTemporary(value))
  const expected = Buffer.from(stored ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
