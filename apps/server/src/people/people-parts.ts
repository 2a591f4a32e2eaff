import type { AdmitCall } from '../accounts/limit-calls.ts'
import type { Clock } from '../time/clock.ts'
import type { Db } from '../database/database.ts'
import type { Sealer } from '../secrets/sealer.ts'
import type { Later } from '../time/later.ts'
import type { MailPlace } from '../mail/mail-content.ts'

/** What everything that is done with people works with. */
export interface PeopleParts {
  db: Db
  clock: Clock
  /** What mails call the product and where they lead. */
  place: MailPlace
  admit: AdmitCall
  /** What people are offered to be interested in: the ten interests, models and products. */
  topics: readonly string[]
  /** Seals passwords until they are mailed. */
  sealer: Pick<Sealer, 'seal'>
  /** Does what nobody waits for, after the answer. */
  later: Later
}
