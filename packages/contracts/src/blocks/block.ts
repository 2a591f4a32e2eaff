import { z } from 'zod'
import { boxesOnImageBlock } from './boxes-on-image.ts'
import { codeBlock } from './code.ts'
import { fieldsBlock } from './fields.ts'
import { imageBlock } from './image.ts'
import { labelsBlock } from './labels.ts'
import { markdownBlock } from './markdown.ts'
import { noticeBlock } from './notice.ts'
import { pagesBlock } from './pages.ts'
import { sentencesBlock } from './sentences.ts'
import { seriesBlock } from './series.ts'
import { tableBlock } from './table.ts'
import { timelineBlock } from './timeline.ts'
import { transcriptBlock } from './transcript.ts'

/**
 * The parts of a result. A model turns its output into blocks, a screen shows each kind with one view, and neither
 * knows the other. Add a kind only if two models need it.
 */
export const blockSchema = z.discriminatedUnion('kind', [
  boxesOnImageBlock,
  codeBlock,
  fieldsBlock,
  imageBlock,
  labelsBlock,
  markdownBlock,
  noticeBlock,
  pagesBlock,
  sentencesBlock,
  seriesBlock,
  tableBlock,
  timelineBlock,
  transcriptBlock,
])

export type Block = z.infer<typeof blockSchema>
export type BlockKind = Block['kind']
export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>
