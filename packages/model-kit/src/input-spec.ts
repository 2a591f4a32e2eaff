import type { FileType } from '@vitrine/contracts/catalogue/file-types.ts'

interface InputLimits {
  /** 1 MB = 1,048,576 bytes. */
  maxMegabytes: number
  /** Further limits in words, as the upload screen shows them. */
  limits?: readonly string[]
}

/** A second file of another kind, from a multipart field of its own: beside the usual file, or alone in its place. */
export interface CompanionFile {
  /** The multipart field, such as 'table'; any name but 'file'. */
  field: string
  /** As the upload screen names it, such as 'Herd table'. */
  label: string
  /** What it has to hold, in a sentence. */
  help: string
  accept: readonly FileType[]
}

/** What a model takes in; decides the upload screen and what the server lets through. */
export type InputSpec =
  | ({ kind: 'text' } & InputLimits)
  | ({
      kind: 'image' | 'audio' | 'video' | 'file'
      accept: readonly FileType[]
      companion?: CompanionFile
    } & InputLimits)
