import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../lib/requests/client.ts'
import { toast } from '../../../lib/screen/toast.ts'
import { modelSwitchesKey } from './use-model-switches.ts'

interface Change {
  id: string
  on: boolean
  reason?: string
}

export function useSwitchModel() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, on, reason }: Change) =>
      client.call('switchModel', { params: { id }, body: { on, ...(reason && { reason }) } }),
    onSuccess: ({ title, on }) => toast('success', `${title} is ${on ? 'on' : 'off'}.`),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: modelSwitchesKey }),
        // The catalogue shows which models are off.
        queries.invalidateQueries({ queryKey: ['catalogue'] }),
      ]),
  })
}
