import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * True while a part of the page is as rendered by the server: on the server, and in the browser until hydration. Input
 * before that would be lost, so fields wait for it.
 */
export const useAsServed = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
