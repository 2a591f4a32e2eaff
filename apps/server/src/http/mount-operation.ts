import { bytesPerMegabyte } from '@vitrine/contracts/catalogue/input-words.ts'
import type { Operation } from '@vitrine/contracts/operations/operation.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SignedInCaller } from '../accounts/caller.ts'
import { withinSpan } from '../tracing/current-span.ts'
import { sendPrepared } from './answers/prepared-answer.ts'
import { type Answer, writeAnswer } from './answers/write-answer.ts'
import { smallBudget, textBudget } from './bodies/body-budget.ts'
import { discardUploads, gatherFields } from './bodies/gather-fields.ts'
import { parsePart } from './bodies/parse-part.ts'
import { checkCaller } from './callers/check-caller.ts'
import type { AnyHandler, HandlerContext } from './handler.ts'

declare module 'fastify' {
  interface FastifyRequest {
    signedIn: SignedInCaller | null
  }
}

/** Aborted when the caller hangs up before the answer is sent. */
function hangUpSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

function send(operation: Operation, answer: Answer<unknown>, reply: FastifyReply): FastifyReply {
  const { status, json } = writeAnswer(operation, answer)
  return (
    reply
      .code(status)
      // Every answer here is personal; public ones are sent prepared or as files.
      .header('cache-control', 'no-store')
      .headers(answer.headers ?? {})
      .type('application/json; charset=utf-8')
      .send(json)
  )
}

/**
 * Mounts the route of one operation: refuses callers that it does not list before a body is read, parses request and
 * answer by its schemas, and wraps the answer in the envelope.
 */
export function mountOperation(
  app: FastifyInstance,
  operation: Operation,
  handler: AnyHandler,
  context: HandlerContext,
): void {
  const { files, models } = context.services
  // Operations with file fields are those that run models, or take a picture.
  const members = operation.files && operation.tag === 'analyses' ? textBudget(models) : smallBudget
  const { manyFiles } = operation
  const many = manyFiles && { count: manyFiles.count, bytes: manyFiles.megabytes * bytesPerMegabyte }
  const largestUpload = many?.bytes ?? Math.max(0, ...models.map(({ input }) => input.maxMegabytes)) * bytesPerMegabyte
  app.route({
    method: operation.method,
    url: operation.path,
    config: {
      counted: operation.tag !== 'service',
      budget: ({ signedIn }) => (signedIn === null ? smallBudget : members),
    },
    onRequest: async (request) => {
      request.signedIn = await checkCaller(operation, request, context.services, context.env)
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const hangUp = hangUpSignal(reply)
      const { fields, uploads } = await gatherFields(request, {
        fileFields: operation.files ?? [],
        largestUpload,
        many,
        files,
      })
      try {
        const call = {
          ...context,
          params: parsePart(operation.params, request.params),
          query: parsePart(operation.query, request.query),
          body: parsePart(operation.body, fields),
          headers: parsePart(operation.headers, request.headers),
          caller: request.signedIn?.caller ?? ('visitor' as const),
          signedIn: request.signedIn,
          uploads,
          ip: request.ip,
          log: request.log,
          signal: operation.answer === 'events' ? AbortSignal.any([hangUp, context.stopping]) : hangUp,
        }
        const answer = await withinSpan(request.span, () => handler(call, request, reply))
        // A reply that the handler has sent itself is thenable: awaiting it waits for its end and yields nothing.
        if (answer === undefined) return reply
        if ('data' in answer) return send(operation, answer, reply)
        return 'etag' in answer ? sendPrepared(answer, request, reply) : answer
      } catch (error) {
        await discardUploads(uploads, files)
        throw error
      }
    },
  })
}
