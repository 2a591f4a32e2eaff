import type { Page, Placement, Word } from '../document.ts'
import { blocksOfLines } from './blocks.ts'
import { linesOfWords } from './lines.ts'
import type { Rulings } from './rulings.ts'

/** Builds lines, blocks and reading order over one page's words. */
export function pageOfWords(page: {
  number: number
  aspect: number
  source: Page['source']
  words: readonly Word[]
  placement?: Placement
  rulings?: Rulings
  unreadLines?: number
  unreadWords?: number
}): Page {
  const blocks = blocksOfLines(linesOfWords(page.words, page.aspect))
  const lines = blocks.flatMap((block) => block.lines)
  return { ...page, words: lines.flatMap((line) => line.words), lines, blocks }
}
