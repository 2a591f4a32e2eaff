import { sendFile } from '../../../files/send-file.ts'
import { storedType } from '../../../files/stored-type.ts'
import type { Handler } from '../../handler.ts'

export const getSample: Handler<'getSample'> = async ({ params, services }, request, reply) => {
  const { path, name } = services.analyses.findSampleFile(params.model, params.file)
  const { mediaType } = storedType(name)
  return sendFile(request, reply, { path, mediaType, name, maxAgeSeconds: 3600, shared: true })
}
