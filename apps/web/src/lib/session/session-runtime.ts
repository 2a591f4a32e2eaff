import { createStore } from '../screen/outside-store.ts'
import type { SessionEffect } from './session-effect.ts'
import type { SessionEvent } from './session-event.ts'
import { type SessionState, step, visitor } from './session-machine.ts'
import { readStoredSession, type StoredSession, sessionKeys } from './session-storage.ts'
import { sessionTimes } from './session-times.ts'

/** What a session does to its surroundings, so that tests can run one without a browser and without waiting. */
export interface SessionWorld {
  local: Storage
  session: Storage
  now: () => number
  /** Schedules a call; the returned function cancels it. */
  later: (run: () => void, milliseconds: number) => () => void
  go: (to: string, how: 'route' | 'replace') => void
  toast: (type: 'success' | 'error' | 'warning' | 'info', message: string, duration?: number) => void
  log: (message: string) => void
  /** Refreshes tokens that are about to expire. */
  refresh: () => void
  offerExtension: () => void
}

/** Carries out the machine's effects, and notifies React of its state. */
export function createSession(world: SessionWorld) {
  const store = createStore<SessionState>(visitor)
  let clocks: (() => void)[] = []
  let stopRefresh: (() => void) | null = null

  const stopClocks = () => {
    for (const stop of clocks) stop()
    clocks = []
  }
  const watchClock = (moments: number[]) => {
    stopClocks()
    const again = () => {
      // oxlint-disable-next-line eslint/no-use-before-define -- a clock's event may set the clocks again
      send({ kind: 'clock' })
      if (store.get().kind === 'signed-in') clocks.push(world.later(again, sessionTimes.checkEvery))
    }
    clocks = moments
      .filter((at) => at > world.now())
      // oxlint-disable-next-line eslint/no-use-before-define -- as above
      .map((at) => world.later(() => send({ kind: 'clock' }), at - world.now()))
    clocks.push(world.later(again, sessionTimes.checkEvery))
  }
  const clear = (storages: 'local' | 'local-and-session') => {
    world.local.clear()
    if (storages === 'local-and-session') world.session.clear()
  }
  const afterwards = (run: () => void, milliseconds: number) => {
    if (milliseconds === 0) run()
    else world.later(run, milliseconds)
  }

  const carryOut = (effect: SessionEffect) => {
    switch (effect.kind) {
      case 'store':
        for (const [key, value] of Object.entries(effect.values)) world.local.setItem(key, value)
        return
      case 'forget':
        for (const key of [...sessionKeys, 'REFRESH_TOKEN']) world.local.removeItem(key)
        return
      case 'clear':
        return afterwards(() => clear(effect.storages), effect.after)
      case 'toast':
        return world.toast(effect.type, effect.message, effect.duration)
      case 'go':
        return afterwards(() => world.go(effect.to, effect.how), effect.after)
      case 'watch-clock':
        return watchClock(effect.at)
      case 'schedule-refresh':
        stopRefresh?.()
        stopRefresh = world.later(world.refresh, effect.at - world.now())
        return
      case 'stop-timers':
        stopClocks()
        return stopRefresh?.()
      case 'offer-extension':
        return world.offerExtension()
      case 'log':
        return world.log(effect.message)
    }
  }

  const send = (event: SessionEvent) => {
    const { state, effects } = step(store.get(), event, world.now())
    store.set(state)
    for (const effect of effects) carryOut(effect)
  }

  return {
    store,
    send,
    stored: (): StoredSession => readStoredSession(world.local),
    restore: () => send({ kind: 'restore', stored: readStoredSession(world.local) }),
  }
}

export type Session = ReturnType<typeof createSession>
