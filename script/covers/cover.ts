import { chartCover } from './chart-cover.ts'
import { documentCover } from './document-cover.ts'
import { type Answered, blockOf, chip } from './drawn.ts'
import { pictureCover } from './picture-cover.ts'
import { soundCover } from './sound-cover.ts'
import { tableCover } from './table-cover.ts'
import { codeCover, fieldsCover, labelsCover, madeCover, proseCover, sentencesCover } from './word-covers.ts'

/** A result's picture, chosen by its blocks: the most informative first. */
export function coverOf(answered: Answered): string {
  const { blocks, picture } = answered
  const boxes = blockOf(blocks, 'boxes-on-image')
  if (boxes && picture) return pictureCover(answered, boxes, picture)
  const pages = blockOf(blocks, 'pages')
  if (pages && picture) return documentCover(answered, pages, picture)
  const made = blockOf(blocks, 'image')
  const timeline = blockOf(blocks, 'timeline')
  if (picture && timeline) {
    const answer = blockOf(blocks, 'fields')?.items[0]
    const said = answer?.value ?? blockOf(blocks, 'notice')?.title
    return (
      madeCover({ kind: 'image', src: picture.src, alternative: '' }) +
      `<div class="chips">${said ? chip(said) : ''}</div>`
    )
  }
  if (made) return madeCover(made)
  if (timeline) return soundCover(answered, timeline)
  const series = blockOf(blocks, 'series')
  if (series) return chartCover(series)
  const code = blockOf(blocks, 'code')
  if (code) return codeCover(answered, code)
  const sentences = blockOf(blocks, 'sentences')
  if (sentences) return sentencesCover(answered, sentences)
  if (blockOf(blocks, 'labels')) return labelsCover(answered)
  const table = blockOf(blocks, 'table')
  if (table) return tableCover(table)
  const prose = blockOf(blocks, 'markdown')
  if (prose) return proseCover(prose)
  if (blockOf(blocks, 'fields')) return fieldsCover(answered)
  throw new Error(`Nothing in the answer of ${answered.modelId} can be drawn.`)
}
