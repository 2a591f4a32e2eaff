import type { Analysis } from '@vitrine/contracts/analyses/analysis.ts'
import { pages } from '@vitrine/contracts/pages/pages.ts'
import { Button, buttonClass } from '@vitrine/ui/primitives/button.tsx'
import { CopyButton } from '@vitrine/ui/primitives/copy-button.tsx'
import { PencilLine, RotateCw, Scale, Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { earlierInput } from '../../lib/model-input/earlier-input.ts'
import { dialogs } from '../../lib/screen/dialogs.ts'
import { momentOf } from '../../lib/screen/moment.ts'
import { useUser } from '../../lib/session/current-session.ts'
import { useCompare } from './compare/use-compare.ts'
import { useModel } from './use-model.ts'
import { useRunAgain } from './use-run-again.ts'

const ShareDialog = lazy(() => import('./share-dialog.tsx'))

interface NextStepsProps {
  analysis: Analysis
  onChanged: () => void
}

/** What to do after a result, for visitors too. */
export function NextSteps({ analysis, onChanged }: NextStepsProps) {
  const user = useUser()
  const model = useModel(analysis.modelId)
  const again = useRunAgain(analysis)
  const compare = useCompare(analysis)
  const [sharing, setSharing] = useState(false)
  const shares = user && analysis.mine
  const path = model?.path ?? pages.explore
  return (
    <section aria-labelledby="next-steps" className="no-print rounded-card border bg-surface px-5 py-4">
      <h2 id="next-steps" className="text-sm font-semibold">
        What next?
      </h2>
      <div className="mt-3 flex flex-wrap gap-2">
        <Link to={path} className={buttonClass({ size: 'small' })}>
          Try your own
        </Link>
        <Button variant="secondary" size="small" onClick={() => dialogs.open({ kind: 'request-demo' })}>
          Request a demo
        </Button>
        <Link to={earlierInput(path, analysis.id)} className={buttonClass({ variant: 'ghost', size: 'small' })}>
          <PencilLine aria-hidden="true" className="size-4" />
          Change and run again
        </Link>
        {again && (
          <Button variant="ghost" size="small" busy={again.busy} onClick={again.run}>
            <RotateCw aria-hidden="true" className="size-4" />
            Run again
          </Button>
        )}
        {compare && (
          <Button variant="ghost" size="small" busy={compare.busy} onClick={compare.run}>
            <Scale aria-hidden="true" className="size-4" />
            Compare two engines
          </Button>
        )}
        {shares ? (
          <Button variant="ghost" size="small" onClick={() => setSharing(true)}>
            <Share2 aria-hidden="true" className="size-4" />
            Share
          </Button>
        ) : (
          <CopyButton text={() => window.location.href} label="Copy link to share" />
        )}
      </div>
      {!shares && (
        <p className="mt-2 text-[13px] text-ink-faint">
          Anyone who has the link can read this result until {momentOf(analysis.deletesAt)}.
        </p>
      )}
      {sharing && (
        <Suspense fallback={null}>
          <ShareDialog analysis={analysis} onChanged={onChanged} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </section>
  )
}
