import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import { CatalogueIcon } from '@vitrine/ui/catalogue-icon.tsx'
import { MeasureBar } from '@vitrine/ui/charts/measure-bar.tsx'
import { classNames } from '@vitrine/ui/class-names.ts'
import { Card } from '@vitrine/ui/primitives/card.tsx'
import { Clock } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { ModelCover } from '../../lib/catalogue/model-cover.tsx'
import { modelPath } from '../../lib/catalogue/model-paths.ts'
import { usualTime } from '../../lib/catalogue/usual-time.ts'
import { SampleRunButton } from './sample-run-button.tsx'
import type { CatalogueState } from './use-selection.ts'

function Availability({ model }: { model: CatalogueModel }) {
  return (
    <span
      className="flex items-center gap-1.5 text-xs whitespace-nowrap text-ink-faint"
      title={model.unavailable ?? undefined}
    >
      <span aria-hidden="true" className={`size-2 rounded-full ${model.available ? 'bg-good' : 'bg-line-strong'}`} />
      {model.available ? 'Ready' : 'Not ready yet'}
    </span>
  )
}

interface ModelCardProps {
  model: CatalogueModel
  /** The catalogue's state that its screen returns to. */
  state: CatalogueState
}

/** Memoised, so that it is not rendered again with the screen around it. */
export const ModelCard = memo(function ModelCard({ model, state }: ModelCardProps) {
  const usual = usualTime(model)
  const [figure] = model.figures
  return (
    <Card className="group relative flex h-full flex-col overflow-hidden transition-colors hover:border-line-strong">
      <ModelCover
        model={model}
        sizes="(min-width: 768px) 30vw, (min-width: 640px) 47vw, 100vw"
        className="w-full border-b"
      />
      <div className="flex flex-1 flex-col gap-3 p-4 md:p-3 lg:p-4 xl:p-5">
        <div className="flex items-start justify-between gap-3">
          <span className="flex size-9 shrink-0 items-center justify-center rounded-control bg-accent-soft text-accent">
            <CatalogueIcon name={model.icon} className="size-[18px]" />
          </span>
          <Availability model={model} />
        </div>
        <div>
          <h2 className="text-[15px] font-semibold tracking-tight">
            <Link
              to={modelPath(model)}
              state={{ ...state, modelType: model.fileType }}
              className="after:absolute after:inset-0 after:rounded-card"
            >
              {model.name}
            </Link>
          </h2>
          <p className="mt-1 line-clamp-3 text-sm text-ink-soft">{model.description}</p>
        </div>
        <p className={classNames('text-[13px] text-ink-faint', !figure && 'mb-auto')}>{model.footer}</p>
        {figure && (
          <div className="mt-auto flex flex-col gap-1.5 text-[13px]">
            <p>
              {figure.sentence}, <span className="text-ink-faint">measured on {figure.basis}</span>
            </p>
            {figure.share !== null && <MeasureBar share={figure.share} />}
          </div>
        )}
        <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t pt-3">
          <dl className="flex flex-wrap items-center gap-x-4 gap-y-1 text-[13px]">
            {usual && (
              <div className="text-ink-faint">
                <dt className="sr-only">Usual time</dt>
                <dd className="flex items-center gap-1">
                  <Clock aria-hidden="true" className="size-3.5" />
                  {usual}
                </dd>
              </div>
            )}
          </dl>
          <SampleRunButton model={model} />
        </div>
      </div>
    </Card>
  )
})
