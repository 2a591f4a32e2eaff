import type { ServerHealth } from '@vitrine/contracts/administration/administration.ts'
import { Cell, ColumnHead, DataTable } from '@vitrine/ui/primitives/data-table.tsx'

const head = (
  <>
    <ColumnHead>Problem</ColumnHead>
    <ColumnHead className="text-right">Runs</ColumnHead>
  </>
)

/** Failed runs by problem, the most frequent first. */
export function FailureCounts({ failures }: Pick<ServerHealth, 'failures'>) {
  if (failures.length === 0) return <p className="text-sm text-ink-soft">No run failed in the last 24 hours.</p>
  return (
    <DataTable label="Failures by problem" head={head}>
      {failures.map(({ problem, count }) => (
        <tr key={problem} className="tabular-nums">
          <Cell className="font-mono text-[13px] break-words">{problem}</Cell>
          <Cell className="text-right">{count}</Cell>
        </tr>
      ))}
    </DataTable>
  )
}
