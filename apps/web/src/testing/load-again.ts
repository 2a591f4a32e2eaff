import { cleanup } from '@testing-library/react'
import { queryClient } from '../lib/requests/query-client.ts'
import { show } from './show.tsx'

/** The page is loaded again at an address: what only lived in it is gone, what the browser keeps is there. */
export function loadAgain(address: string) {
  cleanup()
  queryClient.clear()
  return show(address)
}
