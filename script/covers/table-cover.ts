import { escapeHtml } from '@vitrine/basics/escape-html.ts'
import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'

/** The first rows as a list: a name, and the next two columns beside it. */
export function tableCover({ title, rows }: BlockOf<'table'>): string {
  const lines = rows.slice(0, 4).map(([what, ...others]) => {
    const beside = others.slice(0, 2).flatMap(({ value }) => (value === null || value === '' ? [] : [String(value)]))
    return `<li><p>${escapeHtml(String(what?.value ?? ''))}</p><span>${escapeHtml(beside.join(' · '))}</span></li>`
  })
  return `<div class="words"><h1>${escapeHtml(title ?? '')}</h1><ol class="rows">${lines.join('')}</ol></div>`
}
