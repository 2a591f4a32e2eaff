import type { Usage } from '@vitrine/contracts/administration/administration.ts'
import { ShareBar } from '@vitrine/ui/charts/share-bar.tsx'
import { Cell, ColumnHead, DataTable } from '@vitrine/ui/primitives/data-table.tsx'
import { Day } from '../../../lib/screen/dated.tsx'
import { PersonCell } from '../person-cell.tsx'

const head = (
  <>
    <ColumnHead>Person</ColumnHead>
    <ColumnHead className="text-right">Runs</ColumnHead>
    <ColumnHead className="hidden w-1/4 md:table-cell">
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
    <DataTable label="Usage per person" head={head}>
      {people.map((person) => (
        <tr key={person.id} className="tabular-nums">
          <PersonCell person={person} />
          <Cell className="text-right">{person.runs}</Cell>
          <Cell className="hidden md:table-cell">
            <ShareBar share={person.runs / most} />
          </Cell>
          <Cell className="text-right">{person.own}</Cell>
          <Cell className="text-right whitespace-nowrap">
            <Day at={person.lastAt} />
          </Cell>
        </tr>
      ))}
    </DataTable>
  )
}
