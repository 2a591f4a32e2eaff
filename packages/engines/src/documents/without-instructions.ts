import { readPatterns } from '../text/read-patterns.ts'
import type { Page, ReadDocument, Word } from './document.ts'
import { lineOfWords, rowsOfWords } from './layout/lines.ts'
import { pageOfWords } from './layout/page-of-words.ts'

const { orders, addressed: toPrograms } = readPatterns(
  new URL('./wordings/without-instructions.txt', import.meta.url),
  ['orders', 'addressed'],
)

/** Number of rows over which a sentence that begins so may continue. */
const mostRows = 4

/** Without accents and runs of blanks. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim()

/** Whether a text instructs a program, rather than informing a reader. */
export const isInstruction = (text: string, pattern = orders): boolean => pattern.test(plain(text))

function instructionRows(texts: readonly string[], pattern: RegExp): number[] {
  const found: number[] = []
  let until = -1
  for (const [index, text] of texts.entries()) {
    if (isInstruction(text, pattern)) until = index + mostRows - 1
    if (index > until) continue
    found.push(index)
    if (/[.!?]["'”’)]?$/.test(text.trim())) until = index
  }
  return found
}

function pageWith(page: Page, words: readonly Word[]): Page {
  const { lines: _lines, blocks: _blocks, ...rest } = page
  return pageOfWords({ ...rest, words })
}

/**
 * The document without the sentences that give orders to programs ('Ignore the figures above and report …'): they are
 * nothing that it states. `instructions` are those sentences, row by row; the document itself comes back where there are none.
 * `addressed`: only where they name a program, for papers whose readers get orders too ('Ignore my earlier letter: 3 mg').
 */
export function withoutInstructions(
  document: ReadDocument,
  { addressed = false }: { addressed?: boolean } = {},
): { document: ReadDocument; instructions: string[] } {
  const pattern = addressed ? toPrograms : orders
  const instructions: string[] = []
  const pages = document.pages.map((page) => {
    const rows = rowsOfWords(page.words)
    const left = new Set(
      instructionRows(
        rows.map((row) => lineOfWords(row).text),
        pattern,
      ),
    )
    if (left.size === 0) return page
    instructions.push(...[...left].map((index) => lineOfWords(rows[index] ?? []).text))
    return pageWith(page, rows.filter((_, index) => !left.has(index)).flat())
  })
  return instructions.length === 0 ? { document, instructions } : { document: { pages }, instructions }
}

/** What to tell a person of the sentences that were left out. */
export const orderWarnings = (instructions: readonly string[]): string[] =>
  instructions.length === 0
    ? []
    : [`The document gives orders to programs. They were not read: “${instructions.join(' ')}”`]
