import { useMutation } from '@tanstack/react-query'
import { callErrorOf } from '@vitrine/contracts/calls/call-error.ts'
import { saysFailure } from '@vitrine/contracts/calls/failure-words.ts'
import { saveFile } from '@vitrine/ui/format/save-file.ts'
import { toastFailure } from '../screen/toast.ts'
import { sessionFetch } from '../session/current-session.ts'

/** Fetches a file as the signed-in person, and saves it; `failed` is the message for a failure without one. */
export const useSaveFile = (failed: string) =>
  useMutation({
    mutationFn: async ({ address, name }: { address: string; name: string }) => {
      const response = await sessionFetch(address)
      const told: unknown = response.headers.get('content-type')?.includes('json') ? await response.json() : null
      if (!response.ok || saysFailure(told)) throw callErrorOf(response.status, told)
      saveFile(name, await response.blob())
    },
    onError: (error) => toastFailure(error, failed),
  })
