import type { ServerHealth } from '@vitrine/contracts/administration/administration.ts'
import { plainNumber } from '@vitrine/ui/format/plain-number.ts'
import { Cell, ColumnHead, DataTable } from '@vitrine/ui/primitives/data-table.tsx'

const laneWords = { short: 'Short runs', long: 'Long runs' } as const

const head = (
  <>
    <ColumnHead>Lane</ColumnHead>
    <ColumnHead className="text-right">Waiting</ColumnHead>
    <ColumnHead className="text-right">Running</ColumnHead>
    <ColumnHead className="text-right">Oldest waits</ColumnHead>
  </>
)

/** Waiting and running analyses of each lane. */
export function QueueLanes({ lanes }: Pick<ServerHealth, 'lanes'>) {
  return (
    <DataTable label="Queue by lane" head={head}>
      {lanes.map(({ lane, queued, running, oldestQueuedSeconds }) => (
        <tr key={lane} className="tabular-nums">
          <Cell className="font-medium">{laneWords[lane]}</Cell>
          <Cell className="text-right">{queued}</Cell>
          <Cell className="text-right">{running}</Cell>
          <Cell className="text-right whitespace-nowrap">
            {oldestQueuedSeconds === null ? '–' : `${plainNumber(oldestQueuedSeconds)} s`}
          </Cell>
        </tr>
      ))}
    </DataTable>
  )
}
