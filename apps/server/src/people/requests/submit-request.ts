import { randomUUID } from 'node:crypto'
import { RequestError } from '@vitrine/errors/request-error.ts'
import { eq, lt } from 'drizzle-orm'
import { type CallLimit, hashedKey } from '../../accounts/limits/limit-calls.ts'
import { networkOf } from '../../accounts/limits/network-of.ts'
import type { Db } from '../../database/database.ts'
import { requestKeys } from '../../database/schema/people.ts'
import { sha256Hex } from '../../secrets/sha256-hex.ts'
import { minutes } from '../../time/clock.ts'
import type { PeopleParts } from '../people-parts.ts'
import type { AccessRequest, RequestOrigin } from './access-request.ts'
import { mailAboutRequest } from './mail-about-request.ts'
import { storeRequest } from './store-request.ts'

/** Requests per address: an office may send several, a partner's server more. */
const addressLimits: { [By in RequestOrigin['by']]: CallLimit } = {
  form: { scope: 'access-request', count: 20, window: minutes(60) },
  program: { scope: 'pre-onboard', count: 120, window: minutes(60) },
}

/** Milliseconds: nobody reads and fills in a form faster. */
const quickest = 1000

const digest = (request: AccessRequest): string => sha256Hex(JSON.stringify(request))

const mismatch = () =>
  new RequestError('idempotency-mismatch', 'This Idempotency-Key was used for another request before.', {
    hint: 'Send each request with a key of its own.',
  })

async function knownUnder(db: Db, keyHash: string, requestHash: string): Promise<string | null> {
  const [known] = await db.select().from(requestKeys).where(eq(requestKeys.keyHash, keyHash))
  if (known && known.requestHash !== requestHash) throw mismatch()
  return known?.personId ?? null
}

/**
 * Stores an access request and sends its mails once: repeated under the same key, or while one with the same e-mail and
 * type is pending, it gets the same answer. Returns the request's id. Throws 'rate-limited' and 'idempotency-mismatch'.
 */
export async function submitRequest(
  parts: PeopleParts,
  request: AccessRequest,
  { by, address, idempotencyKey, trap, fillMilliseconds }: RequestOrigin,
): Promise<string> {
  const { db, clock, admit } = parts
  // A program caught by the honeypot gets the usual answer.
  if (trap.trim() !== '') return randomUUID()
  if (fillMilliseconds !== null && fillMilliseconds < quickest) {
    const hint = 'Please send it once more.'
    throw new RequestError('rate-limited', 'That was faster than a person types.', { hint, retryAfter: 2 })
  }
  const keyHash = idempotencyKey === undefined ? null : hashedKey(idempotencyKey)
  const requestHash = digest(request)
  const known = keyHash && (await knownUnder(db, keyHash, requestHash))
  if (known) return known
  await admit(addressLimits[by], networkOf(address))
  return db.transaction(async (tx) => {
    const now = clock()
    const { person, fresh } = await storeRequest(tx, request, now)
    if (keyHash) {
      const personId = person.id
      const [kept] = await tx
        .insert(requestKeys)
        .values({ keyHash, requestHash, personId, at: now })
        .onConflictDoNothing()
        .returning()
      // The same key at the same moment: the other call was first, and has sent the mails.
      if (!kept) return (await knownUnder(tx, keyHash, requestHash)) ?? personId
    }
    if (fresh) await mailAboutRequest(tx, parts, person, now)
    return person.id
  })
}

export async function sweepRequestKeys({ db, clock }: Pick<PeopleParts, 'db' | 'clock'>): Promise<void> {
  await db.delete(requestKeys).where(lt(requestKeys.at, new Date(clock().getTime() - minutes(24 * 60))))
}
