import type { User } from '@vitrine/contracts/accounts/account.ts'
import type { Role } from '@vitrine/contracts/accounts/roles.ts'
import type { Client } from '@vitrine/contracts/calls/client.ts'
import type { TestServer } from '../processes/start-test-server.ts'
import { addAccount } from './add-account.ts'

/** A new account's client and token. */
export async function signInFresh(
  server: Pick<TestServer, 'database' | 'client'>,
  role: Role = 'user',
): Promise<{ client: Client; token: string; refreshToken: string; user: User; password: string }> {
  const { email, password } = await addAccount(server.database.db, { role })
  const body = { email, password, force: true }
  const { accessToken, refreshToken, user } = await server.client().call('login', { body })
  return { client: server.client(accessToken), token: accessToken, refreshToken, user, password }
}
