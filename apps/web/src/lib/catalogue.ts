import { useQuery } from '@tanstack/react-query'
import { client } from './client.ts'

export const useCatalogue = () =>
  useQuery({ queryKey: ['catalogue'], queryFn: ({ signal }) => client.call('getCatalogue', { signal }) })
