import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'

/** Something to know before relying on a result. */
export const notice = (tone: BlockOf<'notice'>['tone'], title: string, text: string): BlockOf<'notice'> => ({
  kind: 'notice',
  tone,
  title,
  text,
})
