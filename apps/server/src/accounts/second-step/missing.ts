import type { Role } from '@vitrine/contracts/accounts/roles.ts'
import { NotAllowed } from '@vitrine/errors/not-allowed.ts'
import type { Db } from '../../database/database.ts'
import type { Account } from '../account.ts'
import { countPasskeys } from '../passkeys/passkeys.ts'

export const codeMissing = () =>
  new NotAllowed('second-step-required', 'Enter the code of your authenticator app.', {
    hint: 'A recovery code will do as well.',
  })

export const codeWrong = () =>
  new NotAllowed('second-step-required', 'This code is not right, or was used before.', {
    hint: 'Wait for the app’s next code, or use a recovery code.',
  })

export const passkeyMissing = () =>
  new NotAllowed('passkey-required', 'Sign in with your passkey.', {
    hint: 'It is the second step of this account. Is it lost? Ask an admin.',
  })

/** Where a second step is required and passkeys are the only one, a passkey must be used. */
export const mustUsePasskey = async (
  db: Db,
  { id, role, totpSecret }: Pick<Account, 'id' | 'role' | 'totpSecret'>,
  needsSecondStep: (role: Role) => boolean,
): Promise<boolean> => totpSecret === null && needsSecondStep(role) && (await countPasskeys(db, id)) > 0
