/** How a process for engines ended, for the log: nothing of what it worked on. */
export interface ProcessEnd {
  during: 'start' | 'run' | 'rest'
  /** Null while the process still lives (its channel is closed), or where a signal ended it. */
  exitCode: number | null
  /** SIGKILL that we did not send is most likely the system's, short of memory. */
  signal: NodeJS.Signals | null
  /** What it said itself: the name of an error and where it came from. */
  trace: string | null
  /** Runs that it had begun. */
  runs: number
  aliveSeconds: number
  /** When it was last looked at. */
  heldMegabytes: number | null
}

/** The process ended, and not because we stopped it. */
export class ChildCrashed extends Error {
  override readonly name = 'ChildCrashed'
  readonly end: ProcessEnd
  constructor(message: string, end: ProcessEnd) {
    super(message)
    this.end = end
  }
}
