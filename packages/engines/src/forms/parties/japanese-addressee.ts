import type { Line, ReadDocument } from '../../documents/document.ts'
import { readPatterns } from '../../text/read-patterns.ts'

const { addressed } = readPatterns(new URL('./wordings/japanese-addressee.txt', import.meta.url), ['addressed'])

/** '株式会社みどり印刷 御中': the word after the name marks whom a Japanese paper is for. */
export function japaneseAddressee({ pages }: ReadDocument): { line: Line; name: string } | null {
  for (const line of pages[0]?.lines ?? []) {
    const name = addressed.exec(line.text)?.groups?.name
    if (name !== undefined) return { line, name }
  }
  return null
}
