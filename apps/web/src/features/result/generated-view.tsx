import type { Analysis } from '@vitrine/contracts/analyses/analysis.ts'
import { BlockSection } from '@vitrine/ui/blocks/block-section.tsx'
import { BlockList } from '@vitrine/ui/blocks/block-view.tsx'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Download } from 'lucide-react'
import { ApiCall } from '../../lib/api-call/api-call.tsx'
import { ProviderHint } from '../../lib/catalogue/provider-hint.tsx'
import { downloadImage } from './download-image.ts'
import { Feedback } from './feedback.tsx'
import { NextSteps } from './next-steps.tsx'
import { ResultFooter } from './result-footer.tsx'
import { ResultHeader } from './result-header.tsx'
import { useModel } from './use-model.ts'

interface GeneratedViewProps {
  analysis: Analysis
  onChanged: () => void
}

/** The prompt beside its result. */
export function GeneratedView({ analysis, onChanged }: GeneratedViewProps) {
  const model = useModel(analysis.modelId)
  const { input, blocks } = analysis
  const picture = blocks.find((block) => block.kind === 'image')
  const isPicture = model?.interaction === 'image' || picture !== undefined
  // Options left at their default say nothing about the prompt.
  const chosen = model?.options.filter((option) => (input.options[option.name] ?? option.default) !== option.default)
  const prompts = [
    { name: 'topic', label: 'Topic', value: input.text ?? '' },
    ...(chosen ?? []).map(({ name, label }) => ({ name, label, value: String(input.options[name]) })),
  ]
  return (
    <article className="flex flex-col gap-6">
      <ResultHeader analysis={analysis} title={analysis.summary ?? analysis.modelTitle} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <BlockSection title="Prompt">
          <dl className="flex flex-col gap-4">
            {prompts.map(({ name, label, value }) => (
              <div key={name}>
                <dt className="text-[13px] text-ink-faint">{label}</dt>
                <dd className="mt-0.5 text-[15px] leading-7 break-words whitespace-pre-wrap">{value}</dd>
              </div>
            ))}
          </dl>
        </BlockSection>
        <section aria-labelledby="results" className="flex min-w-0 flex-col gap-4">
          <div className="flex min-h-8 items-center justify-between gap-3">
            <h2 id="results" className="text-base font-semibold">
              Results
            </h2>
            {picture && (
              <Button
                variant="secondary"
                size="small"
                className="no-print"
                onClick={() => void downloadImage(picture.src)}
              >
                <Download aria-hidden="true" className="size-4" />
                Download
              </Button>
            )}
          </div>
          {isPicture && !picture && <p className="text-sm text-bad">Image data not available</p>}
          <BlockList blocks={blocks} input={input} />
          <Feedback analysis={analysis} />
        </section>
      </div>
      {model && analysis.engine?.kind === 'embedded' && <ProviderHint model={model} />}
      <NextSteps analysis={analysis} onChanged={onChanged} />
      {model && <ApiCall model={model} analysis={analysis} />}
      {model?.disclaimer && <p className="text-[13px] text-ink-faint">{model.disclaimer}</p>}
      <ResultFooter analysis={analysis} />
    </article>
  )
}
