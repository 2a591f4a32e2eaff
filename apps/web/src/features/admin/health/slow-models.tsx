import type { ServerHealth } from '@vitrine/contracts/administration/administration.ts'
import { plainNumber } from '@vitrine/ui/format/plain-number.ts'
import { Cell, ColumnHead, DataTable } from '@vitrine/ui/primitives/data-table.tsx'

const head = (
  <>
    <ColumnHead>Model</ColumnHead>
    <ColumnHead className="text-right">Runs</ColumnHead>
    <ColumnHead className="text-right">Median</ColumnHead>
    <ColumnHead className="text-right">19 of 20 within</ColumnHead>
  </>
)

/** The slowest first. */
export function SlowModels({ slowest }: Pick<ServerHealth, 'slowest'>) {
  if (slowest.length === 0) return <p className="text-sm text-ink-soft">Nothing ran in the last seven days.</p>
  return (
    <DataTable label="Slowest models" head={head}>
      {slowest.map(({ modelId, title, runs, median, mostly }) => (
        <tr key={modelId} className="tabular-nums">
          <Cell className="min-w-40 font-medium">{title}</Cell>
          <Cell className="text-right">{runs}</Cell>
          <Cell className="text-right whitespace-nowrap">{plainNumber(median)} s</Cell>
          <Cell className="text-right whitespace-nowrap">{plainNumber(mostly)} s</Cell>
        </tr>
      ))}
    </DataTable>
  )
}
