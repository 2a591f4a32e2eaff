import type { Analysis } from '@vitrine/contracts/analyses/analysis.ts'
import { blockSide } from '@vitrine/ui/blocks/block-side.ts'
import { BlockView } from '@vitrine/ui/blocks/block-view.tsx'
import { CorrectionProvider } from '@vitrine/ui/blocks/corrections/correction.tsx'
import { HighlightProvider } from '@vitrine/ui/blocks/highlight.tsx'
import { PlaybackProvider } from '@vitrine/ui/blocks/recordings/playback.tsx'
import { classNames } from '@vitrine/ui/class-names.ts'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { ApiCall } from '../../lib/api-call/api-call.tsx'
import { CompanionLine } from './companion-line.tsx'
import { DocumentTabs, tabbed, textsOf } from './document-tabs.tsx'
import { Feedback } from './feedback.tsx'
import { InputPane } from './input-pane.tsx'
import { NextSteps } from './next-steps.tsx'
import { ResultFooter } from './result-footer.tsx'
import { ResultHeader } from './result-header.tsx'
import { useCorrections } from './use-corrections.ts'
import { useModel } from './use-model.ts'

const Comparison = lazy(() => import('./compare/comparison.tsx'))

/** Inputs that deserve half of the screen; of others only the name is shown. */
const showsItself = ({ input }: Analysis) => input.text !== null || /^(image|audio|video)\//.test(input.mediaType ?? '')

interface ResultViewProps {
  analysis: Analysis
  onChanged: () => void
}

export function ResultView({ analysis, onChanged }: ResultViewProps) {
  const model = useModel(analysis.modelId)
  const { name, mediaType, url, text } = analysis.input
  const input = { name, mediaType, url, text }
  // Blocks have no identity and never move, so the index is the key.
  const blocks = analysis.blocks.map((block, index) => ({ block, index, key: `${block.kind}-${index}` }))
  const beside = blocks.filter(({ block }) => blockSide[block.kind] === 'input')
  const answers = blocks.filter(({ block }) => blockSide[block.kind] === 'answer')
  const inTabs = tabbed(beside, answers)
  const withId = useSearchParams()[0].get('with')
  const corrections = useCorrections(analysis)
  const isWide = beside.length === 0 && !showsItself(analysis)
  return (
    <HighlightProvider>
      <CorrectionProvider corrections={corrections}>
        <PlaybackProvider>
          <article className="flex flex-col gap-6">
            <ResultHeader analysis={analysis} title={analysis.summary ?? analysis.modelTitle} />
            <div className={classNames('grid items-start gap-6', !isWide && 'lg:grid-cols-2')}>
              <div className={classNames('flex min-w-0 flex-col gap-6', !isWide && 'lg:sticky lg:top-6')}>
                {beside.length === 0 ? (
                  <InputPane analysis={analysis} />
                ) : (
                  beside.map(({ key, block, index }) => (
                    <BlockView key={key} block={block} input={input} index={index} />
                  ))
                )}
                {/* Without such blocks the input pane shows the name. */}
                {beside.length > 0 && analysis.input.companion && (
                  <CompanionLine companion={analysis.input.companion} />
                )}
              </div>
              <div className="flex min-w-0 flex-col gap-6">
                {answers.map((answer) => {
                  if (answer === inTabs[0]) {
                    return <DocumentTabs key={answer.key} blocks={inTabs} input={input} texts={textsOf(beside)} />
                  }
                  return inTabs.includes(answer) ? null : (
                    <BlockView key={answer.key} block={answer.block} input={input} index={answer.index} />
                  )
                })}
                <Feedback analysis={analysis} />
              </div>
            </div>
            {withId && (
              <Suspense fallback={null}>
                <Comparison analysis={analysis} withId={withId} />
              </Suspense>
            )}
            <NextSteps analysis={analysis} onChanged={onChanged} />
            {model && <ApiCall model={model} analysis={analysis} />}
            {model?.disclaimer && <p className="text-[13px] text-ink-faint">{model.disclaimer}</p>}
            <ResultFooter analysis={analysis} />
          </article>
        </PlaybackProvider>
      </CorrectionProvider>
    </HighlightProvider>
  )
}
