import type { FileType } from '@vitrine/contracts/file-types.ts'

interface InputLimits {
  /** 1 MB = 1,048,576 bytes. */
  maxMegabytes: number
  /** Further limits in words, as the upload screen shows them. */
  limits?: readonly string[]
}

/** A file of another kind that a model takes in place of its usual one, from a multipart field of its own. */
export interface OtherFile {
  field: 'table'
  accept: readonly FileType[]
}

/** What a model takes in; decides the upload screen and what the server lets through. */
export type InputSpec =
  | ({ kind: 'text' } & InputLimits)
  | ({ kind: 'image' | 'audio' | 'video' | 'file'; accept: readonly FileType[]; instead?: OtherFile } & InputLimits)
