import { CallError } from '@vitrine/contracts/calls/call-error.ts'
import { QueryClient } from '@tanstack/react-query'
import { session } from '../session/current-session.ts'
import { watchPerson } from '../session/watch-person.ts'

const retries = 3
const longestDelay = 30_000

/** A refusal stays one however often it is asked again; faults of server and network may pass. */
const mayPass = (error: Error) => !(error instanceof CallError) || error.status === 0 || error.status >= 500

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: 5 * 60_000,
      staleTime: 60_000,
      retry: (failures, error) => failures < retries && mayPass(error),
      retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, longestDelay),
    },
  },
})

// The answers that one person got are not for the next one in this browser.
watchPerson(session.store, () => queryClient.clear())
