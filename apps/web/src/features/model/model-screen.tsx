import { Button } from '@vitrine/ui/primitives/button.tsx'
import { ErrorNotice } from '@vitrine/ui/primitives/error-notice.tsx'
import { Loading } from '@vitrine/ui/primitives/loading.tsx'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { Link, Navigate, useLocation, useParams } from 'react-router'
import { useCatalogue } from '../../lib/catalogue.ts'
import { runPath } from '../../lib/model-paths.ts'
import { useTitle } from '../../lib/use-title.ts'
import { EvidenceCard } from './evidence-card.tsx'
import { ModelInfo } from './model-info.tsx'
import { RunPanel } from './run-panel.tsx'

function UnknownModel({ id }: { id: string }) {
  useEffect(() => console.warn(`Unknown model: ${id}`), [id])
  return <Navigate to="/" replace />
}

export default function ModelScreen() {
  const { modelId = '' } = useParams()
  const { pathname, state, search } = useLocation()
  const catalogue = useCatalogue()
  const model = catalogue.data?.models.find((one) => one.id === modelId)
  useTitle(model?.title ?? 'Model')
  if (catalogue.isPending) return <Loading />
  if (catalogue.isError) {
    return (
      <ErrorNotice
        message={catalogue.error.message}
        action={
          <Button variant="secondary" size="small" onClick={() => void catalogue.refetch()}>
            Try again
          </Button>
        }
      />
    )
  }
  if (!model) return <UnknownModel id={modelId} />
  if (pathname !== runPath(model)) return <Navigate to={runPath(model) + search} state={state} replace />
  return (
    <div className="flex flex-col gap-6">
      <Link
        to="/explore"
        state={state}
        className="flex w-fit items-center gap-1.5 rounded text-sm text-ink-soft hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back
      </Link>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="flex flex-col gap-6">
          <ModelInfo model={model} />
          {model.evidence && <EvidenceCard evidence={model.evidence} />}
        </div>
        <RunPanel key={model.id} model={model} />
      </div>
    </div>
  )
}
