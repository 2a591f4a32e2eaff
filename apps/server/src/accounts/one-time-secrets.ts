import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { oneTimeSecrets } from '../database/schema/account-security.ts'
import { sha256Hex } from '../secrets/sha256-hex.ts'
import { after } from '../time/clock.ts'

/** A secret is valid for one purpose only. */
type Purpose = 'passkey-new' | 'passkey' | 'provider-state' | 'provider' | 'restore'

export interface OneTimeSecret {
  purpose: Purpose
  secret: string
  /** The session or browser that may use it. */
  boundTo?: string
}

interface NewSecret extends OneTimeSecret {
  accountId?: string
  stepped?: boolean
  /** Milliseconds. */
  lifetime: number
}

const hashOf = ({ purpose, secret }: OneTimeSecret): string => sha256Hex(`${purpose}\n${secret}`)

/** The form in which a browser's mark is stored. */
export const hashMark = (mark: string): string => sha256Hex(mark)

export async function keepSecret(db: Db, secret: NewSecret, now: Date): Promise<void> {
  await db.insert(oneTimeSecrets).values({
    hash: hashOf(secret),
    accountId: secret.accountId ?? null,
    boundTo: secret.boundTo ?? null,
    stepped: secret.stepped ?? false,
    expiresAt: after(now, secret.lifetime),
  })
}

const live = (secret: OneTimeSecret, now: Date) =>
  and(
    eq(oneTimeSecrets.hash, hashOf(secret)),
    secret.boundTo === undefined ? isNull(oneTimeSecrets.boundTo) : eq(oneTimeSecrets.boundTo, secret.boundTo),
    gt(oneTimeSecrets.expiresAt, now),
  )

/** Reads a secret without using it up. */
export async function findSecret(db: Db, secret: OneTimeSecret, now: Date) {
  const [found] = await db.select().from(oneTimeSecrets).where(live(secret, now))
  return found ?? null
}

/**
 * Takes a secret for good; of several parallel attempts only one gets it. Null: never issued, used, expired, or bound
 * to another browser.
 */
export async function spendSecret(db: Db, secret: OneTimeSecret, now: Date) {
  const [spent] = await db.delete(oneTimeSecrets).where(live(secret, now)).returning()
  return spent ?? null
}

export async function sweepSecrets(db: Db, now: Date): Promise<void> {
  await db.delete(oneTimeSecrets).where(lt(oneTimeSecrets.expiresAt, now))
}
