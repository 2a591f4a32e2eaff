import { Readable } from 'node:stream'
import { actorOf } from '../../actor-of.ts'
import type { Handler } from '../../handler.ts'

export const exportProspects: Handler<'exportProspects'> = async (call, _request, reply) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', 'attachment; filename="prospects.csv"')
    .header('cache-control', 'no-store')
    .send(Readable.from(call.services.people.export(call.query, actorOf(call))))
