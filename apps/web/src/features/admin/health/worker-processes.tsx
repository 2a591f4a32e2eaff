import type { ServerHealth } from '@vitrine/contracts/administration/administration.ts'
import { Badge } from '@vitrine/ui/primitives/badge.tsx'
import { Cell, ColumnHead, DataTable } from '@vitrine/ui/primitives/data-table.tsx'
import { megabyteWords } from './megabyte-words.ts'

const head = (
  <>
    <ColumnHead>Process</ColumnHead>
    <ColumnHead>State</ColumnHead>
    <ColumnHead>Models it ran</ColumnHead>
    <ColumnHead className="text-right">Memory</ColumnHead>
  </>
)

const shown = 3

function modelWords(models: readonly string[]) {
  if (models.length === 0) return 'None yet'
  const more = models.length - shown
  return `${models.slice(-shown).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/** Each worker and its engine processes. */
export function WorkerProcesses({ workers }: Pick<ServerHealth, 'workers'>) {
  if (workers.length === 0) {
    return <p className="text-sm text-ink-soft">No worker is running: analyses wait until one is started.</p>
  }
  return (
    <DataTable label="Processes of the workers" head={head}>
      {workers.flatMap(({ id, host, state }) => [
        <tr key={id} className="tabular-nums">
          <Cell className="min-w-40 font-medium break-words">{host}</Cell>
          <Cell className="whitespace-nowrap">Worker</Cell>
          <Cell className="text-ink-soft">{state ? `Version ${state.version}` : 'Does not tell'}</Cell>
          <Cell className="text-right whitespace-nowrap">{megabyteWords(state?.megabytes ?? null)}</Cell>
        </tr>,
        ...(state?.children ?? []).map(({ pid, megabytes, working, models }) => (
          <tr key={`${id}-${pid}`} className="tabular-nums">
            <Cell className="pl-8 text-ink-soft sm:pl-10">Engines {pid}</Cell>
            <Cell>
              <Badge tone={working ? 'good' : 'neutral'}>{working ? 'Works' : 'Warm'}</Badge>
            </Cell>
            <Cell className="min-w-40 text-ink-soft">{modelWords(models)}</Cell>
            <Cell className="text-right whitespace-nowrap">{megabyteWords(megabytes)}</Cell>
          </tr>
        )),
      ])}
    </DataTable>
  )
}
