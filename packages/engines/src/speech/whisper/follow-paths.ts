import { isLoop } from './loops.ts'
import type { Heard, Listener } from './network.ts'
import { likeliest, type SaidToken } from './next-tokens.ts'
import { special } from './tokens.ts'

/** What is less likely after a text is not followed. */
const leastLikely = 0.001

/** A text as far as it was followed. */
export interface Path {
  tokens: readonly SaidToken[]
  /** Where the network listened before each token, and before the end of a text that ended: a row of frames for each head. */
  attention: readonly (readonly Float32Array[])[]
  /** Natural logarithm of the probability of all of it. */
  sum: number
}

interface OpenPath extends Path {
  /** What follows it. */
  heard: Heard
}

/** Of a path and of the token that ends it: the mean of the logarithms, so that long texts are not held against short ones. */
export const meanLogOf = ({ sum, attention }: Path): number => sum / Math.max(1, attention.length)

/** The likeliest ways on from all open paths, the likeliest first; twice as many as are followed, as some of them are ends. */
function waysOn(open: readonly OpenPath[], breadth: number): { path: OpenPath; next: SaidToken; sum: number }[] {
  const ways = open.flatMap((path) =>
    likeliest(path.heard.logits, path.tokens.length === 0, breadth + 1)
      .filter(({ probability }) => probability > leastLikely)
      .map((next) => ({ path, next, sum: path.sum + Math.log(next.probability) })),
  )
  return ways.toSorted((a, b) => b.sum - a.sum).slice(0, 2 * breadth)
}

interface Following {
  breadth: number
  longest: number
  /** Called after each step with how many tokens the texts have. */
  follow?: (tokens: number) => void
  signal: AbortSignal | undefined
}

/**
 * The best of several texts followed side by side (beam search, Whisper's `beam_size`), by the mean logarithm of its tokens; null where all go
 * round in circles or none ends within `longest` tokens. Throws what `signal` was aborted with.
 */
export async function followPaths(
  listener: Listener,
  beginning: Heard,
  { breadth, longest, follow, signal }: Following,
): Promise<Path | null> {
  const ended: Path[] = []
  let open: OpenPath[] = [{ tokens: [], attention: [], sum: 0, heard: beginning }]
  for (let length = 0; length < longest && open.length > 0 && ended.length < breadth; length++) {
    const further: OpenPath[] = []
    signal?.throwIfAborted()
    for (const { path, next, sum } of waysOn(open, breadth)) {
      const attention = [...path.attention, path.heard.attention]
      if (next.token === special.end) {
        ended.push({ tokens: path.tokens, attention, sum })
        continue
      }
      const tokens = [...path.tokens, next]
      if (further.length === breadth || isLoop(tokens.map(({ token }) => token))) continue
      further.push({ tokens, attention, sum, heard: await listener([next.token], path.heard) })
    }
    open = further
    follow?.(length + 1)
  }
  return ended.toSorted((a, b) => meanLogOf(b) - meanLogOf(a))[0] ?? null
}
