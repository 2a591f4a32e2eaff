import { Readable } from 'node:stream'
import { actorOf } from '../../callers/actor-of.ts'
import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

async function* from<Piece>(first: IteratorResult<Piece>, rest: AsyncGenerator<Piece>): AsyncGenerator<Piece> {
  if (first.done) return
  yield first.value
  yield* rest
}

export const exportProspects: Handler<'exportProspects'> = async (call, _request, reply) => {
  call.services.accounts.requireProof(requireSignedIn(call.signedIn))
  const pieces = call.services.people.export(call.query, actorOf(call))
  // An error can become an answer only before the first byte is sent; later it breaks the connection.
  const first = await pieces.next()
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', 'attachment; filename="prospects.csv"')
    .header('cache-control', 'no-store')
    .send(Readable.from(from(first, pieces)))
}
