import type { FileType } from '@vitrine/contracts/catalogue/file-types.ts'

interface InputLimits {
  /** 1 MB = 1,048,576 bytes. */
  maxMegabytes: number
  /** Further limits in words, as the upload screen shows them. */
  limits?: readonly string[]
}

/** A second file of another kind in its own multipart field: beside the usual file, or alone. */
export interface CompanionFile {
  /** The multipart field's name, such as 'table'; any but 'file'. */
  field: string
  /** Its name on the upload screen, such as 'Herd table'. */
  label: string
  /** What it must contain, in a sentence. */
  help: string
  accept: readonly FileType[]
}

/** A model's input; decides the upload screen and what the server accepts. */
export type InputSpec =
  | ({ kind: 'text' } & InputLimits)
  | ({
      kind: 'image' | 'audio' | 'video' | 'file'
      accept: readonly FileType[]
      companion?: CompanionFile
    } & InputLimits)
