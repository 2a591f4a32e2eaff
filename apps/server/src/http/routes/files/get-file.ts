import { RequestError } from '@vitrine/errors/request-error.ts'
import { isFileKey } from '../../../files/file-store.ts'
import { sendFile } from '../../../files/send-file.ts'
import { storedType } from '../../../files/stored-type.ts'
import type { Handler } from '../../handler.ts'

export const getFile: Handler<'getFile'> = async ({ params: { key }, query, services }, request, reply) => {
  const maxAgeSeconds = isFileKey(key) ? services.signer.secondsLeft(key, query.expires, query.signature) : null
  if (maxAgeSeconds === null) {
    throw new RequestError('not-found', 'This address is wrong or its time is over.', {
      hint: 'Open the analysis again for a new address.',
    })
  }
  const { mediaType } = storedType(key)
  return sendFile(request, reply, {
    path: services.files.path(key),
    mediaType,
    name: key,
    maxAgeSeconds,
    shared: false,
  })
}
