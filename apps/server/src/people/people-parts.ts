import type { AdmitCall } from '../accounts/limits/limit-calls.ts'
import type { Db } from '../database/database.ts'
import type { MailPlace } from '../mail/mail-content.ts'
import type { Sealer } from '../secrets/sealer.ts'
import type { Clock } from '../time/clock.ts'
import type { Later } from '../time/later.ts'

/** What deciding on requests and managing people needs of the server. */
export interface PeopleParts {
  db: Db
  clock: Clock
  /** The product's name and address for mails. */
  place: MailPlace
  admit: AdmitCall
  /** The choices for a person's interests: the ten interests, models and products. */
  topics: readonly string[]
  /** Encrypts passwords until they are mailed. */
  sealer: Pick<Sealer, 'seal'>
  /** Runs work that nobody waits for after the answer. */
  later: Later
}
