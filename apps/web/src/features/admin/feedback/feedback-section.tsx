import { keysOf } from '@vitrine/basics/typed-keys.ts'
import { ColumnHead, DataTable } from '@vitrine/ui/primitives/data-table.tsx'
import { EmptyState } from '@vitrine/ui/primitives/empty-state.tsx'
import { Options } from '@vitrine/ui/primitives/options.tsx'
import { SelectField } from '@vitrine/ui/primitives/select-field.tsx'
import { useState } from 'react'
import { useCatalogue } from '../../../lib/catalogue/catalogue.ts'
import { ListPager } from '../../../lib/requests/list-pager.tsx'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { usePages } from '../../../lib/requests/use-pages.ts'
import { ChoiceFilter } from '../choice-filter.tsx'
import { PersonFilter } from '../person-filter.tsx'
import { SectionHeader } from '../section-header.tsx'
import { usePersonFilter } from '../use-person-filter.ts'
import { FeedbackRow } from './feedback-row.tsx'
import { useFeedback } from './use-feedback.ts'
import { type Verdict, verdictLooks } from './verdict-looks.ts'

const verdicts = keysOf(verdictLooks)

const head = (
  <>
    <ColumnHead>Verdict</ColumnHead>
    <ColumnHead>Model and comment</ColumnHead>
    <ColumnHead className="hidden sm:table-cell">By</ColumnHead>
    <ColumnHead className="hidden md:table-cell">When</ColumnHead>
  </>
)

export default function FeedbackSection() {
  const [verdict, setVerdict] = useState<Verdict | ''>('')
  const [model, setModel] = useState('')
  const models = useCatalogue().data?.models ?? []
  const { person } = usePersonFilter()
  const filters = { ...(verdict && { verdict }), ...(model && { model }), ...(person && { person }) }
  const pages = usePages(JSON.stringify(filters))
  const feedback = useFeedback({ ...filters, limit: 25, after: pages.after })
  const countOf = (one: Verdict) =>
    (feedback.data?.counts ?? [])
      .filter((row) => row.verdict === one && (model === '' || row.modelId === model))
      .reduce((sum, row) => sum + row.count, 0)
  return (
    <section className="flex flex-col gap-4">
      <SectionHeader title="Feedback" text="What people said of their results. It stays when the results are deleted.">
        <PersonFilter />
        <ChoiceFilter
          label="Verdict"
          choices={verdicts}
          value={verdict}
          wordsOf={(one) => `${verdictLooks[one].words} (${countOf(one)})`}
          onChange={setVerdict}
        />
        <SelectField label="Model" value={model} onChange={(event) => setModel(event.target.value)}>
          <option value="">Any</option>
          <Options of={models.map(({ id, title }) => [id, title])} />
        </SelectField>
      </SectionHeader>
      <QueryState query={feedback} failed="Failed to get the feedback">
        {({ items, next }) =>
          items.length === 0 ? (
            <EmptyState title="No feedback here" text="Under every result people are asked whether it was right." />
          ) : (
            <>
              <DataTable label="Feedback" head={head} busy={feedback.isPlaceholderData}>
                {items.map((one) => (
                  <FeedbackRow key={one.analysisId} feedback={one} />
                ))}
              </DataTable>
              <ListPager label="feedback" pages={pages} next={next} busy={feedback.isPlaceholderData} />
            </>
          )
        }
      </QueryState>
    </section>
  )
}
