import { pages, runAddress } from '@vitrine/contracts/pages/pages.ts'
import { ErrorNotice } from '@vitrine/ui/primitives/error-notice.tsx'
import { Loading } from '@vitrine/ui/primitives/loading.tsx'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCatalogue } from '../../../lib/catalogue/catalogue.ts'
import { BatchView } from './batch-view.tsx'
import { NewBatchForm } from './new-batch-form.tsx'

function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="flex w-fit items-center gap-1.5 rounded text-sm text-ink-soft hover:text-ink">
      <ArrowLeft aria-hidden="true" className="size-4" />
      {children}
    </Link>
  )
}

function NewBatch({ modelId }: { modelId: string | null }) {
  const catalogue = useCatalogue()
  if (catalogue.isPending) return <Loading />
  const model = catalogue.data?.models.find(({ id }) => id === modelId)
  if (!model) return <ErrorNotice message="There is no such model." hint="Choose one of the catalogue." />
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <BackLink to={runAddress(model)}>{model.title}</BackLink>
      <header>
        <h1 className="text-2xl font-semibold tracking-tight">Several files at once</h1>
        <p className="mt-1 text-sm text-ink-soft">
          {model.title} runs on each of them; you get one table with all results. What cannot be run is named and stops
          none of the others.
        </p>
      </header>
      <NewBatchForm key={model.id} model={model} />
    </div>
  )
}

/** A new batch of a model, or an existing one. */
export default function BatchScreen({ id, modelId }: { id: string; modelId: string | null }) {
  if (id === 'new') return <NewBatch modelId={modelId} />
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <BackLink to={pages.jobs}>Your analyses</BackLink>
      <BatchView key={id} id={id} />
    </div>
  )
}
