import { Button } from '@vitrine/ui/primitives/button.tsx'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { SectionHeader } from '../section-header.tsx'
import { FailureCounts } from './failure-counts.tsx'
import { HealthCards } from './health-cards.tsx'
import { HealthPart } from './health-part.tsx'
import { QueueLanes } from './queue-lanes.tsx'
import { SlowModels } from './slow-models.tsx'
import { useHealth } from './use-health.ts'
import { useWarmUp } from './warm-up.ts'
import { WarmUpProgress } from './warm-up-progress.tsx'
import { WarmUpReport } from './warm-up-report.tsx'
import { WorkerProcesses } from './worker-processes.tsx'

export default function HealthSection() {
  const health = useHealth()
  const warmUp = useWarmUp()
  return (
    <section className="flex flex-col gap-6">
      <SectionHeader title="Health" text="The state of the installation right now.">
        <Button held={warmUp.isPending} onClick={() => warmUp.mutate()}>
          {warmUp.isPending ? 'Warming Up...' : 'Warm Up'}
        </Button>
      </SectionHeader>
      <QueryState query={health} failed="Failed to get the health">
        {(data) => (
          <>
            <HealthCards health={data} />
            <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
              <HealthPart title="Queue" note="now">
                <QueueLanes lanes={data.lanes} />
              </HealthPart>
              <HealthPart title="Failures" note="of 24 hours">
                <FailureCounts failures={data.failures} />
              </HealthPart>
              <HealthPart title="Slowest models" note="of seven days">
                <SlowModels slowest={data.slowest} />
              </HealthPart>
              <HealthPart title="Processes" note="and what they hold in memory">
                <WorkerProcesses workers={data.workers} />
              </HealthPart>
            </div>
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
