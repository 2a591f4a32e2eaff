/** Proxies and browsers close a stream that is silent for long. */
const heartbeatMilliseconds = 15_000

/** States as events: each is the whole state, its revision the event's id. */
export async function* serverSentEvents<State>(
  states: AsyncIterable<State | null>,
  revisionOf: (state: State) => number,
): AsyncGenerator<string> {
  // Sends the headers at once, also to a follower who has the present revision.
  yield ': following\n\n'
  let written = performance.now()
  for await (const state of states) {
    if (state === null && performance.now() - written < heartbeatMilliseconds) continue
    yield state === null
      ? ': still here\n\n'
      : `id: ${revisionOf(state)}\nevent: state\ndata: ${JSON.stringify(state)}\n\n`
    written = performance.now()
  }
}
