import { useQuery } from '@tanstack/react-query'
import { client } from '../../../lib/requests/client.ts'

export const modelSwitchesKey = ['model-switches']

export const useModelSwitches = () =>
  useQuery({
    queryKey: modelSwitchesKey,
    queryFn: ({ signal }) => client.call('listModelSwitches', { signal }),
  })
