import { useEffect, useSyncExternalStore } from 'react'

/** Milliseconds after which it is printed as it stands. */
const longestWait = 20_000

const listeners = new Set<() => void>()
const undrawn = new Set<object>()
let printing = false

function tell() {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

async function allDrawn() {
  const endings: (() => void)[] = []
  await new Promise<void>((resolve) => {
    const look = () => undrawn.size === 0 && resolve()
    const timer = setTimeout(resolve, longestWait)
    endings.push(() => clearTimeout(timer), subscribe(look))
    look()
  })
  for (const end of endings) end()
}

/** For what takes a while to draw: keeps `printDrawn` waiting until it is `drawn`, and is true while that waits. */
export function useDrawnForPrint(drawn: boolean): boolean {
  useEffect(() => {
    if (drawn) return
    const mark = {}
    undrawn.add(mark)
    return () => {
      undrawn.delete(mark)
      tell()
    }
  }, [drawn])
  return useSyncExternalStore(
    subscribe,
    () => printing,
    () => false,
  )
}

/** Prints once everything is drawn: paper also shows the pages that nobody scrolled to. */
export async function printDrawn(): Promise<void> {
  printing = true
  tell()
  await allDrawn()
  window.print()
  printing = false
  tell()
}
