import { RequestError } from '@vitrine/errors/request-error.ts'
import { isFileKey } from '../../../files/file-store.ts'
import { disposition, sendFile } from '../../../files/send-file.ts'
import { storedType } from '../../../files/stored-type.ts'
import type { Handler } from '../../handler.ts'

export const getFile: Handler<'getFile'> = async ({ params: { key }, query, services }, request, reply) => {
  const maxAgeSeconds = isFileKey(key) ? services.signer.secondsLeft(key, query.expires, query.signature) : null
  if (maxAgeSeconds === null) {
    throw new RequestError('not-found', 'This address is wrong or has expired.', {
      hint: 'Open the analysis again for a new address.',
    })
  }
  const { mediaType } = storedType(key)
  const address = await services.files.redirect(key, maxAgeSeconds, { mediaType, disposition: disposition(key) })
  if (address !== null) return reply.header('cache-control', 'no-store').redirect(address, 302)
  return sendFile(request, reply, {
    content: await services.files.open(key),
    mediaType,
    name: key,
    maxAgeSeconds,
    shared: false,
  })
}
