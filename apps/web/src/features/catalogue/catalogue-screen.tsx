import type { TitleOf } from '@vitrine/contracts/pages/page-heads.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { ErrorNotice } from '@vitrine/ui/primitives/error-notice.tsx'
import { useDeferredValue } from 'react'
import { useCatalogue } from '../../lib/catalogue/catalogue.ts'
import { useTitle } from '../../lib/screen/use-title.ts'
import { CatalogueSkeleton } from './catalogue-skeleton.tsx'
import { IndustryBrowser } from './industry-browser.tsx'
import { SearchResults } from './later-results.ts'
import { SearchField } from './search-field.tsx'
import { useSearch } from './use-search.ts'

export default function CatalogueScreen() {
  useTitle('Models' satisfies TitleOf<'explore'>)
  const catalogue = useCatalogue()
  const [search, setSearch] = useSearch()
  // Clickable results stay until the new ones replace them, with no skeleton in between.
  const wanted = useDeferredValue(search.trim())
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-2xl font-semibold tracking-tight">Models</h1>
          <p className="mt-1 text-sm text-ink-soft">Pick one and run its sample, or bring your own input.</p>
        </div>
        <SearchField value={search} onChange={setSearch} />
      </header>
      {catalogue.isPending && <CatalogueSkeleton />}
      {catalogue.isError && (
        <ErrorNotice
          message={catalogue.error.message}
          hint="The list of models could not be loaded."
          action={
            <Button variant="secondary" size="small" onClick={() => void catalogue.refetch()}>
              Try again
            </Button>
          }
        />
      )}
      {catalogue.data &&
        (wanted ? (
          <SearchResults models={catalogue.data.models} search={wanted} onClear={() => setSearch('')} />
        ) : (
          <IndustryBrowser catalogue={catalogue.data} />
        ))}
    </div>
  )
}
