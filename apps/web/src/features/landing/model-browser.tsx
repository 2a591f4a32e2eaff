import { QueryClientProvider } from '@tanstack/react-query'
import type { Catalogue } from '@vitrine/contracts/catalogue.ts'
import { CatalogueIcon } from '@vitrine/ui/catalogue-icon.tsx'
import { ErrorNotice } from '@vitrine/ui/primitives/error-notice.tsx'
import { Skeleton } from '@vitrine/ui/primitives/skeleton.tsx'
import { Tabs } from 'radix-ui'
import { Link } from 'react-router'
import { useCatalogue } from '../../lib/catalogue.ts'
import { queryClient } from '../../lib/query-client.ts'
import { ModelTile } from './model-tile.tsx'

const shown = 6

function Industries({ catalogue }: { catalogue: Catalogue }) {
  return (
    <Tabs.Root defaultValue={catalogue.industries[0]?.id ?? ''} className="flex flex-col gap-6">
      <Tabs.List aria-label="Industries" className="flex flex-wrap gap-2">
        {catalogue.industries.map(({ id, name, icon }) => (
          <Tabs.Trigger
            key={id}
            value={id}
            className="flex h-9 items-center gap-2 rounded-full border px-4 text-sm font-medium text-ink-soft hover:border-line-strong hover:text-ink data-[state=active]:border-accent data-[state=active]:bg-accent-soft data-[state=active]:text-accent"
          >
            <CatalogueIcon name={icon} className="size-4" />
            {name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {catalogue.industries.map((industry) => {
        const ids = new Set(industry.subcategories.flatMap(({ models }) => models))
        // Those with an engine and measured figures first: they are the ones to try.
        const models = catalogue.models
          .filter(({ id }) => ids.has(id))
          .toSorted((a, b) => Number(b.available) - Number(a.available))
        return (
          <Tabs.Content key={industry.id} value={industry.id} tabIndex={-1} className="flex flex-col gap-6">
            <p className="text-ink-soft">{industry.description}</p>
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {models.slice(0, shown).map((model) => (
                <ModelTile key={model.id} model={model} />
              ))}
            </ul>
            <Link
              to={`/explore?industry=${encodeURIComponent(industry.id)}`}
              className="w-fit rounded text-sm font-medium text-accent hover:underline"
            >
              {models.length > shown ? `All ${models.length} models` : 'Open in the catalogue'}
            </Link>
          </Tabs.Content>
        )
      })}
    </Tabs.Root>
  )
}

function Browser() {
  const catalogue = useCatalogue()
  if (catalogue.isPending) return <Skeleton className="h-full min-h-[34rem] w-full rounded-card" />
  if (catalogue.isError) return <ErrorNotice message={catalogue.error.message} />
  return <Industries catalogue={catalogue.data} />
}

export default function ModelBrowser() {
  return (
    <QueryClientProvider client={queryClient}>
      <Browser />
    </QueryClientProvider>
  )
}
