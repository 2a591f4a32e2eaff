import type { Block, BlockKind } from '@vitrine/contracts/blocks/block.ts'
import { lazy, Suspense } from 'react'
import { Skeleton } from '../primitives/skeleton.tsx'
import { CodeView } from './code-view.tsx'
import { BlockIndex } from './corrections/correction.tsx'
import { FieldsView } from './fields-view.tsx'
import { ImageView } from './image-view.tsx'
import { LabelsView } from './labels-view.tsx'
import { NoticeView } from './notice-view.tsx'
import { TimelineView } from './recordings/timeline-view.tsx'
import { TranscriptView } from './recordings/transcript-view.tsx'
import { TableView } from './tables/table-view.tsx'
import { SentencesView } from './text/sentences-view.tsx'
import type { BlockInput, View } from './view.ts'

/** One view per kind: a kind without one does not compile. The heavy ones are loaded on demand. */
const views: { [Kind in BlockKind]: View<Kind> } = {
  'boxes-on-image': lazy(() => import('./boxes/boxes-on-image-view.tsx')),
  code: CodeView,
  fields: FieldsView,
  image: ImageView,
  labels: LabelsView,
  markdown: lazy(() => import('./text/markdown-view.tsx')),
  notice: NoticeView,
  pages: lazy(() => import('./pages/pages-view.tsx')),
  sentences: SentencesView,
  series: lazy(() => import('./series-view.tsx')),
  table: TableView,
  timeline: TimelineView,
  transcript: TranscriptView,
}

interface BlockViewProps {
  block: Block
  input: BlockInput
  /** Its index among the result's blocks, if values may be corrected. */
  index?: number
}

export function BlockView({ block, input, index }: BlockViewProps) {
  // The cast: the map pairs each kind with its view, which TypeScript cannot follow through a lookup by a union.
  const View = views[block.kind] as View<BlockKind>
  return (
    <Suspense fallback={<Skeleton className="h-64 w-full" />}>
      <BlockIndex index={index}>
        <View block={block} input={input} />
      </BlockIndex>
    </Suspense>
  )
}

/** Blocks one below the other. */
export const BlockList = ({ blocks, input }: { blocks: readonly Block[]; input: BlockInput }) =>
  blocks.map((block, index) => (
    // Blocks have no identity and never move, so the index is the key.
    // oxlint-disable-next-line react/no-array-index-key
    <BlockView key={index} block={block} input={input} />
  ))
