import type { Usage } from '@vitrine/contracts/administration/administration.ts'
import { ShareBar } from '@vitrine/ui/charts/share-bar.tsx'
import { plainNumber } from '@vitrine/ui/format/plain-number.ts'
import { Cell, ColumnHead, DataTable } from '@vitrine/ui/primitives/data-table.tsx'

const head = (
  <>
    <ColumnHead>Model</ColumnHead>
    <ColumnHead className="text-right">Runs</ColumnHead>
    <ColumnHead className="w-1/4 max-md:hidden">
      <span className="sr-only">Share of the most used</span>
    </ColumnHead>
    <ColumnHead className="text-right">By visitors</ColumnHead>
    <ColumnHead className="text-right">Failed</ColumnHead>
    <ColumnHead className="text-right">Median time</ColumnHead>
  </>
)

/** Most used first. */
export function ModelUsage({ models }: Pick<Usage, 'models'>) {
  const most = Math.max(1, ...models.map(({ runs }) => runs))
  return (
    <DataTable label="Usage per model" head={head} cards>
      {models.map((model) => (
        <tr key={model.modelId} className="tabular-nums">
          <Cell className="min-w-40 font-medium">{model.title}</Cell>
          <Cell label="Runs" className="text-right">
            {model.runs}
          </Cell>
          <Cell className="max-md:hidden!">
            <ShareBar share={model.runs / most} />
          </Cell>
          <Cell label="By visitors" className="text-right">
            {model.visitors}
          </Cell>
          <Cell label="Failed" className="text-right">
            {model.failed}
          </Cell>
          <Cell label="Median time" className="text-right whitespace-nowrap">
            {model.medianSeconds === null ? '–' : `${plainNumber(model.medianSeconds)} s`}
          </Cell>
        </tr>
      ))}
    </DataTable>
  )
}
