import type { Analysis } from '@vitrine/contracts/analyses/analysis.ts'
import { BlockSection } from '@vitrine/ui/blocks/block-section.tsx'
import { FileText } from 'lucide-react'
import { CompanionLine } from './companion-line.tsx'
import { InputMedia } from './input-media.tsx'
import { useModel } from './use-model.ts'

/** The input, if no block shows it already. */
export function InputPane({ analysis }: { analysis: Analysis }) {
  const { input } = analysis
  const known = useModel(analysis.modelId)?.options
  // Blank and default options are left out.
  const options = Object.entries(input.options).filter(
    ([name, value]) => value !== '' && value !== known?.find((option) => option.name === name)?.default,
  )
  return (
    <BlockSection title="Input">
      {input.text !== null && (
        <div role="group" aria-label="The text" tabIndex={0} className="max-h-96 overflow-y-auto scroll-edges-surface">
          <p className="text-[15px] leading-7 break-words whitespace-pre-wrap">{input.text}</p>
        </div>
      )}
      {input.url && <InputMedia name={input.name ?? 'The input'} mediaType={input.mediaType ?? ''} url={input.url} />}
      {input.name && (
        <p className="flex items-center gap-2 text-sm text-ink-soft not-first:mt-3">
          <FileText aria-hidden="true" className="size-4 shrink-0" />
          <span className="min-w-0 break-all">{input.name}</span>
          {input.url && (
            <a href={input.url} download={input.name} className="no-print ml-auto shrink-0 text-accent hover:underline">
              Download
            </a>
          )}
        </p>
      )}
      {input.companion && <CompanionLine companion={input.companion} />}
      {options.length > 0 && (
        <dl className="mt-4 flex flex-wrap gap-x-6 gap-y-1 border-t pt-3 text-[13px]">
          {options.map(([name, value]) => (
            <div key={name} className="flex gap-2">
              <dt className="text-ink-faint">{known?.find((option) => option.name === name)?.label ?? name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </BlockSection>
  )
}
