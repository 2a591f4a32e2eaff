import { actorOf } from '../../actor-of.ts'
import type { Handler } from '../../handler.ts'
import { uploadedPicture } from './uploaded-picture.ts'

export const updateUser: Handler<'updateUser'> = async (call) => {
  const { people, files } = call.services
  const picture = await uploadedPicture(call.uploads, files)
  return { data: await people.update(call.params.id, { ...call.body, picture }, actorOf(call)), message: 'Saved' }
}
