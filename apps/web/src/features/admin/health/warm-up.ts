import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { WarmUp } from '@vitrine/contracts/administration/administration.ts'
import { useState } from 'react'
import { toast, toastFailure } from '../../../lib/screen/toast.ts'
import { requestWarmUp } from '../../../lib/warm-up/request-warm-up.ts'
import { healthKey } from './use-health.ts'

const completedShownFor = 2000

/** Has every worker load every engine; `state` has the progress. */
export function useWarmUp() {
  const queries = useQueryClient()
  const [state, setState] = useState<WarmUp | null>(null)
  const mutation = useMutation({
    mutationFn: () => requestWarmUp(setState),
    onMutate: () => toast('info', 'Warming up...'),
    onSuccess: (ok) =>
      ok ? toast('success', 'Warm up completed!', completedShownFor) : toast('error', 'Warm up failed.'),
    onError: (error) => toastFailure(error, 'Warm up failed. Please try again.'),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: healthKey })
      setState(null)
    },
  })
  return { ...mutation, state }
}
