import { setImmediate } from 'node:timers/promises'
import { type ConstructorOptions, fromPglite } from 'pg-boss'

/**
 * pg-boss on the embedded database, whose statements hold the server's thread. Those of the queue let whatever is ready
 * go first: a result is answered before its job is closed and the next one is asked for.
 */
export function queueOnPglite(pglite: Parameters<typeof fromPglite>[0]): NonNullable<ConstructorOptions['db']> {
  const db = fromPglite(pglite)
  return {
    ...db,
    executeSql: async (text, values) => {
      await setImmediate()
      return db.executeSql(text, values)
    },
  }
}
