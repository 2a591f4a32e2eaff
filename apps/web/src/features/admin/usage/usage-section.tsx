import { EmptyState } from '@vitrine/ui/primitives/empty-state.tsx'
import { useState } from 'react'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { SectionHeader } from '../section-header.tsx'
import { SpanSelect } from '../span-select.tsx'
import { DayUsage } from './day-usage.tsx'
import { ModelUsage } from './model-usage.tsx'
import { PersonUsage } from './person-usage.tsx'
import { useUsage } from './use-usage.ts'

export default function UsageSection() {
  const [days, setDays] = useState(30)
  const usage = useUsage(days)
  return (
    <section className="flex flex-col gap-4">
      <SectionHeader title="Usage" text="What ran, for whom, and how long it took. Days are counted by UTC.">
        <SpanSelect days={days} onChange={setDays} />
      </SectionHeader>
      <QueryState query={usage} failed="Failed to get the usage">
        {(data) =>
          data.models.length === 0 ? (
            <EmptyState title="Nothing ran in this span" text="Every run of a sample or of own input counts." />
          ) : (
            <>
              <DayUsage days={data.days} />
              <h3 className="mt-3 text-base font-semibold">Per model</h3>
              <ModelUsage models={data.models} />
              <h3 className="mt-3 text-base font-semibold">Per person</h3>
              {data.people.length === 0 ? (
                <p className="text-sm text-ink-soft">Only visitors ran something.</p>
              ) : (
                <PersonUsage people={data.people} />
              )}
            </>
          )
        }
      </QueryState>
    </section>
  )
}
