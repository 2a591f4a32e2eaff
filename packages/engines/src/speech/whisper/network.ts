import { fileURLToPath } from 'node:url'
import { InferenceSession, Tensor } from 'onnxruntime-node'

/** Samples of the half minute that the network hears at once, at 16 kHz. */
export const windowSamples = 480_000
/** Steps of sound per second that the decoder's attention distinguishes. */
export const framesPerSecond = 50
const frames = 1500
const tokensInAll = 51_865
const alignmentHeads = 8
const pastShape = [12, 8, 0, 64]

const folder = new URL('../whisper-base/', import.meta.url)
/** So long after its last use the network is closed and its 300 MB given back. Milliseconds. */
const idle = 60_000

export interface Heard {
  /** The logit of each of the 51,865 tokens to come next. */
  logits: Float32Array
  /** Where the decoder listened while it chose: a row of `frames` for each of the heads that follow the sound. */
  attention: readonly Float32Array[]
  /** What the decoder remembers of the tokens said so far. */
  past: Tensor
}

/** The decoder over one window: says `tokens` after what was said before, from the beginning where nothing was, and hears what follows. */
export type Listener = (tokens: readonly number[], after?: Heard) => Promise<Heard>

export interface WhisperNetwork {
  /** `samples` at 16 kHz, at most `windowSamples`. */
  listen: (samples: Float32Array) => Promise<Listener>
}

interface Sessions {
  encoder: InferenceSession
  decoder: InferenceSession
}

let opening: Promise<Sessions> | null = null
let users = 0
let closing: NodeJS.Timeout | undefined

async function open(): Promise<Sessions> {
  // The pool of worker processes is what uses the cores.
  const options = { intraOpNumThreads: 1, interOpNumThreads: 1, enableCpuMemArena: false } as const
  const [encoder, decoder] = await Promise.all(
    ['encoder.onnx', 'decoder.onnx'].map((name) =>
      InferenceSession.create(fileURLToPath(new URL(name, folder)), options),
    ),
  )
  if (!encoder || !decoder) throw new Error('The speech network has two parts.')
  return { encoder, decoder }
}

async function close(): Promise<void> {
  // A caller that comes while the old network is being closed opens a new one.
  const ended = opening
  opening = null
  const sessions = await ended
  await sessions?.encoder.release()
  await sessions?.decoder.release()
}

/** Of each head, the row of the last token. */
const lastRows = (attention: Float32Array, tokens: number): Float32Array[] =>
  Array.from({ length: alignmentHeads }, (_, head) => {
    const start = (head * tokens + tokens - 1) * frames
    return attention.slice(start, start + frames)
  })

function floats(tensor: Tensor | undefined, length?: number): Float32Array {
  if (tensor?.data instanceof Float32Array && (length === undefined || tensor.data.length === length))
    return tensor.data
  throw new Error('The speech network answers in another form than it was made for.')
}

async function listen({ encoder, decoder }: Sessions, samples: Float32Array): Promise<Listener> {
  const sound = new Float32Array(windowSamples)
  sound.set(samples.subarray(0, windowSamples))
  const heard = await encoder.run({ sound: new Tensor('float32', sound, [windowSamples]) })
  const nothingYet = new Tensor('float32', new Float32Array(0), pastShape)
  return async (tokens, after) => {
    const words = new Tensor('int64', BigInt64Array.from(tokens, BigInt), [tokens.length])
    const past = after?.past ?? nothingYet
    const { logits, present, attention } = await decoder.run({ ...heard, tokens: words, past })
    return {
      logits: floats(logits, tokensInAll),
      attention: lastRows(floats(attention, alignmentHeads * tokens.length * frames), tokens.length),
      past: new Tensor('float32', floats(present), [...(present?.dims ?? [])]),
    }
  }
}

/** Lends the network for as long as `use` runs. It is opened once per process and closed when nobody has used it for a minute. */
export async function withWhisper<Result>(use: (network: WhisperNetwork) => Promise<Result>): Promise<Result> {
  users++
  clearTimeout(closing)
  try {
    opening ??= open()
    const sessions = await opening
    return await use({ listen: (samples) => listen(sessions, samples) })
  } finally {
    users--
    if (users === 0) closing = setTimeout(() => void close(), idle).unref()
  }
}
