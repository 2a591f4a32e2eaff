import type { Block } from '@vitrine/contracts/blocks/block.ts'
import { BlockView } from './block-view.tsx'
import type { BlockInput } from './view.ts'

/** Blocks one below the other. */
export const BlockList = ({ blocks, input }: { blocks: readonly Block[]; input: BlockInput }) =>
  blocks.map((block, index) => (
    // Blocks have no identity and never move, so the index is the key.
    // oxlint-disable-next-line react/no-array-index-key
    <BlockView key={index} block={block} input={input} />
  ))
