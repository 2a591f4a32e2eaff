import { spawn } from 'node:child_process'
import type { Word } from '../document.ts'
import { graymapOf } from '../picture/grey-picture.ts'
import { type RecogniserInput, wordOfPixels } from './recogniser.ts'

/**
 * Recognises with the `tesseract` command, which is faster than its WebAssembly build.
 * Answers null when the command is not there or fails, so that the caller can take the other one.
 */
export async function recogniseWithCommand(input: RecogniserInput): Promise<Word[] | null> {
  const table = await runTesseract(input)
  return table === null ? null : wordsOfTable(table, input)
}

/** Page segmentation: 3 finds columns by itself, 4 takes lines from edge to edge, 6 takes all as one block. */
const segmentation = { page: '3', column: '4', block: '6' } as const

function runTesseract({ layout, signal, ...picture }: RecogniserInput): Promise<string | null> {
  const { promise, resolve, reject } = Promise.withResolvers<string | null>()
  // One thread: its own threading makes it several times slower. `env` adds the variable to what is inherited
  // and ends with 127 where there is no such command.
  const child = spawn(
    'env',
    ['OMP_THREAD_LIMIT=1', 'tesseract', 'stdin', 'stdout', '--psm', segmentation[layout], '-l', 'eng', 'tsv'],
    {
      stdio: ['pipe', 'pipe', 'ignore'],
      ...(signal === undefined ? {} : { signal }),
    },
  )
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  // A command that cannot be started at all is as good as none.
  child.on('error', () => (signal?.aborted === true ? reject(signal.reason) : resolve(null)))
  child.on('close', (code) => resolve(code === 0 ? Buffer.concat(chunks).toString('utf8') : null))
  // The command may end before it has taken all of its input; its exit says what matters.
  child.stdin.on('error', () => undefined)
  child.stdin.end(graymapOf(picture))
  return promise
}

/** Columns: level page block paragraph line word left top width height confidence text. */
function wordsOfTable(table: string, input: RecogniserInput): Word[] {
  return table.split('\n').flatMap((row) => {
    const cells = row.split('\t')
    if (cells[0] !== '5') return []
    const [left = 0, top = 0, width = 0, height = 0, confidence = 0] = cells.slice(6, 11).map(Number)
    const box = { x0: left, y0: top, x1: left + width, y1: top + height }
    const word = wordOfPixels({ text: cells[11] ?? '', confidence, ...box }, input)
    return word === null ? [] : [word]
  })
}
