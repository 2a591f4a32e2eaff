import type { AnalysisStatus } from '@vitrine/contracts/analysis.ts'
import type { Database } from '../database/database.ts'
import type { AnalysisRow } from '../database/schema/analyses.ts'

/** Notices can be lost, so whoever waits looks again after so long. */
const rereadMilliseconds = 2000

type Listener = (status: AnalysisStatus) => void

/**
 * News of rows, from any process on the same database. A notice only wakes: the row is read again, unless the worker that finished it
 * runs in this process and hands it over.
 */
export interface AnalysisChanges {
  /** Calls back with the new status at every change; returns the end of it. */
  subscribe: (id: string, listener: Listener) => () => void
  /** Starts to listen at once, so that nothing between a read and the next wait is missed. */
  watch: (id: string) => AnalysisWatch
  /** Gives a row that was finished here to whoever watches it here. */
  handOver: (finished: AnalysisRow) => void
  close: () => Promise<void>
}

interface AnalysisWatch {
  /**
   * Resolves at the next change that `wanted` names (any, unless given), at once if it came since the last call,
   * and after two seconds in any case.
   */
  next: (signal?: AbortSignal, wanted?: (status: AnalysisStatus) => boolean) => Promise<void>
  /** The finished row, once it was handed over. */
  finished: () => AnalysisRow | null
  end: () => void
}

/** Returns how to take it out again; a key without any left is forgotten. */
const addTo = <One>(all: Map<string, Set<One>>, key: string, one: One): (() => void) => {
  const known = all.get(key) ?? new Set()
  all.set(key, known.add(one))
  return () => {
    known.delete(one)
    if (known.size === 0 && all.get(key) === known) all.delete(key)
  }
}

export const openAnalysisChanges = async (database: Pick<Database, 'listen'>): Promise<AnalysisChanges> => {
  const listeners = new Map<string, Set<Listener>>()
  const receivers = new Map<string, Set<(finished: AnalysisRow) => void>>()
  const tell = (id: string, status: AnalysisStatus) => {
    for (const listener of listeners.get(id) ?? []) listener(status)
  }
  const unlisten = await database.listen('analyses', (payload) => {
    const [id = '', status] = payload.split(' ')
    // The trigger of the migration writes the status column, which knows these words only. The worker whose statement caused the notice
    // may be in this process and get its answer in the same turn: it comes first, and spares reading the row.
    setImmediate(tell, id, status as AnalysisStatus)
  })

  const subscribe: AnalysisChanges['subscribe'] = (id, listener) => addTo(listeners, id, listener)

  const watch: AnalysisChanges['watch'] = (id) => {
    const news: AnalysisStatus[] = []
    let wake: (() => void) | null = null
    let received: AnalysisRow | null = null
    const unsubscribe = subscribe(id, (status) => {
      news.push(status)
      wake?.()
    })
    const unreceive = addTo(receivers, id, (row) => {
      received = row
    })
    return {
      next: (signal, wanted = () => true) =>
        new Promise((resolve) => {
          const done = () => {
            clearTimeout(timer)
            signal?.removeEventListener('abort', done)
            wake = null
            news.length = 0
            resolve()
          }
          const timer = setTimeout(done, rereadMilliseconds)
          signal?.addEventListener('abort', done)
          wake = () => {
            if (news.some(wanted)) done()
          }
          if (signal?.aborted) done()
          else wake()
        }),
      finished: () => received,
      end: () => {
        unsubscribe()
        unreceive()
      },
    }
  }

  const handOver = (finished: AnalysisRow) => {
    for (const receive of receivers.get(finished.id) ?? []) receive(finished)
    tell(finished.id, finished.status)
  }

  return { subscribe, watch, handOver, close: unlisten }
}
