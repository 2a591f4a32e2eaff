import type { Database } from '../database/database.ts'
import { type DeliveryParts, deliverDue } from './deliver-mails.ts'

/** A notice can be lost, and a mail may be due later. */
const lookAgain = 5000

export interface Mailer {
  /** Finishes the tries under way and takes no more. */
  stop: () => Promise<void>
}

/** Delivers the outbox until it is stopped: at each notice, and every few seconds. */
export async function startMailer(
  parts: Omit<DeliveryParts, 'db'>,
  { db, listen }: Pick<Database, 'db' | 'listen'>,
): Promise<Mailer> {
  const stopping = new AbortController()
  let running: Promise<void> | null = null
  let again = false
  const run = async (): Promise<void> => {
    do {
      again = false
      await deliverDue({ ...parts, db }, stopping.signal).catch((error: unknown) =>
        parts.log.warn({ error }, 'the outbox could not be read'),
      )
    } while (again && !stopping.signal.aborted)
    running = null
  }
  const wake = (): void => {
    again = true
    if (!stopping.signal.aborted) running ??= run()
  }
  const unlisten = await listen('mails', wake)
  const timer = setInterval(wake, lookAgain)
  wake()
  return {
    stop: async () => {
      stopping.abort()
      clearInterval(timer)
      await unlisten()
      await running
      parts.transport.close()
    },
  }
}
