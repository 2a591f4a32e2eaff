import type { FastifyReply, FastifyRequest } from 'fastify'
import { openContent } from '../../../files/open-content.ts'
import { sendFile } from '../../../files/send-file.ts'
import { storedType } from '../../../files/stored-type.ts'

/** Sends a bundled sample's file; the same for everybody, so caches may store it. */
export async function sendSample(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, name }: { path: string; name: string },
): Promise<FastifyReply> {
  const { mediaType } = storedType(name)
  return sendFile(request, reply, {
    content: await openContent(path),
    mediaType,
    name,
    maxAgeSeconds: 3600,
    shared: true,
  })
}
