import { placeOfFault } from './as-failure.ts'
import type { FromChild } from './messages.ts'

/** sysexits(3): a defect of the program. */
const exitCode = 70

/**
 * Reports errors in an engine process that do not belong to the current run. A promise that nobody awaits may be
 * rejected long after its run was answered, aborted or cancelled; the run that is under way then must not fail for it.
 * After an uncaught exception the process is in an unknown state: it reports the place and exits. The returned function
 * does the same for a caught error. Messages are left out: they may quote a document, and Node would print them.
 */
export function tellFaults(send: (message: FromChild, sent?: () => void) => void): (error: unknown) => void {
  const endBy = (error: unknown): void =>
    send({ kind: 'fault', trace: placeOfFault(error) }, () => process.exit(exitCode))
  process.on('unhandledRejection', (reason) => send({ kind: 'stray', trace: placeOfFault(reason) }))
  process.on('uncaughtException', endBy)
  return endBy
}
