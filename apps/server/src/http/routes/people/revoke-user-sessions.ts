import { actorOf } from '../../callers/actor-of.ts'
import type { Handler } from '../../handler.ts'

export const revokeUserSessions: Handler<'revokeUserSessions'> = async (call) => ({
  data: { revoked: await call.services.people.revokeSessions(call.params.id, actorOf(call)) },
})
