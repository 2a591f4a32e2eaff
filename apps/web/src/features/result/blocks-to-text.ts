import { percent } from '@vitrine/basics/percent.ts'
import type { Analysis } from '@vitrine/contracts/analyses/analysis.ts'
import type { Block } from '@vitrine/contracts/blocks/block.ts'
import { blocksToCsv } from './blocks-to-csv.ts'

function textOf(block: Block): string {
  switch (block.kind) {
    case 'markdown':
    case 'notice':
    case 'code':
      return block.text
    case 'labels':
      return block.items.map(({ label, confidence }) => `${label}: ${percent(confidence)}`).join('\n')
    case 'fields':
      return block.items.map(({ label, value }) => `${label}: ${value ?? 'not found'}`).join('\n')
    case 'sentences':
      return block.items.map(({ text, label }) => `[${label}] ${text}`).join('\n')
    case 'transcript':
      return block.segments.map(({ text }) => text).join(' ')
    case 'table':
    case 'series':
    case 'timeline':
    case 'boxes-on-image':
      return blocksToCsv([block]) ?? ''
    // These only show what other blocks say.
    case 'pages':
    case 'image':
      return ''
  }
}

/** A result as plain text, for the clipboard. */
export const blocksToText = ({ modelTitle, summary, blocks }: Pick<Analysis, 'modelTitle' | 'summary' | 'blocks'>) =>
  [modelTitle, summary ?? '', ...blocks.map(textOf)].filter(Boolean).join('\n\n')
