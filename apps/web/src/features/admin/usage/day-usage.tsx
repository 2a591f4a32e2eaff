import type { Usage } from '@vitrine/contracts/administration/administration.ts'
import { DayBars } from '@vitrine/ui/charts/day-bars.tsx'
import { Card } from '@vitrine/ui/primitives/card.tsx'
import { Cell, ColumnHead, DataTable } from '@vitrine/ui/primitives/data-table.tsx'

const parts = [
  { key: 'accounts', label: 'Signed in', colour: 'accent' },
  { key: 'visitors', label: 'Visitors', colour: 'soft' },
] as const

const head = (
  <>
    <ColumnHead>Day</ColumnHead>
    <ColumnHead className="text-right">Signed in</ColumnHead>
    <ColumnHead className="text-right">Visitors</ColumnHead>
    <ColumnHead className="text-right">Failed</ColumnHead>
    <ColumnHead className="text-right">Active people</ColumnHead>
  </>
)

/** Runs per day as a chart and as a table. */
export function DayUsage({ days }: Pick<Usage, 'days'>) {
  const runs = days.reduce((sum, { accounts, visitors }) => sum + accounts + visitors, 0)
  const failed = days.reduce((sum, day) => sum + day.failed, 0)
  return (
    <Card className="flex flex-col gap-4 p-5">
      <p className="text-sm text-ink-soft">
        <span className="text-lg font-semibold text-ink">{runs.toLocaleString('en')}</span> runs, {failed} of them
        failed
      </p>
      <DayBars label="Runs of each day" days={days} parts={parts} />
      <details className="text-sm">
        <summary className="rounded font-medium">As a table</summary>
        {/* It scrolls, so it must be reachable by keyboard. */}
        <div
          tabIndex={0}
          role="group"
          aria-label="Runs of each day as a table"
          className="mt-3 max-h-80 overflow-y-auto scroll-edges-surface"
        >
          <DataTable label="Runs of each day as a table" head={head} cards>
            {days.toReversed().map((day) => (
              <tr key={day.date} className="tabular-nums">
                <Cell className="font-medium whitespace-nowrap">{day.date}</Cell>
                <Cell label="Signed in" className="text-right">
                  {day.accounts}
                </Cell>
                <Cell label="Visitors" className="text-right">
                  {day.visitors}
                </Cell>
                <Cell label="Failed" className="text-right">
                  {day.failed}
                </Cell>
                <Cell label="Active people" className="text-right">
                  {day.activePeople}
                </Cell>
              </tr>
            ))}
          </DataTable>
        </div>
      </details>
    </Card>
  )
}
