import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'

/** A document of `written/`, as written_questions.py reads it too. */
export interface WrittenDocument {
  title: string
  text: string
  /** An answer's place in the text; null where the text does not answer. */
  questions: { question: string; answer: { start: number; end: number } | null }[]
}

const folder = new URL('written/', import.meta.url)
// written_questions.py holds the same figure.
const heldOut = 8

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

function placeOf(answer: string, text: string): { start: number; end: number } | null {
  const marked = text.includes(answer) ? null : /\[(.+?)\]/.exec(answer)
  const before = marked ? answer.slice(0, marked.index) : ''
  const said = marked?.[1] ?? answer
  const after = marked ? answer.slice(marked.index + marked[0].length) : ''
  const at = text.indexOf(before + said + after)
  return at < 0 ? null : { start: at + before.length, end: at + before.length + said.length }
}

function readDocument(block: string): WrittenDocument {
  const [head = '', ...asked] = block.split(/^\? /m)
  const [title = '', ...lines] = head.split('\n')
  const text = oneLine(lines.join('\n'))
  const questions = asked.flatMap((one): WrittenDocument['questions'] => {
    const [question = '', ...rest] = one.trim().split('\n')
    const answer = oneLine(rest.join('\n'))
    if (answer === '-') return [{ question, answer: null }]
    const place = placeOf(oneLine(answer.replace(/^=/, '')), text)
    return place === null ? [] : [{ question, answer: place }]
  })
  return { title: title.trim(), text, questions }
}

/** The documents that the network does not learn from. */
export async function heldOutDocuments(): Promise<WrittenDocument[]> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.txt')).sort()
  const texts = await Promise.all(files.map((name) => readFile(join(folder.pathname, name), 'utf8')))
  return texts
    .flatMap((text) => text.split(/^# /m).slice(1).map(readDocument))
    .filter(({ title }) => crc32(title) % heldOut === 0)
}
