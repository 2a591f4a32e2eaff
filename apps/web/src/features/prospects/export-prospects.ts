import { useMutation } from '@tanstack/react-query'
import { callErrorOf } from '@vitrine/contracts/call-error.ts'
import { failureWords, saysFailure } from '@vitrine/contracts/failure-words.ts'
import { addressOf, type CallRequest } from '@vitrine/contracts/client.ts'
import { operations } from '@vitrine/contracts/operations.ts'
import { saveFile } from '@vitrine/ui/format/save-file.ts'
import { cellSeparator } from '../../lib/cell-separator.ts'
import { sessionFetch } from '../../lib/session/current-session.ts'
import { toast } from '../../lib/toast.ts'

type Filters = Partial<Record<keyof NonNullable<CallRequest<'exportProspects'>['query']>, string | undefined>>

/** Saves the list, narrowed down as given, as a CSV file. */
export const useExportProspects = () =>
  useMutation({
    mutationFn: async (query: Filters) => {
      const response = await sessionFetch(
        addressOf(operations.exportProspects, { query: { separator: cellSeparator(), ...query } }),
      )
      const told: unknown = response.headers.get('content-type')?.includes('json') ? await response.json() : null
      if (!response.ok || saysFailure(told)) throw callErrorOf(response.status, told)
      saveFile(`prospects-${new Date().toISOString().slice(0, 10)}.csv`, await response.blob())
    },
    onError: (error) => toast('error', failureWords(error, 'Failed to get prospect information')),
  })
