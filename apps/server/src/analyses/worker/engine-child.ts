import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { InputError } from '@vitrine/errors/input-error.ts'
import type { Progress } from '@vitrine/model-kit/run-context.ts'
import type { ChildSetup, FromChild, RunOutcome, RunTask, ToChild } from './messages.ts'
import { residentMegabytes } from './resident-memory.ts'

/** So long may a run that was told to stop take before its process is killed. */
const graceMilliseconds = 500
const memoryWatchMilliseconds = 200

/** The process ended in the middle of a run, and not because we stopped it. */
export class ChildCrashed extends Error {
  override readonly name = 'ChildCrashed'
}

export interface RunLimits {
  deadlineSeconds: number
  memoryMegabytes: number
  /** Its reason is what the run rejects with. */
  signal: AbortSignal
  onProgress: (progress: Progress) => void
}

/** A process that runs engines, seen from its parent. */
export interface EngineChild {
  pid: number
  /** Ids of models that it ran: their engines are warm. */
  warm: ReadonlySet<string>
  isAlive: () => boolean
  /**
   * Runs a task. Rejects with 'deadline-exceeded', 'memory-exceeded', the signal's reason or `ChildCrashed`;
   * unless it was quick to obey, the process is dead then.
   */
  run: (task: RunTask, limits: RunLimits) => Promise<RunOutcome>
  kill: () => Promise<void>
}

const entry = fileURLToPath(new URL('./child.ts', import.meta.url))

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  try {
    // The whole group: an engine may have started ffmpeg.
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    child.kill('SIGKILL')
  }
}

const becomeReady = (child: ChildProcess, setup: ChildSetup): Promise<void> =>
  new Promise((resolve, reject) => {
    const ended = () => reject(new ChildCrashed('The process ended before it was ready.'))
    child.once('exit', ended)
    child.once('error', ended)
    child.once('message', () => {
      child.off('exit', ended)
      child.off('error', ended)
      resolve()
    })
    child.send({ kind: 'setup', setup } satisfies ToChild)
  })

/**
 * Starts a process and waits until it can run engines. `environment` is all that it sees of ours: it reads files
 * from strangers and needs no secret.
 */
export async function startEngineChild(
  setup: ChildSetup,
  environment: Readonly<Record<string, string>>,
): Promise<EngineChild> {
  const child = fork(entry, [], {
    env: { ...environment },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // A group of its own, so that it can be killed with all that it started.
    detached: true,
  })
  // A message to a process that is just ending errs; the end itself is what counts.
  child.on('error', () => undefined)
  await becomeReady(child, setup)
  const { pid } = child
  if (pid === undefined) throw new ChildCrashed('The process did not start.')
  const warm = new Set<string>()
  let runs = 0

  const run: EngineChild['run'] = (task, limits) =>
    new Promise((resolve, reject) => {
      const number = ++runs
      let stopped: { reason: unknown } | null = null
      let grace: NodeJS.Timeout | undefined

      /* oxlint-disable eslint/no-use-before-define -- whatever ends a run takes all its watchers off, itself among them */
      const end = (settle: () => void) => {
        clearTimeout(deadline)
        clearTimeout(grace)
        clearInterval(memoryWatch)
        limits.signal.removeEventListener('abort', abort)
        child.off('message', receive)
        child.off('exit', exited)
        settle()
      }
      /* oxlint-enable eslint/no-use-before-define */
      const exited = () =>
        end(() => reject(stopped ? stopped.reason : new ChildCrashed('The engine’s process ended unexpectedly.')))
      const receive = (message: FromChild) => {
        if (message.kind === 'ready' || message.run !== number) return
        if (message.kind === 'progress') limits.onProgress(message.progress)
        else end(() => (stopped ? reject(stopped.reason) : resolve(message.outcome)))
      }
      const stop = (reason: unknown, patience: number) => {
        if (stopped) return
        stopped = { reason }
        child.send({ kind: 'abort', run: number } satisfies ToChild)
        grace = setTimeout(() => killGroup(child), patience)
      }
      const abort = () => stop(limits.signal.reason, graceMilliseconds)
      const deadline = setTimeout(() => {
        const words = `The analysis took longer than ${limits.deadlineSeconds} seconds and was stopped.`
        stop(new InputError('deadline-exceeded', words, { hint: 'Try a smaller input.' }), graceMilliseconds)
      }, limits.deadlineSeconds * 1000)
      const watchMemory = async (): Promise<void> => {
        const held = await residentMegabytes(pid)
        if (held === null || held <= limits.memoryMegabytes) return
        const words = `The analysis needed more than ${limits.memoryMegabytes} MB of memory and was stopped.`
        stop(new InputError('memory-exceeded', words, { hint: 'Try a smaller input.' }), 0)
      }
      const memoryWatch = setInterval(() => void watchMemory(), memoryWatchMilliseconds)

      child.on('message', receive)
      child.on('exit', exited)
      limits.signal.addEventListener('abort', abort)
      if (child.exitCode !== null || child.signalCode !== null || !child.connected) return exited()
      warm.add(task.modelId)
      child.send({ kind: 'run', run: number, task } satisfies ToChild, (error) => error && exited())
      if (limits.signal.aborted) abort()
    })

  return {
    pid,
    warm,
    isAlive: () => child.connected && child.exitCode === null && child.signalCode === null,
    run,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exit = once(child, 'exit')
      killGroup(child)
      await exit
    },
  }
}
