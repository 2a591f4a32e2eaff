import { access } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { Span } from './find-speech.ts'
import { prepareSpeech } from './prepare-speech.ts'
import type { TranscriptSegment } from './transcript.ts'

/** The package is optional: it is loaded only where a model is configured. */
const packageName: string = '@huggingface/transformers'

interface WhisperAnswer {
  text: string
  chunks?: { timestamp: [number, number | null]; text: string }[]
}

type WhisperPipeline = (samples: Float32Array, options: object) => Promise<WhisperAnswer>

/** The few things of the package that are used. */
interface Transformers {
  env: { allowRemoteModels: boolean; localModelPath: string; cacheDir: string }
  pipeline: (task: 'automatic-speech-recognition', model: string, options: object) => Promise<WhisperPipeline>
}

interface WhisperOptions {
  signal?: AbortSignal | undefined
  heard: (span: number, text: string) => void
}

export interface WhisperModel {
  name: string
  recognise: (
    samples: Float32Array,
    rate: number,
    spans: readonly Span[],
    options: WhisperOptions,
  ) => Promise<TranscriptSegment[]>
}

const opened = new Map<string, Promise<WhisperModel>>()

/** Whisper gives no confidence here; its times are from the start of the span, and the last one may be missing. */
function segmentsOf({ text, chunks }: WhisperAnswer, { start, end }: Span): TranscriptSegment[] {
  const pieces = chunks?.length ? chunks : [{ timestamp: [0, null] as const, text }]
  return pieces
    .map((piece) => {
      const from = Math.min(end, start + piece.timestamp[0])
      const to = piece.timestamp[1] === null ? end : Math.min(end, start + piece.timestamp[1])
      return { start: from, end: Math.max(from, to), text: piece.text.trim(), confidence: null }
    })
    .filter((piece) => piece.text !== '')
}

const recogniseWith =
  (whisper: WhisperPipeline): WhisperModel['recognise'] =>
  async (samples, rate, spans, { signal, heard }) => {
    const segments: TranscriptSegment[] = []
    for (const [index, { start, end }] of spans.entries()) {
      signal?.throwIfAborted()
      const part = prepareSpeech(samples.subarray(Math.round(start * rate), Math.round(end * rate)), rate)
      const answer = await whisper(part, { return_timestamps: true })
      segments.push(...segmentsOf(answer, { start, end }))
      heard(index, answer.text.trim())
    }
    return segments
  }

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

async function open(model: string, cacheFolder: string): Promise<WhisperModel> {
  // The cast: the package is optional, so its types are not here.
  const { env, pipeline } = (await import(packageName)) as Transformers
  const local = await exists(join(model, 'config.json'))
  env.allowRemoteModels = !local
  env.cacheDir = cacheFolder
  if (local) env.localModelPath = dirname(resolve(model))
  const quantised = !local || (await exists(join(model, 'onnx', 'encoder_model_quantized.onnx')))
  const whisper = await pipeline('automatic-speech-recognition', local ? basename(resolve(model)) : model, {
    device: 'cpu',
    dtype: quantised ? 'q8' : 'fp32',
    // The pool of worker processes is what uses the cores.
    session_options: { intraOpNumThreads: 1, interOpNumThreads: 1 },
  })
  return { name: local ? basename(resolve(model)) : model, recognise: recogniseWith(whisper) }
}

/**
 * Opens a Whisper model once per process: a local folder with config.json, tokenizer.json and onnx/, or a name on the
 * hub, which is then fetched into `cacheFolder`. Rejects where the package or the weights are missing.
 */
export function openWhisper(model: string, cacheFolder: string): Promise<WhisperModel> {
  const known = opened.get(model)
  if (known) return known
  const opening = open(model, cacheFolder)
  // A failed opening is forgotten, so that the next run may try again.
  opening.catch(() => opened.delete(model))
  opened.set(model, opening)
  return opening
}
