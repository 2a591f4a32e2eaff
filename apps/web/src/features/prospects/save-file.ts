import { useMutation } from '@tanstack/react-query'
import { callErrorOf } from '@vitrine/contracts/call-error.ts'
import { failureWords, saysFailure } from '@vitrine/contracts/failure-words.ts'
import { saveFile } from '@vitrine/ui/format/save-file.ts'
import { sessionFetch } from '../../lib/session/current-session.ts'
import { toast } from '../../lib/toast.ts'

/** Fetches a file as who is signed in, and saves it. */
export const useSaveFile = () =>
  useMutation({
    mutationFn: async ({ address, name }: { address: string; name: string }) => {
      const response = await sessionFetch(address)
      const told: unknown = response.headers.get('content-type')?.includes('json') ? await response.json() : null
      if (!response.ok || saysFailure(told)) throw callErrorOf(response.status, told)
      saveFile(name, await response.blob())
    },
    onError: (error) => toast('error', failureWords(error, 'Failed to get prospect information')),
  })
