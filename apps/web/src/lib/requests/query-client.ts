import { MutationCache, onlineManager, QueryClient } from '@tanstack/react-query'
import { CallError } from '@vitrine/contracts/calls/call-error.ts'
import { toast } from '../screen/toast.ts'
import { session } from '../session/current-session.ts'
import { watchPerson } from '../session/watch-person.ts'

const retries = 3
const longestDelay = 30_000

/** A refusal is final; failures of server and network may be temporary. */
const mayPass = (error: Error) => !(error instanceof CallError) || error.status === 0 || error.status >= 500

/** Milliseconds, long enough to read a sentence. */
const shownFor = 6000

/** Offline mutations wait for the network; a toast says so, instead of only a spinner. */
const mutationCache = new MutationCache({
  onMutate: () => {
    if (!onlineManager.isOnline()) toast('info', 'You are offline: this is sent once the connection is back.', shownFor)
  },
})

export const queryClient = new QueryClient({
  mutationCache,
  defaultOptions: {
    queries: {
      gcTime: 5 * 60_000,
      staleTime: 60_000,
      retry: (failures, error) => failures < retries && mayPass(error),
      retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, longestDelay),
    },
  },
})

// One person's data must not be shown to the next in this browser.
watchPerson(session.store, () => queryClient.clear())
