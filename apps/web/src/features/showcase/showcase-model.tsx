import type { CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import { runAddress } from '@vitrine/contracts/pages/pages.ts'
import type { ShowcaseItem } from '@vitrine/contracts/people/showcase.ts'
import { CatalogueIcon } from '@vitrine/ui/catalogue-icon.tsx'
import { Link } from 'react-router'
import { SampleTile } from '../../lib/catalogue/sample-tile.tsx'

interface ShowcaseModelProps {
  item: ShowcaseItem
  model: CatalogueModel
  disabled: boolean
  onRun: (sample: string) => void
}

/** A model of a showcase with the chosen samples. */
export function ShowcaseModel({ item, model, disabled, onRun }: ShowcaseModelProps) {
  const samples = model.samples.filter(({ id }) => item.samples.includes(id))
  return (
    <section aria-labelledby={`showcase-${model.id}`} className="flex flex-col gap-4">
      <div className="flex items-start gap-3">
        <span className="mt-0.5 text-accent">
          <CatalogueIcon name={model.icon} className="size-5" />
        </span>
        <div>
          <h2 id={`showcase-${model.id}`} className="text-lg font-semibold tracking-tight">
            {model.title}
          </h2>
          <p className="mt-1 max-w-2xl text-sm text-ink-soft">{model.description}</p>
        </div>
      </div>
      {model.unavailable && <p className="text-sm text-warning">{model.unavailable}</p>}
      <ul className="grid gap-3 sm:grid-cols-2">
        {samples.map((sample) => (
          <li key={sample.id}>
            <SampleTile
              sample={sample}
              disabled={disabled || !model.available}
              label={`Run the sample ${sample.label} with ${model.title}`}
              onRun={() => onRun(sample.id)}
            />
          </li>
        ))}
      </ul>
      <Link to={runAddress(model)} className="self-start rounded text-sm text-accent hover:underline">
        All about {model.title}
      </Link>
    </section>
  )
}
