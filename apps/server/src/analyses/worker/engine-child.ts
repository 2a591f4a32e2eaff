import { counted } from '@vitrine/basics/wording.ts'
import { InputError } from '@vitrine/errors/input-error.ts'
import type { Progress } from '@vitrine/model-kit/run-context.ts'
import { type EngineProcess, killProcess, type ProcessWatch, startEngineProcess } from './engine-process.ts'
import type { ChildSetup, FromChild, RunOutcome, RunTask, ToChild } from './messages.ts'
import { ChildCrashed } from './process-end.ts'
import { residentMegabytes } from './resident-memory.ts'

/** How long a run may take to stop before its process is killed. */
const graceMilliseconds = 500
const memoryWatchMilliseconds = 200

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
  /** Ids of models that it has run: their engines are warm. */
  warm: ReadonlySet<string>
  isAlive: () => boolean
  /**
   * Runs a task. Rejects with 'deadline-exceeded', 'memory-exceeded', the signal's reason or `ChildCrashed`; the
   * process is dead then, unless it stopped in time.
   */
  run: (task: RunTask, limits: RunLimits) => Promise<RunOutcome>
  kill: () => Promise<void>
}

const tooLate = (seconds: number): InputError =>
  new InputError('deadline-exceeded', `The analysis took longer than ${counted(seconds, 'second')} and was stopped.`, {
    hint: 'While the machine is busy with other runs, a run takes longer: run it again. If it is stopped again, try a smaller input.',
  })

const tooLarge = (megabytes: number): InputError =>
  new InputError('memory-exceeded', `The analysis needed more than ${megabytes} MB of memory and was stopped.`, {
    hint: 'Try a smaller input.',
  })

/**
 * One run on an otherwise idle process. All of the run's watchers end with it, so that they cannot affect the next run.
 */
function runOn(
  forked: EngineProcess,
  task: RunTask,
  limits: RunLimits,
  held: (pid: number) => Promise<number | null>,
): Promise<RunOutcome> {
  const { child, notes, pid, end, isAlive, whenGone, strike } = forked
  return new Promise((resolve, reject) => {
    const number = ++notes.runs
    notes.during = 'run'
    let stopped: { reason: unknown } | null = null
    let over = false
    let grace: NodeJS.Timeout | undefined

    /* oxlint-disable eslint/no-use-before-define -- whatever ends a run takes all its watchers off, itself among them */
    const finish = (settle: () => void) => {
      if (over) return
      over = true
      notes.during = 'rest'
      clearTimeout(deadline)
      clearTimeout(grace)
      clearInterval(memoryWatch)
      limits.signal.removeEventListener('abort', abort)
      child.off('message', receive)
      forget()
      settle()
    }
    /* oxlint-enable eslint/no-use-before-define */
    const exited = () => {
      const crash = new ChildCrashed('The engine’s process ended unexpectedly.', end())
      finish(() => reject(stopped ? stopped.reason : crash))
    }
    const receive = (message: FromChild) => {
      if (!('run' in message) || message.run !== number) return
      if (message.kind === 'progress') limits.onProgress(message.progress)
      else finish(() => (stopped ? reject(stopped.reason) : resolve(message.outcome)))
    }
    const stop = (reason: unknown, patience: number) => {
      if (stopped || over) return
      stopped = { reason }
      child.send({ kind: 'abort', run: number } satisfies ToChild)
      grace = setTimeout(strike, patience)
    }
    const abort = () => stop(limits.signal.reason, graceMilliseconds)
    const deadline = setTimeout(
      () => stop(tooLate(limits.deadlineSeconds), graceMilliseconds),
      limits.deadlineSeconds * 1000,
    )
    const watchMemory = async (): Promise<void> => {
      notes.heldMegabytes = await held(pid)
      if ((notes.heldMegabytes ?? 0) > limits.memoryMegabytes) stop(tooLarge(limits.memoryMegabytes), 0)
    }
    const memoryWatch = setInterval(() => void watchMemory(), memoryWatchMilliseconds)

    child.on('message', receive)
    const forget = whenGone(exited)
    limits.signal.addEventListener('abort', abort)
    if (!isAlive()) return exited()
    child.send({ kind: 'run', run: number, task } satisfies ToChild, (error) => error && exited())
    if (limits.signal.aborted) abort()
  })
}

/**
 * Starts a process and waits until it can run engines. `environment` is its whole environment: it reads untrusted files
 * and needs no secret. `held` returns megabytes, or null where they are unknown.
 */
export async function startEngineChild(
  setup: ChildSetup,
  environment: Readonly<Record<string, string>>,
  watch: ProcessWatch,
  held: (pid: number) => Promise<number | null> = residentMegabytes,
): Promise<EngineChild> {
  const forked = await startEngineProcess(setup, environment, watch)
  const warm = new Set<string>()
  return {
    pid: forked.pid,
    warm,
    isAlive: forked.isAlive,
    run: (task, limits) => {
      warm.add(task.modelId)
      return runOn(forked, task, limits, held)
    },
    kill: () => killProcess(forked),
  }
}
