import { readFileSync } from 'node:fs'

/** The words of a text file, parted by white space; a line that begins with # is a comment. Throws where the file is missing or empty. */
export function readWords(file: URL): ReadonlySet<string> {
  const lines = readFileSync(file, 'utf8').split(/\r?\n/)
  const words = lines.filter((line) => !line.startsWith('#')).flatMap((line) => line.match(/\S+/g) ?? [])
  if (words.length === 0) throw new Error(`${file.pathname} has no words.`)
  return new Set(words)
}
