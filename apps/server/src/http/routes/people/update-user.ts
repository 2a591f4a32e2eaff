import { actorOf } from '../../actor-of.ts'
import type { Handler } from '../../handler.ts'
import { requireSignedIn } from '../../require-signed-in.ts'
import { uploadedPicture } from './uploaded-picture.ts'

export const updateUser: Handler<'updateUser'> = async (call) => {
  const { people, files } = call.services
  const picture = await uploadedPicture(call.uploads, files)
  const requireProof = () => call.services.accounts.requireProof(requireSignedIn(call.signedIn))
  const editor = { ...actorOf(call), requireProof }
  return { data: await people.update(call.params.id, { ...call.body, picture }, editor), message: 'Saved' }
}
