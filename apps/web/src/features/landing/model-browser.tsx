import type { Catalogue, CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import { pages } from '@vitrine/contracts/pages/pages.ts'
import { classNames } from '@vitrine/ui/class-names.ts'
import { Skeleton } from '@vitrine/ui/primitives/skeleton.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { brand } from '../../config/brand.ts'
import { ModelTile } from './model-tile.tsx'
import { useLandingCatalogue } from './use-landing-catalogue.ts'

const shown = 6

const quoted = new Set<string>(brand.claims.map(({ measuredOn }) => measuredOn))

/** Available models come first; among them those with a claim by the company. */
const rank = ({ id, available }: CatalogueModel) => 2 * Number(available) + Number(quoted.has(id))

function Industries({ catalogue }: { catalogue: Catalogue }) {
  const [chosen, choose] = useState(catalogue.industries[0]?.id)
  const industry = catalogue.industries.find(({ id }) => id === chosen)
  const ids = new Set(industry?.subcategories.flatMap(({ models }) => models))
  const models = catalogue.models.filter(({ id }) => ids.has(id)).toSorted((a, b) => rank(b) - rank(a))
  return (
    <div className="flex flex-col gap-6">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Industry</legend>
        {catalogue.industries.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === chosen}
            onClick={() => choose(id)}
            className={classNames(
              'h-9 rounded-full border px-4 text-sm font-medium transition-colors',
              id === chosen
                ? 'border-accent bg-accent-soft text-accent'
                : 'text-ink-soft hover:border-line-strong hover:text-ink',
            )}
          >
            {name}
          </button>
        ))}
      </fieldset>
      {industry && (
        <>
          <p className="text-ink-soft">{industry.description}</p>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {models.slice(0, shown).map((model) => (
              <ModelTile key={model.id} model={model} />
            ))}
          </ul>
          <Link
            to={`${pages.explore}?industry=${encodeURIComponent(industry.id)}`}
            className="w-fit rounded text-sm font-medium text-accent hover:underline"
          >
            See all {models.length}
          </Link>
        </>
      )}
    </div>
  )
}

export default function ModelBrowser() {
  const catalogue = useLandingCatalogue()
  if (catalogue === null) return <Skeleton className="h-96 w-full rounded-card" />
  if (catalogue instanceof Error) {
    return (
      <p role="alert" className="text-bad">
        {catalogue.message}
      </p>
    )
  }
  return <Industries catalogue={catalogue} />
}
