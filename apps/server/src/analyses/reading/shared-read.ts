import { setImmediate } from 'node:timers/promises'

/**
 * A read that is made once for all who ask for the same id in the same moment. Who asks after it has begun gets the next
 * one: nobody is told what is older than the question.
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
