import type { Client } from '@vitrine/contracts/client.ts'
import { addAccount } from './add-account.ts'
import type { TestServer } from './start-test-server.ts'

/** A fresh account's client and token. */
export const signInFresh = async (server: TestServer): Promise<{ client: Client; token: string }> => {
  const { email, password } = await addAccount(server.database.db)
  const { accessToken } = await server.client().call('login', { body: { email, password, force: true } })
  return { client: server.client(accessToken), token: accessToken }
}
