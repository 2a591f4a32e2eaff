import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * True while a part of the page stands as the server wrote it: on the server, and here until React has taken it over.
 * What is typed or chosen by then would be lost, so fields wait for it.
 */
export const useAsServed = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
