import { percent } from '@vitrine/basics/percent.ts'
import type { Funnel } from '@vitrine/contracts/administration/administration.ts'
import { ShareBar } from '@vitrine/ui/charts/share-bar.tsx'
import { Card } from '@vitrine/ui/primitives/card.tsx'
import { useState } from 'react'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { SectionHeader } from '../section-header.tsx'
import { SpanSelect } from '../span-select.tsx'
import { useFunnel } from './use-funnel.ts'

function FunnelStep({ step, most }: { step: Funnel['steps'][number]; most: number }) {
  return (
    <li className="grid items-center gap-x-6 gap-y-2 px-5 py-4 lg:grid-cols-[12rem_1fr_14rem]">
      <p className="text-sm font-medium">{step.label}</p>
      <ShareBar share={step.count / most} size="thick" />
      <p className="text-sm text-ink-soft tabular-nums lg:text-right">
        <span className="text-base font-semibold text-ink">{step.count.toLocaleString('en')}</span>
        {step.ofPrevious !== null && `, ${percent(step.ofPrevious)} of the step before`}
      </p>
    </li>
  )
}

/** From the first sample to the first analysis of one's own input. */
export default function FunnelSection() {
  const [days, setDays] = useState(30)
  const funnel = useFunnel(days)
  return (
    <section className="flex flex-col gap-4">
      <SectionHeader title="Funnel" text="From samples to requests, and what became of the requests of this span.">
        <SpanSelect days={days} onChange={setDays} />
      </SectionHeader>
      <QueryState query={funnel} failed="Failed to get the funnel">
        {({ steps }) => {
          const most = Math.max(1, ...steps.map(({ count }) => count))
          return (
            <Card>
              <ol className="divide-y">
                {steps.map((step) => (
                  <FunnelStep key={step.step} step={step} most={most} />
                ))}
              </ol>
            </Card>
          )
        }}
      </QueryState>
    </section>
  )
}
