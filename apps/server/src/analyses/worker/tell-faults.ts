import { placeOfFault } from './as-failure.ts'
import type { FromChild } from './messages.ts'

/** sysexits(3): a defect of the program. */
const exitCode = 70

/**
 * Tells what goes wrong in a process for engines beside the run that it works on. A promise that nobody awaits may fail long after
 * its run was answered, given up or cancelled: the run of somebody else that is under way then must not pay for it. What is
 * thrown and caught nowhere leaves the process in no state to go on: it says where, and ends; so does what is returned, for a
 * fault that somebody caught. Messages stay unsaid: they may quote a document, and Node would print them.
 */
export function tellFaults(send: (message: FromChild, sent?: () => void) => void): (error: unknown) => void {
  const endBy = (error: unknown): void =>
    send({ kind: 'fault', trace: placeOfFault(error) }, () => process.exit(exitCode))
  process.on('unhandledRejection', (reason) => send({ kind: 'stray', trace: placeOfFault(reason) }))
  process.on('uncaughtException', endBy)
  return endBy
}
