import { profilePicture } from '@vitrine/contracts/accounts/profile-picture.ts'
import { fileTypes } from '@vitrine/contracts/catalogue/file-types.ts'
import {
  bytesPerMegabyte,
  emptyFile,
  fileTooLarge,
  type InputFault,
  unknownKind,
  withArticle,
  wrongType,
} from '@vitrine/contracts/catalogue/input-words.ts'

const { title, accept, maxMegabytes } = profilePicture

/** For the browser's file chooser. */
export const pictureChooserAccept = accept.map((type) => fileTypes[type].mediaTypes[0]).join(',')

/** Checks the declared type; the server checks the content, with the same messages. */
export function checkPicture(file: File): InputFault | null {
  if (file.size === 0) return emptyFile
  const media: readonly string[] = accept.flatMap((type) => fileTypes[type].mediaTypes)
  if (!media.includes(file.type)) {
    const extension = /\.([a-z0-9]+)$/i.exec(file.name)?.[1]
    return wrongType(
      extension ? `This is ${withArticle(`${extension.toUpperCase()} file`)}` : unknownKind,
      title,
      accept,
    )
  }
  return file.size > maxMegabytes * bytesPerMegabyte ? fileTooLarge(file.size, profilePicture) : null
}
