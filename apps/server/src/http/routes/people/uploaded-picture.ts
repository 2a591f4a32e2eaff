import { readFile } from 'node:fs/promises'
import { profilePicture } from '@vitrine/contracts/accounts/profile-picture.ts'
import { bytesPerMegabyte, fileTooLarge } from '@vitrine/contracts/catalogue/input-words.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import type { FileStore } from '../../../files/file-store.ts'
import { discardUploads, type Upload } from '../../bodies/gather-fields.ts'

/**
 * The picture of a multipart body, removed from the store; undefined if there is none. Throws 'input-ambiguous' and
 * 'input-too-large'.
 */
export async function uploadedPicture(uploads: readonly Upload[], files: FileStore): Promise<Buffer | undefined> {
  const [upload, second] = uploads
  if (!upload) return undefined
  if (second) throw new InputError('input-ambiguous', 'There is more than one picture.', { hint: 'Send one.' })
  const { stored } = upload
  if (stored === null || stored.size > profilePicture.maxMegabytes * bytesPerMegabyte) {
    const { message, hint } = fileTooLarge(stored?.size ?? null, profilePicture)
    throw new InputError('input-too-large', message, { hint })
  }
  const bytes = await readFile(await files.local(stored.key))
  await discardUploads(uploads, files)
  return bytes
}
