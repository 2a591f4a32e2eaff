import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { residentMegabytes } from '../../analyses/worker/resident-memory.ts'
import { readChildEnvironment } from '../../env.ts'

export interface PictureTask {
  bytes: Uint8Array
  /** Pixels of both sides of the small picture. */
  side: number
  /** Of WebP, 1…100. */
  quality: number
  mostPixels: number
}

export type PictureOutcome =
  | { kind: 'made'; webp: Uint8Array }
  | { kind: 'too-large'; width: number; height: number }
  | { kind: 'stopped'; problem: 'memory-exceeded' | 'deadline-exceeded' }
  | { kind: 'damaged' }

export interface PictureLimits {
  megabytes: number
  seconds: number
}

const entry = fileURLToPath(new URL('./picture-child.ts', import.meta.url))

/** An interlaced PNG of 49 megapixels takes 500 MB, with 16 bits a channel about twice that. */
export const pictureLimits: PictureLimits = { megabytes: 1200, seconds: 20 }
const watchMilliseconds = 20

/**
 * Makes a small picture in a process of its own, whose memory and time are limited: a small file may unpack to gigabytes, and the libraries
 * that read it are native code. A process that takes too much is killed, and its picture is 'stopped'; one that ends by itself without
 * an answer has met a 'damaged' picture.
 */
export async function makeSmallPicture(
  task: PictureTask,
  limits: PictureLimits = pictureLimits,
): Promise<PictureOutcome> {
  const child = fork(entry, [], {
    env: readChildEnvironment(),
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // A process group of its own, which it kills when the server is gone.
    detached: true,
  })
  const strike = () => child.kill('SIGKILL')
  const { promise: answered, resolve: answer } = Promise.withResolvers<PictureOutcome>()
  // The first answer counts: why it is stopped is told before the process is gone.
  const deadline = setTimeout(() => answer({ kind: 'stopped', problem: 'deadline-exceeded' }), limits.seconds * 1000)
  const watchMemory = async () => {
    const held = await residentMegabytes(child.pid ?? 0)
    if ((held ?? 0) > limits.megabytes) answer({ kind: 'stopped', problem: 'memory-exceeded' })
  }
  const watch = setInterval(() => void watchMemory(), watchMilliseconds)
  child.once('message', (outcome: PictureOutcome) => answer(outcome))
  const gone = new Promise<void>((resolve) => {
    child.once('exit', resolve)
    child.once('error', resolve)
  })
  void gone.then(() => answer({ kind: 'damaged' }))
  child.send(task, (error) => error && strike())
  try {
    return await answered
  } finally {
    clearTimeout(deadline)
    clearInterval(watch)
    strike()
    // Its memory is free only then, and the next picture waits for that.
    await gone
  }
}
