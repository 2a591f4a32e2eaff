import { Button } from '@vitrine/ui/primitives/button.tsx'
import { QueryState } from '../query-state.tsx'
import { SectionHeader } from '../section-header.tsx'
import { HealthCards } from './health-cards.tsx'
import { useHealth } from './use-health.ts'
import { useWarmUp } from './warm-up.ts'
import { WarmUpProgress } from './warm-up-progress.tsx'
import { WarmUpReport } from './warm-up-report.tsx'

export default function HealthSection() {
  const health = useHealth()
  const warmUp = useWarmUp()
  return (
    <section className="flex flex-col gap-6">
      <SectionHeader title="Health" text="How the installation is at this moment.">
        <Button disabled={warmUp.isPending} onClick={() => warmUp.mutate()}>
          {warmUp.isPending ? 'Warming Up...' : 'Warm Up'}
        </Button>
      </SectionHeader>
      <QueryState query={health} failed="Failed to get the health">
        {(data) => (
          <>
            <HealthCards health={data} />
            <h3 className="text-base font-semibold">Warm-up</h3>
            {warmUp.state && <WarmUpProgress warmUp={warmUp.state} />}
            {data.lastWarmUp ? (
              <WarmUpReport warmUp={data.lastWarmUp} workers={data.workers} />
            ) : warmUp.state ? null : (
              <p className="text-sm text-ink-soft">
                Not done yet. It loads every engine of every worker, so that the first analysis need not wait.
              </p>
            )}
          </>
        )}
      </QueryState>
    </section>
  )
}
