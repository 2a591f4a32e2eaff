import type { AnalysisStatus } from '@vitrine/contracts/analyses/analysis.ts'
import type { Database } from '../../database/database.ts'

/**
 * Notifications can be lost, so waiting callers read the row again as often, those of one row at the same moments: then
 * they can share what they read.
 */
const rereadMilliseconds = 2000

type Listener = (status: AnalysisStatus) => void

interface AnalysisWatch {
  /**
   * Resolves at the next change of status that `wanted` accepts (any by default), at once if it came since the last
   * call, and within two seconds in any case.
   */
  next: (signal?: AbortSignal, wanted?: (status: AnalysisStatus) => boolean) => Promise<void>
  end: () => void
}

/**
 * Changes of rows, from any process on the same database. A notification only says that the row has to be read again.
 */
export interface AnalysisChanges {
  /** Calls back with the new status at every change; returns the function that unsubscribes. */
  subscribe: (id: string, listener: Listener) => () => void
  /** Starts to listen at once, so that nothing between a read and the next wait is missed. */
  watch: (id: string) => AnalysisWatch
  close: () => Promise<void>
}

export async function openAnalysisChanges(database: Pick<Database, 'listen'>): Promise<AnalysisChanges> {
  const heard = new Map<string, { since: number; listeners: Set<Listener> }>()
  const unlisten = await database.listen('analyses', (payload) => {
    const [id = '', status] = payload.split(' ')
    // The trigger of the migration sends the status column, which holds only these values.
    for (const listener of heard.get(id)?.listeners ?? []) listener(status as AnalysisStatus)
  })

  const subscribe: AnalysisChanges['subscribe'] = (id, listener) => {
    const known = heard.get(id) ?? { since: performance.now(), listeners: new Set() }
    known.listeners.add(listener)
    heard.set(id, known)
    return () => {
      known.listeners.delete(listener)
      if (known.listeners.size === 0 && heard.get(id) === known) heard.delete(id)
    }
  }

  const watch: AnalysisChanges['watch'] = (id) => {
    const news: AnalysisStatus[] = []
    let wake: (() => void) | null = null
    const end = subscribe(id, (status) => {
      news.push(status)
      wake?.()
    })
    return {
      next: (signal, wanted = () => true) =>
        new Promise((resolve) => {
          const done = () => {
            // oxlint-disable-next-line eslint/no-use-before-define -- the timer and its end name each other
            clearTimeout(timer)
            signal?.removeEventListener('abort', done)
            wake = null
            news.length = 0
            resolve()
          }
          const watched = performance.now() - (heard.get(id)?.since ?? 0)
          const timer = setTimeout(done, rereadMilliseconds - (watched % rereadMilliseconds))
          signal?.addEventListener('abort', done)
          wake = () => {
            if (news.some(wanted)) done()
          }
          if (signal?.aborted) done()
          else wake()
        }),
      end,
    }
  }

  return { subscribe, watch, close: unlisten }
}
