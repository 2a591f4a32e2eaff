import type { CatalogueModel } from '@vitrine/contracts/catalogue.ts'
import { type FileType, fileTypes } from '@vitrine/contracts/file-types.ts'

/** What is wrong with an input before it is sent, in the words that the server would use. */
export interface InputFault {
  message: string
  hint: string
}

const bytesPerMegabyte = 1_048_576

/** The kinds of file that a model takes; `supportedFiles` may name them by extension or media type. */
export const acceptedTypes = ({ supportedFiles }: Pick<CatalogueModel, 'supportedFiles'>): FileType[] =>
  // The cast names the keys that Object.keys forgets.
  (Object.keys(fileTypes) as FileType[]).filter((type) => {
    const { extensions, mediaTypes } = fileTypes[type]
    const names: readonly string[] = [type, ...extensions, ...mediaTypes]
    return supportedFiles.some((supported) => names.includes(supported.replace(/^\./, '').toLowerCase()))
  })

/** 'JPEG, PNG or WebP'. */
export const acceptedWords = (accept: readonly FileType[]): string => {
  const labels = accept.map((type) => fileTypes[type].label)
  const last = labels.at(-1) ?? 'nothing'
  return labels.length < 2 ? last : `${labels.slice(0, -1).join(', ')} or ${last}`
}

/** For the browser's file chooser: media types with their extensions. */
export const chooserAccept = (accept: readonly FileType[]): Record<string, string[]> =>
  Object.fromEntries(
    accept.flatMap((type) => {
      const { mediaTypes, extensions } = fileTypes[type]
      return mediaTypes.map((mediaType) => [mediaType, extensions.map((extension) => `.${extension}`)])
    }),
  )

/** 'a PDF', 'an MP3': by how the first letter is spoken, spelled-out initials included. */
const withArticle = (label: string) =>
  /^([aeio]|[AEIO][a-z]|[AEFHILMNORSX][A-Z0-9])/.test(label) ? `an ${label}` : `a ${label}`

const megabytes = (bytes: number) => `${Number((bytes / bytesPerMegabyte).toFixed(1))} MB`

const extensionOf = (name: string) => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/** Judges by name and announced type; the server judges by content. */
export const checkFile = (file: File, model: CatalogueModel): InputFault | null => {
  if (file.size === 0) return { message: 'The file is empty.', hint: 'Choose a file with content in it.' }
  const accept = acceptedTypes(model)
  const known = accept.some((type) => {
    const { extensions, mediaTypes } = fileTypes[type]
    const names: readonly string[] = extensions
    const media: readonly string[] = mediaTypes
    return names.includes(extensionOf(file.name)) || media.includes(file.type)
  })
  if (!known) {
    const extension = extensionOf(file.name)
    const what = extension
      ? `This is ${withArticle(`${extension.toUpperCase()} file`)}`
      : 'This file is of no kind that we know'
    return {
      message: `${what}; ${model.title} accepts ${acceptedWords(accept)}.`,
      hint: `Upload ${acceptedWords(accept)}.`,
    }
  }
  if (file.size > model.maxFileSize * bytesPerMegabyte) {
    return {
      message: `The file is ${megabytes(file.size)}; ${model.title} accepts at most ${model.maxFileSize} MB.`,
      hint: 'Choose a smaller file, or reduce this one.',
    }
  }
  return null
}

export const checkText = (text: string, model: CatalogueModel): InputFault | null => {
  if (text.trim() === '') {
    return { message: 'Text is required for this model', hint: 'Type or paste some text.' }
  }
  const size = new TextEncoder().encode(text).length
  if (size > model.maxFileSize * bytesPerMegabyte) {
    return {
      message: `The text is ${megabytes(size)}; ${model.title} accepts at most ${model.maxFileSize} MB.`,
      hint: 'Shorten the text.',
    }
  }
  return null
}
