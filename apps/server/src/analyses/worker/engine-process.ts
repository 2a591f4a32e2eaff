import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { ChildSetup, FromChild, ToChild } from './messages.ts'
import { ChildCrashed, type ProcessEnd } from './process-end.ts'

const entry = fileURLToPath(new URL('./child.ts', import.meta.url))

/** Messages that a process sent before its end may arrive after it; how long to wait for them. */
const lastWordsMilliseconds = 200

/** Events of a process that belong to no run. */
export interface ProcessWatch {
  /** A promise was rejected and not awaited, possibly of an earlier run; names and places only. */
  onStray: (trace: string) => void
  /** The process ended by itself, whether or not a run was waiting for it. */
  onEnd: (end: ProcessEnd) => void
}

/** The parent's handle of an engine process. */
export interface EngineProcess {
  child: ChildProcess
  pid: number
  /** How it ended; for a living process, what is known so far. */
  end: () => ProcessEnd
  /** Included in `end`. */
  notes: { during: ProcessEnd['during']; runs: number; heldMegabytes: number | null }
  isAlive: () => boolean
  /** Resolves when it has ended and all its messages were read. */
  gone: Promise<void>
  /** The same as a callback, for listeners that come and go: returns the function that removes it. */
  whenGone: (told: () => void) => () => void
  /** Kills it with everything that it started, without waiting. */
  strike: () => void
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return
  try {
    // The whole group: an engine may have started ffmpeg.
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    child.kill('SIGKILL')
  }
}

/** Resolves at the end of a process, also of one that never started. */
const endOf = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => {
      if (child.pid === undefined) resolve()
    })
  })

/** Forks a process whose whole environment is `environment`; it is not ready yet. */
function forkProcess(environment: Readonly<Record<string, string>>, { onStray, onEnd }: ProcessWatch): EngineProcess {
  const child = fork(entry, [], {
    env: { ...environment },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // A process group of its own, so that it can be killed with everything that it started.
    detached: true,
  })
  const started = performance.now()
  const notes: EngineProcess['notes'] = { during: 'start', runs: 0, heldMegabytes: null }
  let trace: string | null = null
  let struck = false
  const end = (): ProcessEnd => ({
    ...notes,
    exitCode: child.exitCode,
    signal: child.signalCode,
    trace,
    aliveSeconds: Math.round((performance.now() - started) / 1000),
  })
  child.on('message', (message: FromChild) => {
    if (message.kind === 'stray') onStray(message.trace)
    if (message.kind === 'fault') trace = message.trace
  })
  // Sending to a process that is just ending emits an error; only the end itself matters.
  child.on('error', () => undefined)
  const heard = new Promise<void>((resolve) => child.once('disconnect', resolve))
  const waiting = new Set<() => void>()
  const tellEnd = async (): Promise<void> => {
    await endOf(child)
    await Promise.race([heard, delay(lastWordsMilliseconds, undefined, { ref: false })])
    if (!struck) onEnd(end())
    for (const told of waiting) told()
  }
  const gone = tellEnd()
  return {
    child,
    pid: child.pid ?? 0,
    end,
    notes,
    // A killed process may stay connected for a moment; a run given to it would be lost.
    isAlive: () => child.connected && !struck && !hasEnded(child),
    gone,
    whenGone: (told) => {
      waiting.add(told)
      return () => void waiting.delete(told)
    },
    strike: () => {
      if (hasEnded(child)) return
      struck = true
      killGroup(child)
    },
  }
}

async function becomeReady({ child, end, gone }: EngineProcess, setup: ChildSetup): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const receive = ({ kind }: FromChild) => {
    if (kind === 'ready') resolve()
  }
  child.on('message', receive)
  void gone.then(() => reject(new ChildCrashed('The process ended before it was ready.', end())))
  child.send({ kind: 'setup', setup } satisfies ToChild)
  await promise
  child.off('message', receive)
}

/** Starts a process and waits until it can run engines. Throws `ChildCrashed`. */
export async function startEngineProcess(
  setup: ChildSetup,
  environment: Readonly<Record<string, string>>,
  watch: ProcessWatch,
): Promise<EngineProcess> {
  const forked = forkProcess(environment, watch)
  await becomeReady(forked, setup)
  forked.notes.during = 'rest'
  return forked
}

/** Kills a process with everything that it started, and waits for its end. */
export async function killProcess({ strike, gone }: EngineProcess): Promise<void> {
  strike()
  await gone
}
