import type {
  ServerHealth,
  WarmUp,
  WarmUpReport as WorkerReport,
} from '@vitrine/contracts/administration/administration.ts'
import { plainNumber } from '@vitrine/ui/format/plain-number.ts'
import { Badge } from '@vitrine/ui/primitives/badge.tsx'
import { Cell, ColumnHead, DataTable } from '@vitrine/ui/primitives/data-table.tsx'
import { Moment } from '../../../lib/screen/dated.tsx'

const seconds = (milliseconds: number) => `${plainNumber(milliseconds / 1000)} s`

const head = (
  <>
    <ColumnHead>Engine</ColumnHead>
    <ColumnHead>State</ColumnHead>
    <ColumnHead className="text-right">Took</ColumnHead>
  </>
)

interface WorkerEnginesProps {
  report: WorkerReport
  number: number
  /** The worker's machine; undefined once the worker is gone. */
  host: string | undefined
}

function WorkerEngines({ report, number, host }: WorkerEnginesProps) {
  const { state, engines, provider, milliseconds } = report
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <span className="font-medium">
          Worker {number}
          {host && ` on ${host}`}
        </span>
        {state === 'lost' && <Badge tone="bad">Stopped answering</Badge>}
        {state === 'waiting' && <Badge>Not begun</Badge>}
        {(state === 'done' || state === 'running') && <span>{seconds(milliseconds)}</span>}
        {provider && (
          <span className="text-ink-soft">
            {provider.host}: {provider.ok ? `answered in ${seconds(provider.milliseconds)}` : provider.note}
          </span>
        )}
      </p>
      {engines.length > 0 && (
        <DataTable label={`Engines of worker ${number}`} head={head}>
          {engines.map(({ modelId, title, ok, error, milliseconds: took }) => (
            <tr key={modelId}>
              <Cell>
                {title}
                {error && <span className="block text-[13px] break-words text-bad">{error}</span>}
              </Cell>
              <Cell>
                <Badge tone={ok ? 'good' : 'bad'}>{ok ? 'Loaded' : 'Failed'}</Badge>
              </Cell>
              <Cell className="text-right whitespace-nowrap tabular-nums">{seconds(took)}</Cell>
            </tr>
          ))}
        </DataTable>
      )}
    </div>
  )
}

interface WarmUpReportProps {
  warmUp: WarmUp
  /** The live workers. */
  workers: ServerHealth['workers']
}

function endWords({ ok, finished }: WarmUp) {
  if (!finished) return 'under way.'
  return ok ? 'everything loaded.' : 'not everything loaded.'
}

/** What the last warm-up loaded, and how long each took. */
export function WarmUpReport({ warmUp, workers }: WarmUpReportProps) {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-ink-soft">
        Last at <Moment at={warmUp.startedAt} />, in {seconds(warmUp.milliseconds)}: {endWords(warmUp)}
      </p>
      {warmUp.workers.map((report, index) => (
        <WorkerEngines
          key={report.worker}
          report={report}
          number={index + 1}
          host={workers.find(({ id }) => id === report.worker)?.host}
        />
      ))}
    </div>
  )
}
