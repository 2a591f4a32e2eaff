import { checkKeyModel } from '../../../api-keys/check-key-model.ts'
import type { Handler } from '../../handler.ts'
import { sendEvents } from '../send-events.ts'
import { reader } from './analysis-caller.ts'

export const followAnalysis: Handler<'followAnalysis'> = async (call, request, reply) => {
  const after = Number(request.headers['last-event-id'] ?? 0)
  const from = { after: Number.isInteger(after) && after > 0 ? after : 0, signal: call.signal }
  const states = () =>
    call.services.analyses.follow(call.params.id, reader(call), from, (modelId) =>
      checkKeyModel(call.signedIn, modelId),
    )
  return sendEvents(reply, call, states, ({ revision }) => revision)
}
