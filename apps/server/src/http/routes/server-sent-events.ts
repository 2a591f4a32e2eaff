/** Proxies and browsers close a stream that is silent for long. */
const heartbeatMilliseconds = 15_000

/** How soon readers reconnect when the server shuts down: another instance takes over. */
const comeBackMilliseconds = 1000

/**
 * States as server-sent events: each is the whole state, with its revision as the event's id. A stream that ends
 * because of `stopping` tells its reader when to reconnect.
 */
export async function* serverSentEvents<State>(
  states: AsyncIterable<State | null>,
  revisionOf: (state: State) => number,
  stopping: AbortSignal,
): AsyncGenerator<string> {
  // Sends the headers at once, also to a follower who has the current revision.
  yield ': following\n\n'
  let written = performance.now()
  for await (const state of states) {
    if (state === null && performance.now() - written < heartbeatMilliseconds) continue
    yield state === null
      ? ': still here\n\n'
      : `id: ${revisionOf(state)}\nevent: state\ndata: ${JSON.stringify(state)}\n\n`
    written = performance.now()
  }
  if (stopping.aborted) yield `: going down\nretry: ${comeBackMilliseconds}\n\n`
}
