import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { waitingToasts } from '../screen/toast.ts'
import { queryClient } from './query-client.ts'

afterEach(() => onlineManager.setOnline(true))

it('says that one is offline when something is asked for, and does it once the network is back', async () => {
  const done: string[] = []
  const call = new MutationObserver(queryClient, { mutationFn: async (word: string) => void done.push(word) })
  onlineManager.setOnline(false)
  const sent = call.mutate('a note')
  await expect
    .poll(() => waitingToasts.get().map(({ message }) => message))
    .toContainEqual(expect.stringContaining('You are offline'))
  expect(done).toEqual([])
  onlineManager.setOnline(true)
  await queryClient.resumePausedMutations()
  await sent
  expect(done).toEqual(['a note'])
})
