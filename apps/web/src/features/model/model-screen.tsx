import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import { pages, runAddress } from '@vitrine/contracts/pages/pages.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { ErrorNotice } from '@vitrine/ui/primitives/error-notice.tsx'
import { Loading } from '@vitrine/ui/primitives/loading.tsx'
import { ArrowLeft } from 'lucide-react'
import { type ComponentType, useEffect } from 'react'
import { Link, Navigate, useLocation, useParams } from 'react-router'
import { ApiCall } from '../../lib/api-call/api-call.tsx'
import { useCatalogue } from '../../lib/catalogue/catalogue.ts'
import { useTitle } from '../../lib/screen/use-title.ts'
import { useUser } from '../../lib/session/current-session.ts'
import { noteModel } from '../../lib/session/visited.ts'
import { EvidenceCard } from './evidence-card.tsx'
import { FeatureLocked } from './feature-locked.tsx'
import { ModelInfo } from './model-info.tsx'
import { PicturePanel } from './prompts/picture-panel.tsx'
import { TopicPanel } from './prompts/topic-panel.tsx'
import { RunPanel } from './run-panel.tsx'
import { VisitorPanel } from './visitor-panel.tsx'

/** The right half of the screen, by the model's interaction. */
const panels: { [Kind in CatalogueModel['interaction']]: ComponentType<{ model: CatalogueModel }> } = {
  form: RunPanel,
  chat: RunPanel,
  topic: TopicPanel,
  image: PicturePanel,
}

/** For visitors: prompts need an account, samples do not. */
const visitorPanels: typeof panels = { ...panels, topic: VisitorPanel, image: VisitorPanel }

/** Screens addressed by a model's reference name; all others by its id. */
const byReference = /\/(explore-topic|image-gen)$/

/** The link back to the catalogue's previous state; its search travels as navigation state. */
function backTo(state: unknown) {
  const search: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'search') : null
  return typeof search === 'string' ? `${pages.explore}?q=${encodeURIComponent(search)}` : pages.explore
}

function UnknownModel({ id }: { id: string }) {
  useEffect(() => console.warn(`Unknown model: ${id}`), [id])
  return <Navigate to="/" replace />
}

export default function ModelScreen() {
  const { modelId = '' } = useParams()
  const { pathname, state, search } = useLocation()
  const catalogue = useCatalogue()
  const user = useUser()
  const model = catalogue.data?.models.find((one) =>
    byReference.test(pathname) ? one.refName === modelId && runAddress(one) === pathname : one.id === modelId,
  )
  useTitle(model?.title ?? 'Model')
  const visited = model?.id
  useEffect(() => {
    if (visited) noteModel(visited)
  }, [visited])
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
  if (pathname !== runAddress(model)) return <Navigate to={runAddress(model) + search} state={state} replace />
  const Panel = user
    ? panels[model.interaction]
    : model.samplesForVisitors
      ? visitorPanels[model.interaction]
      : FeatureLocked
  return (
    <div className="flex flex-col gap-6">
      <Link
        to={backTo(state)}
        state={state}
        className="flex w-fit items-center gap-1.5 rounded text-sm text-ink-soft hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back
      </Link>
      {/* On a phone the input comes before the figures. */}
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
        <ModelInfo model={model} />
        <div className="min-w-0 lg:row-span-2">
          <Panel key={model.id} model={model} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {model.evidence && <EvidenceCard evidence={model.evidence} figures={model.figures} />}
          {model.available && <ApiCall model={model} analysis={null} />}
        </div>
      </div>
    </div>
  )
}
