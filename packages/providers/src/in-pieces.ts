import { setImmediate } from 'node:timers/promises'

/** About ten events of a streamed answer. */
const pieceBytes = 2048

/**
 * A response whose body comes in small pieces with a pause after each. The library reads all events of a piece without a
 * pause, and each costs it up to a millisecond: when many have arrived at once, no timer could end the call meanwhile.
 */
export function inPieces(response: Response): Response {
  if (!response.body) return response
  const pieces = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    async transform(chunk, controller) {
      for (let from = 0; from < chunk.length; from += pieceBytes) {
        controller.enqueue(chunk.subarray(from, from + pieceBytes))
        await setImmediate()
      }
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(pieces), { status, statusText, headers })
}
