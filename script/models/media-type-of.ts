import { extname } from 'node:path'
import { fileTypes } from '@vitrine/contracts/catalogue/file-types.ts'

/** By its name; the server detects it from the content. */
export function mediaTypeOf(path: string): string {
  const extension = extname(path).slice(1).toLowerCase()
  const type = Object.values(fileTypes).find(({ extensions }) => extensions.some((one) => one === extension))
  return type?.mediaTypes[0] ?? 'application/octet-stream'
}
