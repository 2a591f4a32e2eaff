import type { Role } from '@vitrine/contracts/accounts/roles.ts'
import type { SecondStep } from '@vitrine/contracts/accounts/security.ts'
import { RequestError } from '@vitrine/errors/request-error.ts'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { accounts } from '../../database/schema/accounts.ts'
import type { MailPlace } from '../../mail/mail-content.ts'
import type { Sealer } from '../../secrets/sealer.ts'
import type { Clock } from '../../time/clock.ts'
import { lockOwnAccount } from '../lock-account.ts'
import { noteSecurity, type Origin, tellOwner } from '../security-events.ts'
import { countRecoveryCodes, forgetRecoveryCodes, renewRecoveryCodes } from './recovery-codes.ts'
import { newTotpSecret, stepOfCode, totpAddress } from './totp.ts'

export interface SecondStepParts {
  db: Db
  clock: Clock
  place: MailPlace
  /** Encrypts the secrets of authenticator apps. */
  sealer: Sealer
  /** Whether this installation requires a second step for that role. */
  required: (role: Role) => boolean
}

const notOn = () => new RequestError('conflict', 'There is no second step.', { hint: 'Set it up first.' })

/** Setting up, renewing and removing one's own second step. */
export const openSecondStep = ({ db, clock, place, sealer, required }: SecondStepParts) => ({
  read: async (id: string): Promise<SecondStep> => {
    const [account] = await db.select().from(accounts).where(eq(accounts.id, id))
    return {
      on: account?.totpSecret != null,
      since: account?.totpSince?.toISOString() ?? null,
      recoveryCodesLeft: await countRecoveryCodes(db, id),
      required: account !== undefined && required(account.role),
    }
  },
  /**
   * A new secret for an app; sign-ins do not need it until it is confirmed. Throws 'conflict' if a second step is on.
   */
  begin: (id: string): Promise<{ secret: string; address: string }> =>
    db.transaction(async (tx) => {
      const { email, totpSecret } = await lockOwnAccount(tx, id)
      if (totpSecret !== null) {
        throw new RequestError('conflict', 'The second step is on already.', { hint: 'Remove it to change the app.' })
      }
      const secret = newTotpSecret()
      await tx
        .update(accounts)
        .set({ totpPending: sealer.seal(secret) })
        .where(eq(accounts.id, id))
      return { secret, address: totpAddress(secret, email, place.product) }
    }),
  /** Switches it on with a first code of the app; returns the recovery codes. Throws 'conflict' and 'code-wrong'. */
  confirm: (id: string, code: string, origin: Origin): Promise<string[]> =>
    db.transaction(async (tx) => {
      const account = await lockOwnAccount(tx, id)
      const secret = account.totpPending === null ? null : sealer.open(account.totpPending)
      if (secret === null) {
        throw new RequestError('conflict', 'Nothing waits to be confirmed.', { hint: 'Begin the set-up again.' })
      }
      const now = clock()
      const step = stepOfCode(secret, code.replace(/\s/g, ''), now)
      if (step === null) {
        throw new RequestError('code-wrong', 'This is not the app’s current code.', {
          hint: 'Wait for the next code, and check that the device’s clock is right.',
        })
      }
      const set = { totpSecret: sealer.seal(secret), totpPending: null, totpLastStep: step, totpSince: now }
      await tx.update(accounts).set(set).where(eq(accounts.id, id))
      await noteSecurity(tx, id, 'second-step-on', origin, now)
      await tellOwner(tx, place, account, 'second-step-on', origin, now)
      return renewRecoveryCodes(tx, id)
    }),
  /** Throws 'conflict' if there is none, or if the role needs one. */
  remove: (id: string, origin: Origin): Promise<void> =>
    db.transaction(async (tx) => {
      const account = await lockOwnAccount(tx, id)
      if (account.totpSecret === null) throw notOn()
      if (required(account.role)) {
        throw new RequestError('conflict', `A second step is required of the role ${account.role} here.`, {
          hint: 'Ask the people who run the server.',
        })
      }
      const now = clock()
      const off = { totpSecret: null, totpPending: null, totpLastStep: null, totpSince: null }
      await tx.update(accounts).set(off).where(eq(accounts.id, id))
      await forgetRecoveryCodes(tx, id)
      await noteSecurity(tx, id, 'second-step-off', origin, now)
      await tellOwner(tx, place, account, 'second-step-off', origin, now)
    }),
  renewCodes: (id: string, origin: Origin): Promise<string[]> =>
    db.transaction(async (tx) => {
      const account = await lockOwnAccount(tx, id)
      if (account.totpSecret === null) throw notOn()
      await noteSecurity(tx, id, 'recovery-codes-renewed', origin, clock())
      return renewRecoveryCodes(tx, id)
    }),
  /** Encrypts again what a previous secret has encrypted; returns how many. */
  renewSeals: async (): Promise<number> => {
    const { id, totpSecret, totpPending } = accounts
    let renewed = 0
    for (const row of await db.select({ id, totpSecret, totpPending }).from(accounts)) {
      const secret = row.totpSecret === null ? null : sealer.renew(row.totpSecret)
      if (secret === null) continue
      // Only if nobody has changed it in the meantime.
      await db
        .update(accounts)
        .set({ totpSecret: secret })
        .where(and(eq(id, row.id), eq(totpSecret, row.totpSecret ?? '')))
      renewed++
    }
    return renewed
  },
})

export type SecondStepService = ReturnType<typeof openSecondStep>
