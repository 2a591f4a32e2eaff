import type { BlockKind } from '@vitrine/contracts/blocks/block.ts'

/** Blocks that show the input are on the input's side of the screen, the others on the answer's. */
export const blockSide: { [Kind in BlockKind]: 'input' | 'answer' } = {
  'boxes-on-image': 'input',
  pages: 'input',
  timeline: 'input',
  code: 'answer',
  fields: 'answer',
  image: 'answer',
  labels: 'answer',
  markdown: 'answer',
  notice: 'answer',
  sentences: 'answer',
  series: 'answer',
  table: 'answer',
  transcript: 'answer',
}
