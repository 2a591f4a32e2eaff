import { randomBytes } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { RequestError } from '@vitrine/errors/request-error.ts'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { passkeys } from '../../database/schema/account-security.ts'
import { minutes } from '../../time/clock.ts'
import { hashMark, keepSecret, type OneTimeSecret, spendSecret } from '../one-time-secrets.ts'
import type { RelyingParty } from './relying-party.ts'

/** EdDSA, ES256 and RS256 (COSE), the algorithms that authenticators support. */
export const algorithms = [-8, -7, -257]

export const challengeLifetime = minutes(5)

/** The same message for an unknown key, an old challenge, another site's answer and a missing user verification. */
export const passkeyWrong = () =>
  new RequestError('passkey-wrong', 'That passkey could not be used here.', {
    hint: 'Try again, or sign in with your password.',
  })

/** The challenge that an answer claims to answer; the input is untrusted. */
function challengeIn(response: unknown): string {
  try {
    // The casts: anything of another shape is caught, or fails the comparison.
    const { clientDataJSON } = (response as { response: { clientDataJSON: string } }).response
    const data = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown }
    return typeof data.challenge === 'string' ? data.challenge : ''
  } catch {
    return ''
  }
}

/** Verifies an answer to a challenge. The challenge is used up first, so that a replay finds none. */
async function judge<Verdict extends { verified: boolean }>(
  db: Db,
  secret: Omit<OneTimeSecret, 'secret'>,
  response: unknown,
  now: Date,
  verify: (challenge: string) => Promise<Verdict>,
): Promise<Verdict> {
  const challenge = challengeIn(response)
  if ((await spendSecret(db, { ...secret, secret: challenge }, now)) === null) throw passkeyWrong()
  // The library throws for everything that it refuses; its messages are meant for developers.
  const verdict = await verify(challenge).catch(() => null)
  if (!verdict?.verified) throw passkeyWrong()
  return verdict
}

/** Returns what is stored of a passkey that a browser made for this session. Throws 'passkey-wrong'. */
export async function checkNewPasskey(
  db: Db,
  { id, origin }: RelyingParty,
  sessionId: string,
  response: RegistrationResponseJSON,
  now: Date,
) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const verdict = await judge(db, { purpose: 'passkey-new', boundTo: sessionId }, response, now, (expectedChallenge) =>
    verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      supportedAlgorithmIDs: algorithms,
    }),
  )
  if (!verdict.verified) throw passkeyWrong()
  const { credential, credentialBackedUp } = verdict.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    backedUp: credentialBackedUp,
  }
}

/** A challenge for any passkey of this site, valid for the browser with this mark only. */
export async function beginPasskeySignIn(db: Db, { id: rpID }: RelyingParty, mark: string, now: Date) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID,
    userVerification: 'required',
    challenge: new Uint8Array(randomBytes(32)),
    timeout: challengeLifetime,
  })
  const secret = { purpose: 'passkey', secret: options.challenge, boundTo: hashMark(mark) } as const
  await keepSecret(db, { ...secret, lifetime: challengeLifetime }, now)
  return { ...options }
}

/** Returns the passkey that answered and its account. Throws 'passkey-wrong'. */
export async function checkPasskey(
  db: Db,
  { id, origin }: RelyingParty,
  mark: string,
  response: AuthenticationResponseJSON,
  now: Date,
): Promise<{ id: string; accountId: string }> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const credentialId = typeof response.id === 'string' ? response.id : ''
  const [known] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  const verdict = await judge(
    db,
    { purpose: 'passkey', boundTo: hashMark(mark) },
    response,
    now,
    async (expectedChallenge) => {
      if (!known) throw passkeyWrong()
      return verifyAuthenticationResponse({
        response,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: id,
        credential: {
          id: known.credentialId,
          publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
          counter: known.counter,
        },
      })
    },
  )
  if (!known) throw passkeyWrong()
  const handle = Buffer.from(response.response.userHandle ?? '', 'base64url').toString()
  if (handle !== known.accountId) throw passkeyWrong()
  const { newCounter, credentialBackedUp } = verdict.authenticationInfo
  // Only if it was not used in the meantime with the same count: an equal count means that the key was cloned.
  const [used] = await db
    .update(passkeys)
    .set({ counter: newCounter, backedUp: credentialBackedUp, lastUsedAt: now })
    .where(and(eq(passkeys.id, known.id), eq(passkeys.counter, known.counter)))
    .returning({ id: passkeys.id, accountId: passkeys.accountId })
  if (!used) throw passkeyWrong()
  return used
}
