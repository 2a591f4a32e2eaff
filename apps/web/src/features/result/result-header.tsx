import type { Analysis } from '@vitrine/contracts/analyses/analysis.ts'
import { pages } from '@vitrine/contracts/pages/pages.ts'
import { ArrowLeft, TriangleAlert } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { earlierInput } from '../../lib/model-input/earlier-input.ts'
import { showcaseIn } from '../../lib/screen/showcase-state.ts'
import { ResultActions } from './result-actions.tsx'
import { useModel } from './use-model.ts'

interface ResultHeaderProps {
  analysis: Analysis
  title: string
}

const linkClass = 'flex w-fit items-center gap-1.5 rounded hover:text-ink'

/**
 * The link back to the model, a summary in one sentence, the result's actions, and what qualifies the whole answer: that
 * a page was read in part, or that another engine stepped in.
 */
export function ResultHeader({ analysis, title }: ResultHeaderProps) {
  const model = useModel(analysis.modelId)
  const showcase = showcaseIn(useLocation().state)
  return (
    <header className="flex flex-col gap-3">
      <div className="no-print flex flex-wrap gap-x-6 gap-y-2 text-sm text-ink-soft">
        {showcase && (
          <Link to={showcase} className={linkClass}>
            <ArrowLeft aria-hidden="true" className="size-4" />
            What was chosen for you
          </Link>
        )}
        <Link to={model ? earlierInput(model.path, analysis.id) : pages.explore} className={linkClass}>
          {!showcase && <ArrowLeft aria-hidden="true" className="size-4" />}
          {analysis.modelTitle}
        </Link>
      </div>
      <h1 className="max-w-4xl text-2xl leading-9 font-semibold tracking-tight text-pretty break-words">
        {title.replaceAll(' %', '\u00a0%')}
      </h1>
      <ResultActions analysis={analysis} />
      {analysis.engine?.note && (
        <p className="flex items-start gap-3 rounded-card bg-warning-soft px-5 py-4 text-sm">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
          {analysis.engine.note}
        </p>
      )}
    </header>
  )
}
