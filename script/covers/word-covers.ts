import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'
import { cutSpans } from '../../packages/ui/src/blocks/cut-spans.ts'
import { type Answered, blockOf, escaped, percent } from './drawn.ts'

const tone = (score: number) => (score > 0.15 ? 'good' : score < -0.15 ? 'bad' : 'plain')

/** The text's sentences, coloured as they were judged, under the verdict. */
export function sentencesCover({ blocks }: Answered, { items }: BlockOf<'sentences'>): string {
  const notice = blockOf(blocks, 'notice')
  const best = blockOf(blocks, 'labels')?.items[0]
  const verdict = notice?.title ?? best?.label ?? ''
  const judged = items.map(({ text, score, spans }) => {
    const words = cutSpans(text, spans).map((piece) =>
      piece.span
        ? `<mark class="${piece.span.weight >= 0 ? 'good' : 'bad'}">${escaped(piece.text)}</mark>`
        : escaped(piece.text),
    )
    return `<li class="${tone(score)}">${words.join('')}</li>`
  })
  return `<div class="words"><h1>${escaped(verdict)}</h1><ol class="judged">${judged.slice(0, 4).join('')}</ol></div>`
}

/** The classes with their bars under the text's first words. */
export function labelsCover({ text }: Answered, { items }: BlockOf<'labels'>): string {
  const rows = items
    .slice(0, 3)
    .map(
      ({ label, confidence }, index) =>
        `<li class="${index === 0 ? 'best' : ''}"><p><b>${escaped(label)}</b><span>${percent(confidence)}</span></p><div><i style="width:${confidence * 100}%"></i></div></li>`,
    )
  return `<div class="words">${text === null ? '' : `<blockquote>${escaped(text.slice(0, 220))}</blockquote>`}<ol class="bars">${rows.join('')}</ol></div>`
}

function paragraph(line: string): string {
  const plain = escaped(line.replace(/^[-\d.]+ /, ''))
    .replaceAll(/\*\*(.+?)\*\*/g, '<b>$1</b>')
    .replaceAll(/\*(.+?)\*/g, '<em>$1</em>')
  if (line.startsWith('# ')) return `<h1>${plain.slice(2)}</h1>`
  if (/^#+ /.test(line)) return `<h2>${plain.replace(/^#+ /, '')}</h2>`
  return /^(-|\d+\.) /.test(line) ? `<p class="item">${plain}</p>` : `<p>${plain}</p>`
}

/** The answer's first lines. */
export function proseCover({ text, title }: BlockOf<'markdown'>): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return `<div class="words prose">${title ? `<h1>${escaped(title)}</h1>` : ''}${lines.slice(0, 8).map(paragraph).join('')}</div>`
}

export const codeCover = ({ text }: BlockOf<'code'>): string =>
  `<pre class="code">${escaped(text.split('\n').slice(0, 13).join('\n'))}</pre>`

/** A picture that was made. */
export const madeCover = ({ src }: BlockOf<'image'>): string =>
  `<img class="whole" src="${src}" alt="" style="object-fit:cover;object-position:50% 60%">`
