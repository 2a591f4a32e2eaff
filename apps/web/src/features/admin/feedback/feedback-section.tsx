import { keysOf } from '@vitrine/basics/typed-keys.ts'
import { ColumnHead } from '@vitrine/ui/primitives/data-table.tsx'
import { Options } from '@vitrine/ui/primitives/options.tsx'
import { SelectField } from '@vitrine/ui/primitives/select-field.tsx'
import { useState } from 'react'
import { useCatalogue } from '../../../lib/catalogue/catalogue.ts'
import { usePages } from '../../../lib/requests/use-pages.ts'
import { ChoiceFilter } from '../choice-filter.tsx'
import { PagedTable } from '../paged-table.tsx'
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
      <PagedTable
        label="Feedback"
        paged="feedback"
        head={head}
        query={feedback}
        failed="Failed to get the feedback"
        pages={pages}
        empty={{ title: 'No feedback here', text: 'Under every result people are asked whether it was right.' }}
      >
        {(one) => <FeedbackRow key={one.analysisId} feedback={one} />}
      </PagedTable>
    </section>
  )
}
