import { randomUUID } from 'node:crypto'
import type { Client } from '@vitrine/contracts/calls/client.ts'
import { eq } from 'drizzle-orm'
import { auditLog } from '../../database/schema/audit-log.ts'
import type { TestServer } from '../processes/start-test-server.ts'
import { mailsTo, passwordMailedTo } from './mails-to.ts'

export const freshEmail = () => `person-${randomUUID().slice(0, 8)}@example.com`

/** Makes people by the interface's own calls, as they come in life. `parts`: known once the server has started. */
export function peopleOf(parts: () => { server: TestServer; sales: Client }) {
  const request = async (type: 'general' | 'product' = 'general', email = freshEmail()) =>
    parts()
      .server.client()
      .call('createUser', { body: { name: 'Ada Byron', email, type, interested_in: 'Retail' } })

  const login = (email: string, password: string) =>
    parts()
      .server.client()
      .call('login', { body: { email, password, force: true } })

  return {
    request,
    login,

    /** Request, approval, sign-in with the mailed password, a password of one's own. */
    makeUser: async () => {
      const { server, sales } = parts()
      const { id, email, type } = await request()
      await sales.call('approveUser', { params: { id, type } })
      const temporary = await passwordMailedTo(server, email)
      const { accessToken } = await login(email, temporary)
      const own = `harbour-walnut-${randomUUID()}`
      const signedIn = await server
        .client(accessToken)
        .call('setPassword', { body: { currentPassword: temporary, newPassword: own } })
      return { id, email, type, password: own, client: server.client(signedIn.accessToken) }
    },

    /** Passwords that the outbox still holds for somebody, sealed or not. */
    storedPasswords: async (email: string) =>
      (await mailsTo(parts().server.database.db, email)).flatMap(({ data }) => data.password ?? []),

    /** What the audit log says was done to somebody. */
    auditOf: async (targetId: string) => {
      const { db } = parts().server.database
      return (await db.select().from(auditLog).where(eq(auditLog.targetId, targetId))).map(({ action }) => action)
    },
  }
}
