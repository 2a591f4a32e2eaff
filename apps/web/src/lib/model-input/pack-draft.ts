import type { Draft } from './draft.ts'

/** A file without its bytes, which stand behind the rest in their order. */
interface Label {
  name: string
  type: string
  size: number
}

const fileFields = ['file', 'companion'] as const

const lengthBytes = 4

const labelOf = (file: File | null | undefined): Label | null =>
  file ? { name: file.name, type: file.type, size: file.size } : null

/** A draft and its files as bytes: the length of the words, the words as JSON, the files. */
export async function packDraft(draft: Draft): Promise<ArrayBuffer> {
  const { file, companion, ...words } = draft
  const json = new TextEncoder().encode(
    JSON.stringify({ ...words, file: labelOf(file), companion: labelOf(companion) }),
  )
  const length = new DataView(new ArrayBuffer(lengthBytes))
  length.setUint32(0, json.length)
  const files = [file, companion].filter((one) => one instanceof File)
  return new Blob([length, json, ...files]).arrayBuffer()
}

export function unpackDraft(bytes: ArrayBuffer): Draft {
  const end = lengthBytes + new DataView(bytes).getUint32(0)
  // The cast: `packDraft` wrote it, and nobody else has the key.
  const words = JSON.parse(new TextDecoder().decode(bytes.slice(lengthBytes, end))) as Omit<
    Draft,
    'file' | 'companion'
  > &
    Record<(typeof fileFields)[number], Label | null>
  let start = end
  const [file = null, companion = null] = fileFields.map((field) => {
    const label = words[field]
    if (!label) return null
    const content = bytes.slice(start, start + label.size)
    start += label.size
    return new File([content], label.name, { type: label.type })
  })
  return { ...words, file, companion }
}
