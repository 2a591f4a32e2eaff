import writeWorkbook from 'write-excel-file/node'
import { RequestError } from '@vitrine/errors/request-error.ts'
import type { Actor } from '../audit/actor.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { columns } from './export-people.ts'
import { listPeople } from './list-people.ts'
import type { PeopleParts } from './people-parts.ts'
import type { PersonFilters } from './person-filters.ts'

const pageSize = 1000
/** A workbook is made as a whole, in memory. */
const mostRows = 10_000

/** The list as an XLSX workbook: every cell a text, so that none can be a formula. Throws 'row-limit'. */
export async function exportPeopleAsWorkbook(
  { db, clock }: PeopleParts,
  filters: PersonFilters,
  actor: Actor,
): Promise<Buffer> {
  const rows: string[][] = []
  for (let after: string | undefined, more = true; more; ) {
    const { items, next } = await listPeople(db, { ...filters, sort: 'created', limit: pageSize, after })
    rows.push(...items.map((person) => columns.map(([, value]) => value(person))))
    if (rows.length > mostRows) {
      throw new RequestError('row-limit', `A workbook holds ${mostRows} people.`, {
        hint: 'Narrow the list down, or export it as CSV.',
      })
    }
    after = next ?? undefined
    more = next !== null
  }
  await writeAudit(db, actor, { action: 'prospects-exported', details: { as: 'xlsx' } }, clock())
  const head = columns.map(([title]) => ({ value: title, fontWeight: 'bold' as const }))
  const cells = rows.map((row) => row.map((value) => ({ value, type: String })))
  return writeWorkbook([head, ...cells]).toBuffer()
}
