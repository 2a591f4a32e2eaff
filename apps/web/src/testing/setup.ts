import 'fake-indexeddb/auto'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { dropKept } from '../lib/forms/kept.ts'
import { dropDraft } from '../lib/model-input/draft.ts'
import { dropSealedDraft } from '../lib/model-input/sealed-draft.ts'
import { queryClient } from '../lib/requests/query-client.ts'
import { dialogs } from '../lib/screen/dialogs.ts'
import { waitingToasts } from '../lib/screen/toast.ts'
import { session } from '../lib/session/current-session.ts'
import { server } from './server.ts'

// The first test of a file waits for the screens' code too.
configure({ asyncUtilTimeout: 20_000 })

// React reports its troubles by console.error: none may pass unseen.
const errors: unknown[][] = []

const requests = new Set<Promise<Response>>()

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' })
  const send = window.fetch.bind(window)
  vi.spyOn(window, 'fetch').mockImplementation((...request) => {
    const response = send(...request)
    requests.add(response)
    void response.catch(() => undefined).then(() => requests.delete(response))
    return response
  })
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    errors.push(words)
  })
})

afterEach(async () => {
  cleanup()
  // What a screen asked in its last moment still meets the answers of its own test.
  await Promise.allSettled(requests)
  server.resetHandlers()
  queryClient.clear()
  dialogs.close()
  waitingToasts.set([])
  window.localStorage.clear()
  window.sessionStorage.clear()
  session.restore()
  await dropDraft()
  await Promise.all([dropSealedDraft(), dropKept()])
  const seen = errors.splice(0)
  if (seen.length > 0) throw new Error(`console.error was called: ${seen.map((words) => words.join(' ')).join('\n')}`)
})

afterAll(() => server.close())
