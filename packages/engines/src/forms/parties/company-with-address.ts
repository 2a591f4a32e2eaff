import type { Line, ReadDocument } from '../../documents/document.ts'
import { legalForm } from './address-blocks.ts'
import { isPlace } from './head-name.ts'
import { nameBeforeAddress } from './name-before-address.ts'

/** A firm's name and address all in one line, as a letter ends: 'Hill Physio Ltd, 3 Quay Street, Falmouth TR11 3HH'. Null where there is none, or two. */
export function companyWithAddress({ pages }: ReadDocument): { line: Line; name: string } | null {
  const found = pages
    .flatMap(({ lines }) => lines)
    .flatMap((line) => {
      const { name, address } = nameBeforeAddress(line.text)
      const isFirm = legalForm.test(name) && !/[:@]/.test(name) && /^\p{Lu}/u.test(name)
      return isFirm && address.length > 0 && isPlace(line.text) ? [{ line, name }] : []
    })
  const [first, second] = found
  return first === undefined || second !== undefined ? null : first
}
