import type { AnalysisState } from '@vitrine/contracts/analyses/analysis.ts'
import type { CallAnswer } from '@vitrine/contracts/calls/client.ts'
import type { Failure } from '@vitrine/contracts/calls/envelope.ts'
import { type OperationName, operations } from '@vitrine/contracts/operations/operations.ts'
import { HttpResponse, http } from 'msw'
import { server } from './server.ts'

const handlers = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }

function handlerOf(name: OperationName) {
  const { method, path } = operations[name]
  return (answer: Parameters<typeof http.get>[1]) => server.use(handlers[method](`*${path}`, answer))
}

/**
 * From now on the server gives this answer to the operation; it is typed by the contract. `onCall` sees each request.
 */
export const answer = <Name extends OperationName>(
  name: Name,
  data: CallAnswer<Name>,
  onCall?: (request: Request) => void | Promise<void>,
) =>
  handlerOf(name)(async ({ request }) => {
    await onCall?.(request)
    return HttpResponse.json({ success: true, code: 200, message: 'OK', data })
  })

/** From now on the server refuses this operation. */
export const refuse = (name: OperationName, failure: Omit<Failure, 'success'>) =>
  handlerOf(name)(() => HttpResponse.json({ success: false, ...failure }, { status: failure.code }))

/** From now on an analysis sends these states, one event each. */
export const answerEvents = (...states: readonly AnalysisState[]) =>
  handlerOf('followAnalysis')(() => {
    const events = states.map((state) => `id: ${state.revision}\ndata: ${JSON.stringify(state)}\n\n`)
    // Left open: the follower closes it after the last state.
    const stream = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(events.join(''))),
    })
    return new HttpResponse(stream, { headers: { 'content-type': 'text/event-stream' } })
  })
