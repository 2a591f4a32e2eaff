import { escapeHtml } from '@vitrine/basics/escape-html.ts'
import { percent } from '@vitrine/basics/percent.ts'
import type { Block, BlockKind, BlockOf } from '@vitrine/contracts/blocks/block.ts'

export interface Picture {
  /** A data: URL. */
  src: string
  /** Pixels. */
  width: number
  height: number
}

/** A sample and the model's answer to it. */
export interface Answered {
  modelId: string
  blocks: readonly Block[]
  /** The sample's text, or null if it is a file. */
  text: string | null
  /** The sample as a picture: itself, its first page or a still; null for sound, tables and texts. */
  picture: Picture | null
}

/** CSS pixels of a cover, which is written at this size and at double size. */
export const coverSize = { width: 480, height: 300 }

export const blockOf = <Kind extends BlockKind>(blocks: readonly Block[], kind: Kind): BlockOf<Kind> | undefined =>
  blocks.find((block): block is BlockOf<Kind> => block.kind === kind)

/** With a blank at which no line is broken. */
export const percentInLine = (share: number): string => percent(share).replace(' ', '\u00a0')

/** A label with its confidence, drawn over a picture. */
export const chip = (label: string, confidence?: number): string =>
  `<div class="chip"><b>${escapeHtml(label)}</b>${confidence === undefined ? '' : `<span>${percentInLine(confidence)}</span>`}</div>`

/** The first values with their labels; '' if there are none. */
export function facts(blocks: readonly Block[], most: number): string {
  const found = (blockOf(blocks, 'fields')?.items ?? []).filter(({ value }) => value !== null).slice(0, most)
  const pairs = found.map(({ label, value }) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value ?? '')}</dd>`)
  return pairs.length === 0 ? '' : `<dl class="facts">${pairs.join('')}</dl>`
}
