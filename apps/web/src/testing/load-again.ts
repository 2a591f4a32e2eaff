import { cleanup } from '@testing-library/react'
import { queryClient } from '../lib/requests/query-client.ts'
import { show } from './show.tsx'

/** Reloads the page at an address: its memory is gone, the browser's storage stays. */
export function loadAgain(address: string) {
  cleanup()
  queryClient.clear()
  return show(address)
}
