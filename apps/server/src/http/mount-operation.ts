import type { Operation } from '@vitrine/contracts/operation.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SignedInCaller } from '../accounts/caller.ts'
import { checkCaller } from './check-caller.ts'
import { discardUploads, gatherFields, jsonLimit } from './gather-fields.ts'
import type { AnyHandler, HandlerContext } from './handler.ts'
import { parsePart } from './parse-part.ts'
import { sendPrepared } from './prepared-answer.ts'
import { type Answer, writeAnswer } from './write-answer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    signedIn: SignedInCaller | null
  }
}

/** Aborted when the caller hangs up before the answer is out. */
const hangUpSignal = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

const send = (operation: Operation, answer: Answer<unknown>, reply: FastifyReply): FastifyReply => {
  const { status, json } = writeAnswer(operation, answer)
  return reply
    .code(status)
    .headers(answer.headers ?? {})
    .type('application/json; charset=utf-8')
    .send(json)
}

/**
 * Makes the route of one operation: refuses callers that it does not list before a body is read, parses what comes
 * in and what goes out by its schemas, and wraps the answer in the envelope.
 */
export const mountOperation = (
  app: FastifyInstance,
  operation: Operation,
  handler: AnyHandler,
  context: HandlerContext,
): void => {
  const { accounts, files } = context.services
  app.route({
    method: operation.method,
    url: operation.path,
    config: { counted: operation.tag !== 'service' },
    ...(operation.files && { bodyLimit: jsonLimit }),
    onRequest: async (request) => {
      request.signedIn = await checkCaller(operation, request, accounts, context.env)
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const hangUp = hangUpSignal(reply)
      const { fields, uploads } = await gatherFields(request, operation.files ?? [], files)
      try {
        const answer = await handler(
          {
            ...context,
            params: parsePart(operation.params, request.params),
            query: parsePart(operation.query, request.query),
            body: parsePart(operation.body, fields),
            headers: parsePart(operation.headers, request.headers),
            caller: request.signedIn?.caller ?? 'visitor',
            signedIn: request.signedIn,
            uploads,
            ip: request.ip,
            log: request.log,
            signal: operation.answer === 'events' ? AbortSignal.any([hangUp, context.stopping]) : hangUp,
          },
          request,
          reply,
        )
        // A reply that the handler sent itself is thenable: awaiting it waits for its end and yields nothing.
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
