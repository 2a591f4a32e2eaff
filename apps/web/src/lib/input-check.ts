import type { CatalogueModel } from '@vitrine/contracts/catalogue.ts'
import { type FileType, fileTypes } from '@vitrine/contracts/file-types.ts'
import {
  bytesPerMegabyte,
  emptyFile,
  fileTooLarge,
  type InputFault,
  textRequired,
  textTooLarge,
  unknownKind,
  withArticle,
  wrongType,
} from '@vitrine/contracts/input-words.ts'

/** The kinds of file that a model takes; the catalogue may name them by extension or media type. */
export const acceptedTypes = ({
  supportedFiles,
  alternativeFiles,
}: Pick<CatalogueModel, 'supportedFiles' | 'alternativeFiles'>): FileType[] =>
  // The cast names the keys that Object.keys forgets.
  (Object.keys(fileTypes) as FileType[]).filter((type) => {
    const { extensions, mediaTypes } = fileTypes[type]
    const names: readonly string[] = [type, ...extensions, ...mediaTypes]
    return [...supportedFiles, ...alternativeFiles].some((supported) =>
      names.includes(supported.replace(/^\./, '').toLowerCase()),
    )
  })

/** For the browser's file chooser: media types with their extensions. */
export const chooserAccept = (accept: readonly FileType[]): Record<string, string[]> =>
  Object.fromEntries(
    accept.flatMap((type) => {
      const { mediaTypes, extensions } = fileTypes[type]
      return mediaTypes.map((mediaType) => [mediaType, extensions.map((extension) => `.${extension}`)])
    }),
  )

const extensionOf = (name: string) => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''

const limited = ({ title, maxFileSize }: CatalogueModel) => ({ title, maxMegabytes: maxFileSize })

/** Judges by name and announced type; the server judges by content. */
export const checkFile = (file: File, model: CatalogueModel): InputFault | null => {
  if (file.size === 0) return emptyFile
  const accept = acceptedTypes(model)
  const extension = extensionOf(file.name)
  const known = accept.some((type) => {
    const { extensions, mediaTypes } = fileTypes[type]
    const names: readonly string[] = extensions
    const media: readonly string[] = mediaTypes
    return names.includes(extension) || media.includes(file.type)
  })
  if (!known) {
    const what = extension ? `This is ${withArticle(`${extension.toUpperCase()} file`)}` : unknownKind
    return wrongType(what, model.title, accept)
  }
  return file.size > model.maxFileSize * bytesPerMegabyte ? fileTooLarge(file.size, limited(model)) : null
}

export const checkText = (text: string, model: CatalogueModel): InputFault | null => {
  if (text.trim() === '') return textRequired
  const size = new TextEncoder().encode(text).length
  return size > model.maxFileSize * bytesPerMegabyte ? textTooLarge(size, limited(model)) : null
}
