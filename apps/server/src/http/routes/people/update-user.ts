import { keyedQueue } from '../../../accounts/limits/keyed-queue.ts'
import { limitParallel } from '../../../accounts/limits/limit-parallel.ts'
import { actorOf } from '../../callers/actor-of.ts'
import { requireSignedIn } from '../../callers/require-signed-in.ts'
import type { Handler } from '../../handler.ts'
import { uploadedPicture } from './uploaded-picture.ts'

/** Decoding a picture may take a gigabyte and twenty seconds. */
const oneByOne = limitParallel(1)
/** One of an account waits there, so that everybody else waits for one picture of it at most. */
const ofOneAccount = keyedQueue()

export const updateUser: Handler<'updateUser'> = async (call) => {
  const { people, files } = call.services
  const requireProof = () => call.services.accounts.requireProof(requireSignedIn(call.signedIn))
  const editor = { ...actorOf(call), requireProof }
  const { accountId } = editor
  const save = async () => {
    const picture = await uploadedPicture(call.uploads, files)
    return people.update(call.params.id, { ...call.body, picture }, editor)
  }
  const hasPicture = call.uploads.length > 0 || Boolean(call.body.profile_img_url)
  return { data: await (hasPicture ? ofOneAccount(accountId, () => oneByOne(save)) : save()), message: 'Saved' }
}
