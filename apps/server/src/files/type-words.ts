import { type FileType, fileTypes } from '@vitrine/contracts/file-types.ts'

/** 'JPEG, PNG or WebP'. */
export const acceptedWords = (accept: readonly FileType[]): string => {
  const labels = accept.map((type) => fileTypes[type].label)
  const last = labels.at(-1) ?? 'nothing'
  return labels.length < 2 ? last : `${labels.slice(0, -1).join(', ')} or ${last}`
}

/** 'a PDF', 'an MP3': by how the first letter is spoken, spelled-out initials included. */
export const withArticle = (label: string): string =>
  /^([aeio]|[AEIO][a-z]|[AEFHILMNORSX][A-Z0-9])/.test(label) ? `an ${label}` : `a ${label}`

/** '4.7 MB', as a limit or a size in a message. 1 MB = 1,048,576 bytes. */
export const megabytes = (bytes: number): string => `${Number((bytes / 1_048_576).toFixed(1))} MB`
