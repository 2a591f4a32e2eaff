import { eq } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { accounts } from '../../database/schema/accounts.ts'
import type { Sealer } from '../../secrets/sealer.ts'
import type { Account } from '../account.ts'
import { isRecoveryCode, spendRecoveryCode } from './recovery-codes.ts'
import { stepOfCode } from './totp.ts'

/** Which of the two codes of a second step it was: an authenticator app's, or one of the recovery codes, which work once. */
export type CodeKind = 'app' | 'recovery'

type Stepped = Pick<Account, 'id' | 'totpSecret' | 'totpLastStep'>

function appStep({ totpSecret, totpLastStep }: Stepped, sealer: Pick<Sealer, 'open'>, code: string, now: Date) {
  const secret = totpSecret === null ? null : sealer.open(totpSecret)
  const step = secret === null ? null : stepOfCode(secret, code.replace(/\s/g, ''), now)
  // Each code works once: somebody looking over the shoulder has it too.
  return step !== null && step > (totpLastStep ?? 0) ? step : null
}

/** Whether a code of the app, or a recovery code, would be accepted now. */
export async function judgeCode(
  db: Db,
  sealer: Pick<Sealer, 'open'>,
  account: Stepped,
  code: string,
  now: Date,
): Promise<CodeKind | null> {
  if (appStep(account, sealer, code, now) !== null) return 'app'
  return (await isRecoveryCode(db, account.id, code)) ? 'recovery' : null
}

/** Uses up a code; call it with the account's row locked. Null: it was used in the meantime, or was never right. */
export async function spendCode(
  tx: Db,
  sealer: Pick<Sealer, 'open'>,
  account: Stepped,
  code: string,
  now: Date,
): Promise<CodeKind | null> {
  const step = appStep(account, sealer, code, now)
  if (step !== null) {
    await tx.update(accounts).set({ totpLastStep: step }).where(eq(accounts.id, account.id))
    return 'app'
  }
  return (await spendRecoveryCode(tx, account.id, code, now)) ? 'recovery' : null
}
