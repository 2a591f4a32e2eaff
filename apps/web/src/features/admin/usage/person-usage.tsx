import type { Usage } from '@vitrine/contracts/administration/administration.ts'
import { ShareBar } from '@vitrine/ui/charts/share-bar.tsx'
import { Cell, ColumnHead, DataTable } from '@vitrine/ui/primitives/data-table.tsx'
import { Day } from '../../../lib/screen/dated.tsx'
import { PersonCell } from '../person-cell.tsx'

const head = (
  <>
    <ColumnHead>Person</ColumnHead>
    <ColumnHead className="text-right">Runs</ColumnHead>
    <ColumnHead className="w-1/4 max-md:hidden">
      <span className="sr-only">Share of the busiest</span>
    </ColumnHead>
    <ColumnHead className="text-right">On own input</ColumnHead>
    <ColumnHead className="text-right">Last</ColumnHead>
  </>
)

/** The hundred busiest. */
export function PersonUsage({ people }: Pick<Usage, 'people'>) {
  const most = Math.max(1, ...people.map(({ runs }) => runs))
  return (
    <DataTable label="Usage per person" head={head} cards>
      {people.map((person) => (
        <tr key={person.id} className="tabular-nums">
          <PersonCell person={person} />
          <Cell label="Runs" className="text-right">
            {person.runs}
          </Cell>
          <Cell className="max-md:hidden!">
            <ShareBar share={person.runs / most} />
          </Cell>
          <Cell label="On own input" className="text-right">
            {person.own}
          </Cell>
          <Cell label="Last" className="text-right whitespace-nowrap">
            <Day at={person.lastAt} />
          </Cell>
        </tr>
      ))}
    </DataTable>
  )
}
