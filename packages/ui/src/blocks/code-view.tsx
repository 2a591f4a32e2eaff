import { Download } from 'lucide-react'
import { saveFile } from '../format/save-file.ts'
import { Button } from '../primitives/button.tsx'
import { CopyButton } from '../primitives/copy-button.tsx'
import { BlockSection } from './block-section.tsx'
import type { ViewProps } from './view.ts'

export function CodeView({ block }: ViewProps<'code'>) {
  return (
    <BlockSection
      title={block.title ?? block.fileName}
      flush
      aside={
        <span className="flex">
          <CopyButton text={block.text} />
          <Button
            variant="ghost"
            size="small"
            onClick={() => saveFile(block.fileName, new Blob([block.text], { type: 'text/plain' }))}
          >
            <Download aria-hidden="true" className="size-4" />
            Download
          </Button>
        </span>
      }
    >
      <div
        role="group"
        aria-label={block.fileName}
        tabIndex={0}
        className="max-h-[28rem] overflow-auto scroll-edges-sunken bg-sunken p-5"
      >
        <pre className="font-mono text-[13px] leading-6">
          <code>{block.text}</code>
        </pre>
      </div>
    </BlockSection>
  )
}
