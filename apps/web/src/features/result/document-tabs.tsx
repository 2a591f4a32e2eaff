import type { Block } from '@vitrine/contracts/blocks/block.ts'
import { BlockView } from '@vitrine/ui/blocks/block-view.tsx'
import type { BlockInput } from '@vitrine/ui/blocks/view.ts'
import { Tabs } from 'radix-ui'

export interface Keyed {
  block: Block
  key: string
}

/**
 * Of a document's answer what belongs into tabs: its fields and its lines. Only where it has one block of each; several
 * tables, such as a summary's allergies and medicines, stay in sight together.
 */
export const tabbed = (beside: readonly Keyed[], answers: readonly Keyed[]): Keyed[] => {
  const fields = answers.filter(({ block }) => block.kind === 'fields')
  const tables = answers.filter(({ block }) => block.kind === 'table')
  const isDocument = beside.some(({ block }) => block.kind === 'pages')
  return isDocument && fields.length === 1 && tables.length === 1 ? [...fields, ...tables] : []
}

const nameOf = (block: Block) =>
  block.kind === 'table' ? `${block.title ?? 'Lines'} (${block.rows.length})` : (block.title ?? 'Fields')

/** One at a time; on paper both. */
export function DocumentTabs({ blocks, input }: { blocks: readonly Keyed[]; input: BlockInput }) {
  return (
    <Tabs.Root defaultValue={blocks[0]?.key} className="flex min-w-0 flex-col gap-3">
      <Tabs.List aria-label="What was read" className="no-print flex gap-1 border-b">
        {blocks.map(({ key, block }) => (
          <Tabs.Trigger
            key={key}
            value={key}
            className="-mb-px h-10 border-b-2 border-transparent px-3 text-sm font-medium text-ink-soft hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-ink"
          >
            {nameOf(block)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {blocks.map(({ key, block }) => (
        <Tabs.Content
          key={key}
          value={key}
          forceMount
          tabIndex={-1}
          className="data-[state=inactive]:hidden print:block!"
        >
          <BlockView block={block} input={input} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}
