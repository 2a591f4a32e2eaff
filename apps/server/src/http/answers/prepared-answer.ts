import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Operation } from '@vitrine/contracts/operations/operation.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Answer, writeAnswer } from './write-answer.ts'

/** A complete answer, made once, for what many request and what does not change while the server runs. */
export interface PreparedAnswer {
  plain: Buffer
  gzip: Buffer
  etag: string
}

export function prepareAnswer(operation: Operation, answer: Answer<unknown>): PreparedAnswer {
  const plain = Buffer.from(writeAnswer(operation, answer).json)
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { plain, gzip: gzipSync(plain, { level: 9 }), etag }
}

export function sendPrepared(answer: PreparedAnswer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('etag', answer.etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding')
  if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send()
  reply.type('application/json; charset=utf-8')
  const zipped = request.headers['accept-encoding']?.includes('gzip') ?? false
  return zipped ? reply.header('content-encoding', 'gzip').send(answer.gzip) : reply.send(answer.plain)
}
