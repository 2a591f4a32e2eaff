import { spawn } from 'node:child_process'
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { writeWav } from '../audio/write-wav.ts'
import type { Span } from './find-speech.ts'
import { leadSeconds, prepareSpeech, withLead } from './prepare-speech.ts'

export interface SphinxWord extends Span {
  text: string
  /** Posterior within the recogniser's own word lattice; too sure of itself. */
  posterior: number
}

interface SphinxOptions {
  signal?: AbortSignal | undefined
  /** Called after each span, with its words; not in order, for several listen at once. */
  heard: (span: number, words: readonly SphinxWord[]) => void
}

const command = 'pocketsphinx_batch'
/** Where Debian's pocketsphinx-en-us, and a build from source, put the American English model. */
const modelFolders = ['/usr/share/pocketsphinx/model/en-us', '/usr/local/share/pocketsphinx/model/en-us']
const wavHeader = 44
const framesPerSecond = 100
/** Listeners at once, each on a core of its own, and the seconds of speech below which another one takes longer. */
const mostListeners = 4
const leastForOne = 5
/** Of address space, for a strange sound must not take the machine down. Kilobytes. */
const memoryLimit = 1_500_000

/**
 * Words in each span of a sound at 16 kHz, by the pocketsphinx_batch command in a limited child process.
 * Answers null where there is no such command or no model.
 */
export async function runPocketsphinx(
  samples: Float32Array,
  rate: number,
  spans: readonly Span[],
  options: SphinxOptions,
): Promise<SphinxWord[][] | null> {
  const model = await findModel()
  if (model === null) return null
  const folder = await mkdtemp(join(tmpdir(), 'speech-'))
  try {
    for (const [index, { start, end }] of spans.entries()) {
      options.signal?.throwIfAborted()
      const part = samples.subarray(Math.round(start * rate), Math.round(end * rate))
      await writeFile(join(folder, `${index}.wav`), writeWav(withLead(prepareSpeech(part, rate), rate), { rate }))
    }
    return await listenSideBySide(folder, model, spans, options)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Which spans each of several listeners takes: in order, the next to whoever has least to hear. */
export function lanesOf(spans: readonly Span[], most: number): number[][] {
  const all = spans.reduce((sum, { start, end }) => sum + end - start, 0)
  // Opening the model takes a second: for less than this a listener of its own is not worth it.
  const lanes = Math.max(1, Math.min(most, spans.length, Math.floor(all / leastForOne)))
  const taken = Array.from({ length: lanes }, (): { spans: number[]; seconds: number } => ({ spans: [], seconds: 0 }))
  for (const [index, { start, end }] of spans.entries()) {
    const least = taken.reduce((a, b) => (b.seconds < a.seconds ? b : a))
    least.spans.push(index)
    least.seconds += end - start
  }
  return taken.map((lane) => lane.spans)
}

async function listenSideBySide(
  folder: string,
  model: string,
  spans: readonly Span[],
  { signal, heard }: SphinxOptions,
): Promise<SphinxWord[][] | null> {
  const answer: SphinxWord[][] = spans.map(() => [])
  const failure = new AbortController()
  const either = signal ? AbortSignal.any([signal, failure.signal]) : failure.signal
  const ends = await Promise.allSettled(
    lanesOf(spans, Math.min(mostListeners, availableParallelism())).map(async (lane) => {
      const list = join(folder, `list-${lane[0] ?? 0}`)
      await writeFile(list, `${lane.join('\n')}\n`)
      const isThere = listen({ folder, list, model }, spans, either, (span, words) => {
        answer[span] = [...words]
        heard(span, words)
      })
      return isThere.catch((error: unknown) => {
        // One fails, all stop: half a transcript is none.
        failure.abort(error)
        throw error
      })
    }),
  )
  signal?.throwIfAborted()
  failure.signal.throwIfAborted()
  return ends.every((end) => end.status === 'fulfilled' && end.value) ? answer : null
}

async function findModel(): Promise<string | null> {
  for (const folder of modelFolders) {
    const there = await access(join(folder, 'en-us.lm.bin')).then(
      () => true,
      () => false,
    )
    if (there) return folder
  }
  return null
}

/** Answers false where there is no such command. */
function listen(
  { folder, list, model }: { folder: string; list: string; model: string },
  spans: readonly Span[],
  signal: AbortSignal,
  heard: SphinxOptions['heard'],
): Promise<boolean> {
  const input = ['-ctl', list, '-cepdir', folder, '-cepext', '.wav', '-adcin', 'yes']
  const models = ['-hmm', join(model, 'en-us'), '-lm', join(model, 'en-us.lm.bin')]
  const dictionary = ['-dict', join(model, 'cmudict-en-us.dict')]
  // The spans hold speech only, so nothing is dropped from them and times stay true. The backtrace names each word's
  // frames and posterior as soon as its span is done; there is no other output that comes in time.
  const ways = ['-adchdr', String(wavHeader), '-remove_silence', 'no', '-backtrace', 'yes', '-hyp', '/dev/null']
  const limits = ['-c', `ulimit -v ${memoryLimit}; exec "$@"`, 'sh', command]

  const { promise, resolve, reject } = Promise.withResolvers<boolean>()
  const child = spawn('sh', [...limits, ...input, ...models, ...dictionary, ...ways], {
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
    killSignal: 'SIGKILL',
  })
  createInterface({ input: child.stderr }).on('line', backtraceReader(spans, heard))
  child.on('error', (error) => reject(signal.aborted ? signal.reason : error))
  // 127: there is no such command.
  child.on('close', (code) => {
    if (signal.aborted) reject(signal.reason)
    else if (code === 0 || code === 127) resolve(code === 0)
    else reject(new Error(`${command} ended with ${code}.`))
  })
  return promise
}

const decoding = /Decoding '(\d+)'/
const doneWith = /^(\d+) done --/
/** Word, first and last frame, posterior, then scores. */
const wordLine = /^(\S+)\s+(\d+)\s+(\d+)\s+([\d.]+)\s+-?\d+\s+-?\d+\s+\d+\s*$/

function backtraceReader(spans: readonly Span[], done: (span: number, words: SphinxWord[]) => void) {
  let words: SphinxWord[] = []
  let span = 0
  return (line: string) => {
    const begun = decoding.exec(line)
    if (begun) {
      span = Number(begun[1])
      words = []
    }
    const word = wordLine.exec(line)
    if (word) {
      const [, text = '', first = '', last = '', posterior = ''] = word
      // Silence, noise and sentence marks stand in brackets; a number in brackets tells pronunciations apart.
      if (/^[<[+]/.test(text)) return
      const offset = (spans[span]?.start ?? 0) - leadSeconds
      words.push({
        start: Math.max(0, offset + Number(first) / framesPerSecond),
        end: offset + (Number(last) + 1) / framesPerSecond,
        text: text.replace(/\(\d+\)$/, ''),
        posterior: Math.min(1, Number(posterior)),
      })
    }
    if (doneWith.test(line)) done(span, words)
  }
}
