import { interests } from '@vitrine/contracts/people/interests.ts'
import { personStatusSchema, requestTypeSchema } from '@vitrine/contracts/people/person.ts'
import { Button } from '@vitrine/ui/primitives/button.tsx'
import { Options } from '@vitrine/ui/primitives/options.tsx'
import { SelectField } from '@vitrine/ui/primitives/select-field.tsx'
import { TextField } from '@vitrine/ui/primitives/text-field.tsx'
import { SlidersHorizontal } from 'lucide-react'
import { useEffect, useState } from 'react'
import { brand } from '../../config/brand.ts'
import { statusLooks, typeWords } from '../../lib/people/person-looks.ts'
import { PipelineFilters } from './pipeline/pipeline-filters.tsx'
import type { ProspectView } from './use-prospect-view.ts'

/** Milliseconds: avoids a query for every letter. */
const typingPause = 250

function SearchFilter({ view }: { view: ProspectView }) {
  const { filters, filter } = view
  const shown = filters.search ?? ''
  const [typed, setTyped] = useState({ text: shown, from: shown })
  // A change of the address (back, 'Clear filters') replaces the text.
  const text = typed.from === shown ? typed.text : shown
  useEffect(() => {
    if (text === shown) return
    const timer = setTimeout(() => filter({ search: text }), typingPause)
    return () => clearTimeout(timer)
  })
  return (
    <TextField
      label="Search"
      type="search"
      placeholder="Name, email, company, tag, note"
      maxLength={200}
      value={text}
      onChange={(event) => setTyped({ text: event.target.value, from: shown })}
    />
  )
}

function InterestFilter({ view: { filters, filter } }: { view: ProspectView }) {
  return (
    <SelectField
      label="Interest"
      value={filters.interest ?? ''}
      onChange={(event) => filter({ interest: event.target.value })}
    >
      <option value="">Any</option>
      <optgroup label="Industries">
        <Options of={interests} />
      </optgroup>
      <optgroup label="Products">
        <Options of={brand.products.map(({ name }) => name)} />
      </optgroup>
    </SelectField>
  )
}

/** The active filters other than the search. */
const narrowing = ({ search: _search, held: _held, ...filters }: ProspectView['filters']): number =>
  Object.values(filters).filter(Boolean).length

function Choices({ view }: { view: ProspectView }) {
  const { filters, filter } = view
  return (
    <>
      <SelectField
        label="Status"
        value={filters.held === 'yes' ? 'held' : (filters.status ?? '')}
        onChange={({ target: { value } }) =>
          filter(value === 'held' ? { status: 'pending', held: 'yes' } : { status: value, held: '' })
        }
      >
        <option value="">All but deleted</option>
        <Options of={personStatusSchema.options.map((status) => [status, statusLooks[status].words])} />
        <option value="held">On hold</option>
      </SelectField>
      <SelectField label="Type" value={filters.type ?? ''} onChange={(event) => filter({ type: event.target.value })}>
        <option value="">Any</option>
        <Options of={requestTypeSchema.options.map((type) => [type, typeWords[type]])} />
      </SelectField>
      <InterestFilter view={view} />
      <PipelineFilters view={view} />
      <TextField
        label="From"
        type="date"
        max={filters.to}
        value={filters.from ?? ''}
        onChange={(event) => filter({ from: event.target.value })}
      />
      <TextField
        label="To"
        type="date"
        min={filters.from}
        value={filters.to ?? ''}
        onChange={(event) => filter({ to: event.target.value })}
      />
    </>
  )
}

/** On a phone the filters are behind a button: they would fill the first screen. */
export function ProspectFilters({ view }: { view: ProspectView }) {
  const [open, setOpen] = useState(false)
  const chosen = narrowing(view.filters)
  return (
    <div role="search" className="grid grid-cols-2 items-end gap-3 md:grid-cols-4 lg:grid-cols-5">
      <div className="col-span-2">
        <SearchFilter view={view} />
      </div>
      <Button
        variant="secondary"
        className="col-span-2 md:hidden"
        aria-expanded={open}
        onClick={() => setOpen((now) => !now)}
      >
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        {chosen > 0 ? `Filters (${chosen})` : 'Filters'}
      </Button>
      <div className={open ? 'contents' : 'hidden md:contents'}>
        <Choices view={view} />
      </div>
    </div>
  )
}
