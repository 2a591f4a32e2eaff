import { spawn } from 'node:child_process'

export interface CommandLimits {
  signal: AbortSignal
  /** Wall-clock and processor time. */
  seconds: number
  /** Output beyond this ends the command. */
  mostBytes: number
}

export interface CommandOutput {
  /** False where there is no such command. */
  found: boolean
  succeeded: boolean
  /** Whether it wrote anything to its error output. */
  complained: boolean
  /** What it wrote, where no `onChunk` took it. */
  output: Buffer
}

/** Address space, kB: ffmpeg needs 0.3 GB for a full HD film; a file made to exhaust memory ends here. */
const addressSpace = 2_500_000

// POSIX: 127 means that the command was not found. A limit that the system does not know is left out.
const limiter = (seconds: number) =>
  `ulimit -v ${addressSpace} 2>/dev/null; ulimit -t ${seconds}; exec env -i PATH="$PATH" "$0" "$@"`

/**
 * Runs a command on untrusted input in a child process of limited time, memory and output, with an empty environment but for PATH.
 * Rejects when the signal aborts.
 */
export function runLimited(
  command: string,
  words: readonly string[],
  { signal, seconds, mostBytes }: CommandLimits,
  onChunk?: (chunk: Buffer) => void,
): Promise<CommandOutput> {
  const { promise, resolve, reject } = Promise.withResolvers<CommandOutput>()
  const child = spawn('/bin/sh', ['-c', limiter(Math.ceil(seconds)), command, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: AbortSignal.any([signal, AbortSignal.timeout(seconds * 1000)]),
    killSignal: 'SIGKILL',
  })
  const chunks: Buffer[] = []
  let received = 0
  child.stdout.on('data', (chunk: Buffer) => {
    received += chunk.length
    if (received > mostBytes) child.kill('SIGKILL')
    else if (onChunk) onChunk(chunk)
    else chunks.push(chunk)
  })
  let complained = false
  child.stderr.on('data', () => {
    complained = true
  })
  child.on('error', (error: NodeJS.ErrnoException) => {
    if (signal.aborted) reject(signal.reason instanceof Error ? signal.reason : error)
    else if (error.code !== 'ENOENT' && error.name !== 'AbortError') reject(error)
    else resolve({ found: error.code !== 'ENOENT', succeeded: false, complained, output: Buffer.alloc(0) })
  })
  child.on('close', (code) => {
    resolve({ found: code !== 127, succeeded: code === 0, complained, output: Buffer.concat(chunks) })
  })
  return promise
}
