import { RequestError } from '@vitrine/errors/request-error.ts'
import writeWorkbook, { type Cell } from 'write-excel-file/node'
import type { Actor } from '../../audit/actor.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import type { PeopleParts } from '../people-parts.ts'
import { type ExportColumn, exportColumns } from './export-columns.ts'
import { listPeople } from './list-people.ts'
import type { PersonFilters } from './person-filters.ts'

const pageSize = 1000
/** A workbook is built in memory. */
const mostRows = 10_000

const formats = { day: 'yyyy-mm-dd', moment: 'yyyy-mm-dd hh:mm' } as const

/**
 * A time as a time, so that a spreadsheet can sort and filter by it; everything else as text, so that nothing can be a
 * formula.
 */
function cellOf({ kind }: ExportColumn, text: string): Cell {
  if (text === '') return null
  if (kind === 'day' || kind === 'moment') return { value: new Date(text), type: Date, format: formats[kind] }
  return { value: text, type: String }
}

/** The list as an XLSX workbook, times in UTC. Throws 'row-limit'. */
export async function exportPeopleAsWorkbook(
  { db, clock }: PeopleParts,
  filters: PersonFilters,
  actor: Actor,
): Promise<Buffer> {
  const rows: Cell[][] = []
  for (let after: string | undefined, more = true; more; ) {
    const { items, next } = await listPeople(db, { ...filters, sort: 'created', limit: pageSize, after })
    rows.push(...items.map((person) => exportColumns.map((column) => cellOf(column, column.value(person)))))
    if (rows.length > mostRows) {
      throw new RequestError('row-limit', `A workbook holds ${mostRows} people.`, {
        hint: 'Narrow the list down, or export it as CSV.',
      })
    }
    after = next ?? undefined
    more = next !== null
  }
  await writeAudit(db, actor, { action: 'prospects-exported', details: { as: 'xlsx' } }, clock())
  const head = exportColumns.map(({ title }) => ({ value: title, fontWeight: 'bold' as const }))
  const widths = exportColumns.map(({ width }) => ({ width }))
  return writeWorkbook([head, ...rows], { columns: widths, stickyRowsCount: 1, sheet: 'Prospects' }).toBuffer()
}
