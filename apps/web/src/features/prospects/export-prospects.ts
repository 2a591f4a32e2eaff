import type { CallRequest } from '@vitrine/contracts/calls/client.ts'
import { addressOf } from '@vitrine/contracts/calls/client.ts'
import { operations } from '@vitrine/contracts/operations/operations.ts'
import { cellSeparator } from '../../lib/forms/cell-separator.ts'
import { useSaveFile } from '../../lib/requests/use-save-file.ts'

type Filters = Partial<Record<keyof NonNullable<CallRequest<'exportProspectsAsWorkbook'>['query']>, string | undefined>>

/** Saves the filtered list as a CSV file or a workbook. */
export function useExportProspects() {
  const save = useSaveFile('Failed to get prospect information')
  return {
    isPending: save.isPending,
    save: (kind: 'csv' | 'xlsx', query: Filters) => {
      const name = `prospects-${new Date().toISOString().slice(0, 10)}.${kind}`
      const address =
        kind === 'csv'
          ? addressOf(operations.exportProspects, { query: { separator: cellSeparator(), ...query } })
          : addressOf(operations.exportProspectsAsWorkbook, { query })
      save.mutate({ address, name })
    },
  }
}
