import { setImmediate } from 'node:timers/promises'

/**
 * A read that is made once for all who ask for the same id in the same moment. A caller that comes after it has begun gets the next one, so that no answer is older than its question.
 */
export function sharedRead<Result>(read: (id: string) => Promise<Result>): (id: string) => Promise<Result> {
  const asked = new Map<string, Promise<Result>>()
  return (id) => {
    const known = asked.get(id)
    if (known) return known
    const reading = setImmediate().then(() => {
      asked.delete(id)
      return read(id)
    })
    asked.set(id, reading)
    return reading
  }
}
