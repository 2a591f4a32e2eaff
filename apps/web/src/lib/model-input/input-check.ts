import { keysOf } from '@vitrine/basics/typed-keys.ts'
import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import { type FileType, fileTypes } from '@vitrine/contracts/catalogue/file-types.ts'
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
} from '@vitrine/contracts/catalogue/input-words.ts'

/**
 * The kinds of file that a model, or its companion, accepts; the catalogue may name them by extension or media type.
 */
export const acceptedTypes = ({ supportedFiles }: Pick<CatalogueModel, 'supportedFiles'>): FileType[] =>
  keysOf(fileTypes).filter((type) => {
    const { extensions, mediaTypes } = fileTypes[type]
    const names: readonly string[] = [type, ...extensions, ...mediaTypes]
    return supportedFiles.some((supported) => names.includes(supported.replace(/^\./, '').toLowerCase()))
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

/** Whether a file's name or declared type is one of these. */
export function isOneOf(accept: readonly FileType[], file: File): boolean {
  const extension = extensionOf(file.name)
  return accept.some((type) => {
    const { extensions, mediaTypes } = fileTypes[type]
    const names: readonly string[] = extensions
    const media: readonly string[] = mediaTypes
    return names.includes(extension) || media.includes(file.type)
  })
}

/** Checks name and declared type, where the server checks the content. `accept`: of the model, or of its companion. */
export function checkFile(
  file: File,
  model: CatalogueModel,
  accept: readonly FileType[] = acceptedTypes(model),
): InputFault | null {
  if (file.size === 0) return emptyFile
  if (!isOneOf(accept, file)) {
    const extension = extensionOf(file.name)
    const what = extension ? `This is ${withArticle(`${extension.toUpperCase()} file`)}` : unknownKind
    return wrongType(what, model.title, accept)
  }
  return file.size > model.maxFileSize * bytesPerMegabyte ? fileTooLarge(file.size, limited(model), accept) : null
}

export function checkText(text: string, model: CatalogueModel): InputFault | null {
  if (text.trim() === '') return textRequired
  const size = new TextEncoder().encode(text).length
  return size > model.maxFileSize * bytesPerMegabyte ? textTooLarge(size, limited(model)) : null
}
