import { isUtf8 } from 'node:buffer'
import type { Readable } from 'node:stream'
import { sizeWords } from '@vitrine/basics/wording.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type BodyBudget, smallBudget } from './body-budget.ts'
import { createJsonMeter } from './json-meter.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How much of a body is read for this caller; small by default. */
    budget?: (request: FastifyRequest) => BodyBudget
  }
}

export const budgetOf = (request: FastifyRequest): BodyBudget =>
  request.routeOptions.config.budget?.(request) ?? smallBudget

/** In the unit in which the limit was chosen. */
export const bodyTooLarge = (limit: number, signedIn: boolean) =>
  new InputError('input-too-large', `The body is larger than the ${sizeWords(limit)} that this call takes.`, {
    hint: signedIn ? 'Send less, or send files as multipart/form-data.' : 'Log in to send more, or send less.',
  })

const notUtf8 = () =>
  new InputError('invalid-request', 'The body is not in UTF-8.', { hint: 'JSON is always sent in UTF-8 (RFC 8259).' })

async function readMetered(request: FastifyRequest, payload: Readable): Promise<string> {
  const { json: limit } = budgetOf(request)
  const meter = createJsonMeter()
  const chunks: Buffer[] = []
  let size = 0
  try {
    if (Number(request.headers['content-length'] ?? 0) > limit) throw bodyTooLarge(limit, request.signedIn !== null)
    // The cast: a request's body yields bytes as long as nobody sets an encoding.
    for await (const chunk of payload as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > limit) throw bodyTooLarge(limit, request.signedIn !== null)
      meter(chunk)
      chunks.push(chunk)
    }
  } catch (error) {
    // Unread bytes would block the next request on this connection, which a proxy may share among people.
    request.raw.resume()
    throw error
  }
  const bytes = Buffer.concat(chunks)
  // Letters of another encoding would be lost without a word.
  if (!isUtf8(bytes)) throw notUtf8()
  return bytes.toString('utf8')
}

/**
 * Reads JSON bodies within their caller's budget, counted before parsing. An empty body counts as none: many clients
 * send the content type in any case.
 */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: Readable) => {
    const text = await readMetered(request, payload)
    if (text.trim() === '') return undefined
    return new Promise((resolve, reject) => {
      void parse(request, text, (error, body) => (error ? reject(error) : resolve(body)))
    })
  })
}
