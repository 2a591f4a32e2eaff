import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'

export const getNextSteps: Handler<'getNextSteps'> = async (call, _request, reply) =>
  reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', 'attachment; filename="next-steps.ics"')
    .header('cache-control', 'no-store')
    .send(await call.services.people.nextSteps(requireSignedIn(call.signedIn).user.id))
