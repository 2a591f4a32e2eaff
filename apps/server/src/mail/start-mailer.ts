import type { Database } from '../database/database.ts'
import { type ToldWork, workWhenTold } from '../time/work-when-told.ts'
import { type DeliveryParts, deliverDue } from './deliver-mails.ts'

/** Delivers the outbox until it is stopped. */
export async function startMailer(
  parts: Omit<DeliveryParts, 'db'>,
  { db, listen }: Pick<Database, 'db' | 'listen'>,
): Promise<ToldWork> {
  const onError = (error: unknown) => parts.log.warn({ error }, 'the outbox could not be read')
  const work = await workWhenTold({ listen }, { channel: 'mails', lookAgain: 5000, onError }, (stopping) =>
    deliverDue({ ...parts, db }, stopping),
  )
  return {
    stop: async () => {
      await work.stop()
      parts.transport.close()
    },
  }
}
