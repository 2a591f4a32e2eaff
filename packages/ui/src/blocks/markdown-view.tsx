import { CopyButton } from '../primitives/copy-button.tsx'
import { BlockSection } from './block-section.tsx'
import Prose from './prose.tsx'
import type { ViewProps } from './view.ts'

export default function MarkdownView({ block }: ViewProps<'markdown'>) {
  return (
    <BlockSection title={block.title ?? 'Result'} aside={<CopyButton text={block.text} />}>
      <Prose text={block.text} />
    </BlockSection>
  )
}
