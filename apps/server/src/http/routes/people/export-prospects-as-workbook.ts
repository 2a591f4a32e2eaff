import { actorOf } from '../../callers/actor-of.ts'
import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const exportProspectsAsWorkbook: Handler<'exportProspectsAsWorkbook'> = async (call, _request, reply) => {
  call.services.accounts.requireProof(requireSignedIn(call.signedIn))
  const workbook = await call.services.people.exportAsWorkbook(call.query, actorOf(call))
  return reply
    .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    .header('content-disposition', 'attachment; filename="prospects.xlsx"')
    .header('cache-control', 'no-store')
    .send(workbook)
}
