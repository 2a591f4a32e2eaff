import type { Block } from '@vitrine/contracts/blocks/block.ts'
import { BlockView } from '@vitrine/ui/blocks/block-view.tsx'
import type { BlockInput } from '@vitrine/ui/blocks/view.ts'
import { Tabs } from 'radix-ui'
import { RawText } from './raw-text.tsx'

export interface Keyed {
  block: Block
  key: string
  /** The index among the result's blocks. */
  index: number
}

/** The text of a document's pages, if the answer includes it. */
export function textsOf(beside: readonly Keyed[]): string[] {
  const pages = beside.flatMap(({ block }) => (block.kind === 'pages' ? block.pages : []))
  return pages.some(({ text }) => text) ? pages.map(({ text = '' }) => text) : []
}

/**
 * The blocks of a document's answer that are shown in tabs: its fields and its lines, beside its text. Only with one
 * block of fields and at most one table; several, such as a summary's allergies and medicines, stay visible together.
 */
export function tabbed(beside: readonly Keyed[], answers: readonly Keyed[]): Keyed[] {
  const fields = answers.filter(({ block }) => block.kind === 'fields')
  const tables = answers.filter(({ block }) => block.kind === 'table')
  const isDocument = beside.some(({ block }) => block.kind === 'pages')
  const isEnough = tables.length === 1 || (tables.length === 0 && textsOf(beside).length > 0)
  return isDocument && fields.length === 1 && isEnough ? [...fields, ...tables] : []
}

const nameOf = (block: Block) =>
  block.kind === 'table' ? `${block.title ?? 'Lines'} (${block.rows.length})` : (block.title ?? 'Fields')

interface DocumentTabsProps {
  blocks: readonly Keyed[]
  input: BlockInput
  /** Per page; empty if the answer does not include them. */
  texts: readonly string[]
}

const trigger =
  '-mb-px h-10 border-b-2 border-transparent px-3 text-sm font-medium text-ink-soft hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-ink'

/** One tab at a time; fields and lines when printed. */
export function DocumentTabs({ blocks, input, texts }: DocumentTabsProps) {
  return (
    <Tabs.Root defaultValue={blocks[0]?.key} className="flex min-w-0 flex-col gap-3">
      <Tabs.List aria-label="What was read" className="no-print flex gap-1 border-b">
        {blocks.map(({ key, block }) => (
          <Tabs.Trigger key={key} value={key} className={trigger}>
            {nameOf(block)}
          </Tabs.Trigger>
        ))}
        {texts.length > 0 && (
          <Tabs.Trigger value="text" className={trigger}>
            Raw text
          </Tabs.Trigger>
        )}
      </Tabs.List>
      {texts.length > 0 && (
        <Tabs.Content value="text" tabIndex={-1} className="no-print">
          <RawText pages={texts} />
        </Tabs.Content>
      )}
      {blocks.map(({ key, block, index }) => (
        <Tabs.Content
          key={key}
          value={key}
          forceMount
          tabIndex={-1}
          className="data-[state=inactive]:hidden print:block!"
        >
          <BlockView block={block} input={input} index={index} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}
