import type { Catalogue, CatalogueModel } from '@vitrine/contracts/catalogue/catalogue.ts'
import { CatalogueIcon } from '@vitrine/ui/catalogue-icon.tsx'
import { classNames } from '@vitrine/ui/class-names.ts'
import { ErrorNotice } from '@vitrine/ui/primitives/error-notice.tsx'
import { Tabs } from 'radix-ui'
import { memo, useEffect, useMemo, useRef } from 'react'
import { ModelGrid } from './model-grid.tsx'
import { useSelection } from './use-selection.ts'

/** For tabs that do not fit. `scrollIntoView` would also scroll the page of somebody who reads further down. */
function bringChosenIntoSight(list: HTMLElement) {
  const frame = list.getBoundingClientRect()
  const tab = list.querySelector('[data-state=active]')?.getBoundingClientRect()
  if (!tab || (tab.left >= frame.left && tab.right <= frame.right)) return
  list.scrollLeft += tab.left - frame.left - (frame.width - tab.width) / 2
}

/** Memoised: the screen around it updates several times while it is hydrated on a phone. */
export const IndustryBrowser = memo(function IndustryBrowser({ catalogue }: { catalogue: Catalogue }) {
  const { industry, subcategory, selectIndustry, selectSubcategory } = useSelection(catalogue.industries)
  const tabs = useRef<HTMLDivElement>(null)
  const shown = industry?.id
  const chosen = subcategory?.id
  const state = useMemo(
    () => ({ ...(shown && { activeTab: shown }), ...(chosen && { activeSubcategory: chosen }) }),
    [shown, chosen],
  )
  useEffect(() => {
    if (shown && tabs.current) bringChosenIntoSight(tabs.current)
  }, [shown])
  if (!industry) return <ErrorNotice message="Error: No valid industries available." />
  const models = (subcategory?.models ?? [])
    .map((id) => catalogue.models.find((model) => model.id === id))
    .filter((model): model is CatalogueModel => model !== undefined)
  return (
    <Tabs.Root value={industry.id} onValueChange={selectIndustry} className="flex flex-col gap-5">
      <Tabs.List
        ref={tabs}
        aria-label="Industries"
        className="-mx-4 flex gap-1 overflow-x-auto scroll-edges-canvas border-b px-4 md:mx-0 md:px-0"
      >
        {catalogue.industries.map(({ id, name, icon }) => (
          <Tabs.Trigger
            key={id}
            value={id}
            className="-mb-px flex h-11 items-center gap-1.5 border-b-2 border-transparent px-2.5 text-[13px] font-medium whitespace-nowrap text-ink-soft hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-ink"
          >
            <CatalogueIcon name={icon} className="size-4" />
            {name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value={industry.id} tabIndex={-1} className="flex flex-col gap-5">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Subcategories of {industry.name}</legend>
          {industry.subcategories.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === subcategory?.id}
              onClick={() => selectSubcategory(id)}
              className={classNames(
                'h-9 rounded-full border px-4 text-sm font-medium transition-colors',
                id === subcategory?.id
                  ? 'border-accent bg-accent-soft text-accent'
                  : 'text-ink-soft hover:border-line-strong hover:text-ink',
              )}
            >
              {name}
            </button>
          ))}
        </fieldset>
        <p className="text-sm text-ink-soft">{subcategory?.description ?? industry.description}</p>
        <ModelGrid models={models} state={state} />
      </Tabs.Content>
    </Tabs.Root>
  )
})
