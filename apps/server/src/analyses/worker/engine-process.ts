import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { ChildSetup, FromChild, ToChild } from './messages.ts'
import { ChildCrashed, type ProcessEnd } from './process-end.ts'

const entry = fileURLToPath(new URL('./child.ts', import.meta.url))

/** What a process said before its end may be read after it; so long is waited for that. */
const lastWordsMilliseconds = 200

/** What is told of a process beside its runs. */
export interface ProcessWatch {
  /** A promise failed that nobody awaited, maybe of an earlier run: names and places only. */
  onStray: (trace: string) => void
  /** It ended by itself, no matter whether somebody waited for it. */
  onEnd: (end: ProcessEnd) => void
}

/** A process for engines, as its parent holds it. */
export interface EngineProcess {
  child: ChildProcess
  pid: number
  /** What is known of its end, or would be were it now. */
  end: () => ProcessEnd
  /** Counted in `end`. */
  notes: { during: ProcessEnd['during']; runs: number; heldMegabytes: number | null }
  isAlive: () => boolean
  /** Kept when it has ended and all that it said is heard. */
  gone: Promise<void>
  /** The same for one of many that come and leave: what it returns takes `told` off again. */
  whenGone: (told: () => void) => () => void
  /** Kills it with all that it started, and does not wait. */
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

/** Kept at the end of a process, also of one that never began. */
const endOf = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => {
      if (child.pid === undefined) resolve()
    })
  })

/** Forks a process whose only sight of our environment is `environment`; it is not ready yet. */
function forkProcess(environment: Readonly<Record<string, string>>, { onStray, onEnd }: ProcessWatch): EngineProcess {
  const child = fork(entry, [], {
    env: { ...environment },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // A group of its own, so that it can be killed with all that it started.
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
  // A message to a process that is just ending errs; the end itself is what counts.
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
    // One that was struck may still be heard for a moment; whoever took it for the next run would lose that.
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

/** Kills a process with all that it started, and waits for its end. */
export async function killProcess({ strike, gone }: EngineProcess): Promise<void> {
  strike()
  await gone
}
