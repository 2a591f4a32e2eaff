/** How an engine process ended, for the log; contains nothing of its inputs. */
export interface ProcessEnd {
  during: 'start' | 'run' | 'rest'
  /** Null while the process is alive (its channel is closed), or if a signal ended it. */
  exitCode: number | null
  /** A SIGKILL that we did not send is most likely the system's, for lack of memory. */
  signal: NodeJS.Signals | null
  /** Its own last message: the name of an error and its place. */
  trace: string | null
  /** Runs that it had started. */
  runs: number
  aliveSeconds: number
  /** When its memory was last read. */
  heldMegabytes: number | null
}

/** The process ended without being stopped by us. */
export class ChildCrashed extends Error {
  override readonly name = 'ChildCrashed'
  readonly end: ProcessEnd
  constructor(message: string, end: ProcessEnd) {
    super(message)
    this.end = end
  }
}
