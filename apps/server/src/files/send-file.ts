import { Readable } from 'node:stream'
import { RequestError } from '@vitrine/errors/request-error.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { parseByteRange } from './byte-range.ts'
import type { StoredContent } from './file-store.ts'

export interface ServedFile {
  /** Null: the file was deleted. */
  content: StoredContent | null
  mediaType: string
  /** The name under which a download is saved. */
  name: string
  /** For the Cache-Control header. */
  maxAgeSeconds: number
  shared: boolean
}

/** The quoted and the encoded form: old clients read the first, all others the second (RFC 6266). */
export const disposition = (name: string): string =>
  `inline; filename="${name.replace(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`

/** Answers GET and HEAD with a file or the requested range: 200, 206 or 416. Throws 'not-found'. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: ServedFile): Promise<FastifyReply> {
  const { content } = file
  if (content === null) throw new RequestError('not-found', 'There is no such file.')
  reply
    .header('accept-ranges', 'bytes')
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', disposition(file.name))
    .header('cache-control', `${file.shared ? 'public' : 'private'}, max-age=${file.maxAgeSeconds}`)
  const range = parseByteRange(request.headers.range, content.size)
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${content.size}`).send()
  const { start, end } = range ?? { start: 0, end: content.size - 1 }
  if (range !== null) reply.code(206).header('content-range', `bytes ${start}-${end}/${content.size}`)
  reply.type(file.mediaType).header('content-length', end - start + 1)
  // An empty file has no last byte. For HEAD Fastify discards the body, so none is read.
  const nothing = request.method === 'HEAD' || content.size === 0
  return reply.send(nothing ? Readable.from([]) : await content.read(range))
}
