import { Readable } from 'node:stream'
import { actorOf } from '../../callers/actor-of.ts'
import { originOf } from '../../callers/origin-of.ts'
import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const exportOwnData: Handler<'exportOwnData'> = async (call, _request, reply) => {
  const caller = requireSignedIn(call.signedIn)
  call.services.accounts.requireProof(caller)
  const pieces = call.services.people.exportOwn(caller.user.id, actorOf(call), originOf(call))
  return reply
    .type('application/json; charset=utf-8')
    .header('content-disposition', 'attachment; filename="my-data.json"')
    .header('cache-control', 'no-store')
    .send(Readable.from(pieces))
}
