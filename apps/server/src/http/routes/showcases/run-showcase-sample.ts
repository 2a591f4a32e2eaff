import type { Handler } from '../../handler.ts'
import { analysisCaller } from '../analyses/analysis-caller.ts'

export const runShowcaseSample: Handler<'runShowcaseSample'> = async (call) => {
  const user = call.signedIn?.user ?? null
  const { model, sample } = call.body
  const idempotencyKey = call.headers['idempotency-key']
  const run = { model, sample, user, caller: analysisCaller(call), idempotencyKey }
  return { data: await call.services.showcases.run(call.params.token, run), message: 'Accepted' }
}
