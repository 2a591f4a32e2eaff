import { escapeHtml } from '@vitrine/basics/escape-html.ts'
import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { cutSpans } from '../../packages/ui/src/blocks/text/cut-spans.ts'
import { type Answered, blockOf, chip, facts, percentInLine } from './drawn.ts'

const tone = (score: number) => (score > 0.15 ? 'good' : score < -0.15 ? 'bad' : 'plain')

/** The text's sentences, coloured by their scores, below the verdict. */
export function sentencesCover({ blocks }: Answered, { items }: BlockOf<'sentences'>): string {
  const notice = blockOf(blocks, 'notice')
  const best = blockOf(blocks, 'labels')?.items[0]
  const verdict = notice?.title ?? best?.label ?? ''
  const judged = items.map(({ text, score, spans }) => {
    const words = cutSpans(text, spans).map((piece) =>
      piece.span
        ? `<mark class="${piece.span.weight >= 0 ? 'good' : 'bad'}">${escapeHtml(piece.text)}</mark>`
        : escapeHtml(piece.text),
    )
    return `<li class="${tone(score)}">${words.join('')}</li>`
  })
  return `<div class="words"><h1>${escapeHtml(verdict)}</h1><ol class="judged">${judged.slice(0, 4).join('')}</ol></div>`
}

const bar = ({ label, confidence }: BlockOf<'labels'>['items'][number], index: number): string =>
  `<li class="${index === 0 ? 'best' : ''}"><p><b>${escapeHtml(label)}</b><span>${percentInLine(confidence)}</span></p><div><i style="width:${confidence * 100}%"></i></div></li>`

const quoteOf = (text: string | null): string =>
  text === null ? '' : `<blockquote>${escapeHtml(text.slice(0, 150))}</blockquote>`

/**
 * The best classes of each list with their bars below the text's first words, and the first column of a table as chips.
 */
export function labelsCover({ text, blocks }: Answered): string {
  const lists = blocks.filter((block) => block.kind === 'labels')
  const shown = lists.length === 1 ? (lists[0]?.items ?? []) : lists.flatMap(({ items }) => items.slice(0, 1))
  const phrases = blockOf(blocks, 'table')?.rows.slice(0, 4) ?? []
  const chips = phrases.map(([cell]) => chip(String(cell?.value ?? ''))).join('')
  return `<div class="words">${quoteOf(text)}<ol class="bars">${shown.slice(0, 3).map(bar).join('')}</ol><div class="phrases">${chips}</div></div>`
}

function paragraph(line: string): string {
  const plain = escapeHtml(line.replace(/^[-\d.]+ /, ''))
    .replaceAll(/\*\*(.+?)\*\*/g, '<b>$1</b>')
    .replaceAll(/\*(.+?)\*/g, '<em>$1</em>')
  if (line.startsWith('# ')) return `<h1>${plain.slice(2)}</h1>`
  if (/^#+ /.test(line)) return `<h2>${plain.replace(/^#+ /, '')}</h2>`
  return /^(-|\d+\.) /.test(line) ? `<p class="item">${plain}</p>` : `<p>${plain}</p>`
}

/** The answer's first lines. */
export function proseCover({ text, title }: BlockOf<'markdown'>): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return `<div class="words prose">${title ? `<h1>${escapeHtml(title)}</h1>` : ''}${lines.slice(0, 8).map(paragraph).join('')}</div>`
}

/** The main values of the generated document, above its first lines. */
export function codeCover({ blocks }: Answered, { text }: BlockOf<'code'>): string {
  return `<div class="made">${facts(blocks, 4)}<pre class="code">${escapeHtml(text.split('\n').slice(0, 8).join('\n'))}</pre></div>`
}

/** The values, below the text's first words. */
export const fieldsCover = ({ text, blocks }: Answered): string =>
  `<div class="words">${quoteOf(text)}${facts(blocks, 4)}</div>`

/** A generated picture. */
export const madeCover = ({ src }: BlockOf<'image'>): string =>
  `<img class="whole" src="${src}" alt="" style="object-fit:cover;object-position:50% 60%">`
