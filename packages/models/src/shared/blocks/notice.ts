import type { BlockOf } from '@vitrine/contracts/blocks/block.ts'

/** Something to know before relying on a result. Without a title where the text alone says it. */
export const notice = (tone: BlockOf<'notice'>['tone'], title: string | null, text: string): BlockOf<'notice'> => ({
  kind: 'notice',
  tone,
  ...(title !== null && { title }),
  text,
})
